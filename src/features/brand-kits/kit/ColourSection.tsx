import { useState } from 'react';
import { Badge } from '@/components/Badge';
import { Box } from '@/components/Box';
import { ColourInput } from '@/components/ColourInput';
import { ExpandableRow } from '@/components/ExpandableRow';
import { Inline } from '@/components/Inline';
import {
  faultOfColour,
  isSpot,
  toKitColour,
  ownValues,
  paintOf,
  toFieldColour,
  describeColour,
  addEntry,
  withValues,
  type BrandColour,
  type ShownColour,
} from '@/domain/brand-kits';
import { entryActions, type Asked } from './entryActions';
import { EntryDialogs } from './EntryDialogs';
import { EntryName } from './EntryName';
import { newGuid, type KitAtWork } from './kitAtWork';
import { KitSection } from './KitSection';

/** The colours of a kit; a new one opens for editing. */
export function ColourSection({ kit }: { kit: KitAtWork }) {
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { colors } = kit.shown;
  const setOpenOf = (guid: string, isOpen: boolean) =>
    setOpen((present) => new Set(isOpen ? [...present, guid] : [...present].filter((each) => each !== guid)));
  return (
    <KitSection
      title="Colours"
      count={colors.length}
      empty="Colours of the brand, for screens, for print and as inks of their own."
      verb="Add colour"
      fixed={kit.fixed}
      onAdd={() => setAsked({ kind: 'add' })}
      dialogs={
        <EntryDialogs
          kit={kit}
          asked={asked}
          section="colors"
          onAdd={(name) => {
            const guid = newGuid();
            kit.change((content) => addEntry(content, 'colors', { guid, name }));
            setOpenOf(guid, true);
          }}
          onClose={() => setAsked(undefined)}
        />
      }
    >
      <Box as="ul" css={{ margin: 0, padding: 0 }}>
        {colors.map((colour) => (
          <ColourRow
            key={colour.guid}
            kit={kit}
            colour={colour}
            open={open.has(colour.guid)}
            onOpenChange={(isOpen) => setOpenOf(colour.guid, isOpen)}
            onAsk={setAsked}
          />
        ))}
      </Box>
    </KitSection>
  );
}

interface ColourRowProps {
  kit: KitAtWork;
  colour: BrandColour;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAsk: (asked: Asked) => void;
}

function ColourRow({ kit, colour, open, onOpenChange, onAsk }: ColourRowProps) {
  const { theme, change, withheld } = kit;
  const { guid, name } = colour;
  /** Copies the colour's name to the ink when it becomes a spot colour; another name can be typed later. */
  const withInkName = (shown: ShownColour): ShownColour =>
    'name' in shown && shown.name === '' && !isSpot(colour.type) ? { ...shown, name } : shown;
  return (
    <ExpandableRow
      name={name}
      open={open}
      onOpenChange={onOpenChange}
      title={
        <Inline as="span" gap="3">
          <Box
            as="span"
            aria-hidden
            css={{
              flexShrink: 0,
              boxSize: '2rem',
              border: '1px solid $borderStrong',
              borderRadius: '$control',
              forcedColorAdjust: 'none',
            }}
            style={{ backgroundColor: paintOf(colour) }}
          />
          <EntryName>{name}</EntryName>
        </Inline>
      }
      facts={
        <Inline gap="3">
          {ownValues(theme, 'colors', guid).length > 0 && <Badge>Own value</Badge>}
          {describeColour(colour)}
        </Inline>
      }
      actions={entryActions(kit, 'colors', colour, onAsk)}
    >
      <ColourInput
        label={`Colour ${name}`}
        value={toFieldColour(colour)}
        disabled={withheld !== undefined}
        error={faultOfColour(colour)?.message}
        onValueChange={(value) =>
          change((content) =>
            withValues(
              content,
              { themeId: theme?.id, section: 'colors', guid },
              toKitColour(withInkName(value)),
            ),
          )
        }
      />
    </ExpandableRow>
  );
}

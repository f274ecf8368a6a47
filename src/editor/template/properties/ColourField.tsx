import { useCallback, useState } from 'react';
import {
  ColourTabs,
  defaultColour,
  loadCmykConverter,
  Swatch,
  type CmykConverter,
  type ColourValue,
} from '@/components/ColourInput';
import { Inline } from '@/components/Inline';
import { Popover } from '@/components/Popover';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { Tooltip } from '@/components/Tooltip';
import { styled } from '@/components/theme';
import { CONDITION_DETAILS } from '@/domain/colour';
import { colourOf, conditionOf, type Colour, type ColourUse, type Document } from '@/engine/document';
import { hexOf } from '../../page/hexOf';
import { keptColour, shownColour, tellColour, typedOpacity, usedColours } from './colours';
import { NumberField } from './fields/NumberField';

const Swatches = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  maxHeight: '7.5rem',
  margin: '-$space$1',
  padding: '$1',
  overflowY: 'auto',
  '& [aria-pressed="true"]': { outline: '2px solid $colors$action', outlineOffset: 1 },
});

const Told = styled('span', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '$small',
  lineHeight: '$small',
});

const opacityDigits = (opacity: number) =>
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

/** Props of {@link ColourField}. */
export interface ColourFieldProps {
  /** What the colour is of. */
  label: string;
  /** The colour; `undefined` where what is selected differs, or for one that is to be chosen. */
  value: ColourUse | undefined;
  /** Called with each accepted colour. */
  onChange: (value: ColourUse) => void;
  /** Whose brand kit and colours in use are offered. */
  document: Pick<Document, 'brandKit' | 'pages' | 'layouts' | 'printCondition'>;
  /** Told in place of a colour where there is none. @default 'Mixed' */
  placeholder?: string;
  /** Gets the conversion of inks. Keep it stable. @default that of the document's condition */
  loadConverter?: () => Promise<CmykConverter>;
}

/**
 * A colour as it is applied: a swatch that opens the brand kit's colours, those in use, the ways to give another, and its
 * opacity.
 * A new colour is black.
 */
export function ColourField(props: ColourFieldProps) {
  const { label, value, document, placeholder = 'Mixed' } = props;
  const drawn = value && colourOf(document, value);
  const condition = conditionOf(document);
  return (
    <Inline gap="2" role="group" aria-label={label}>
      <Popover label={label} content={<ColourChoice {...props} />} side="left">
        <Swatch
          label={drawn ? `Change ${label}, now ${hexOf(drawn.color, condition)}` : `Choose ${label}`}
          colour={drawn && `${hexOf(drawn.color, condition)}${opacityDigits(drawn.opacity)}`}
        />
      </Popover>
      <Stack gap="0" css={{ flex: 1 }}>
        <Text as="span" size="caption" tone="muted">
          {label}
        </Text>
        <Told>
          {value ? tellColour(document, value) : placeholder}
          {value && value.opacity < 1 && ` · ${Math.round(value.opacity * 100)} %`}
        </Told>
      </Stack>
    </Inline>
  );
}

interface ChoicesProps extends Pick<ColourFieldProps, 'document' | 'value' | 'onChange'> {
  label: string;
  choices: readonly ColourUse[];
}

/** Whether two uses are of one colour, whatever their opacity. */
const isSame = (one: ColourUse, other: ColourUse): boolean =>
  JSON.stringify({ ...one, opacity: 1 }) === JSON.stringify({ ...other, opacity: 1 });

/** Colours that are there already, each a press away. */
function Choices({ label, choices, document, value, onChange }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <Stack gap="1">
      <Text as="span" size="caption" tone="muted" aria-hidden>
        {label}
      </Text>
      <Swatches role="group" aria-label={label}>
        {choices.map((choice) => {
          const name = tellColour(document, choice);
          return (
            <Tooltip key={JSON.stringify(choice)} content={name} describes={false}>
              <Swatch
                label={name}
                colour={hexOf(colourOf(document, choice).color, conditionOf(document))}
                aria-pressed={value !== undefined && isSame(value, choice)}
                onClick={() => onChange(choice)}
              />
            </Tooltip>
          );
        })}
      </Swatches>
    </Stack>
  );
}

/** What the popover of a colour holds. */
function ColourChoice({ label, value, onChange, document, loadConverter }: ColourFieldProps) {
  const { colors } = document.brandKit;
  const drawn = value && colourOf(document, value);
  const opacity = value?.opacity ?? 1;
  const condition = conditionOf(document);
  const loadOwn = useCallback(() => loadCmykConverter(condition), [condition]);
  // Spaces at the end of an ink's name are not kept, but another word may follow them.
  const [typed, setTyped] = useState<{ shown: ColourValue; kept: Colour }>();
  const isAsTyped = typed && drawn && JSON.stringify(typed.kept) === JSON.stringify(drawn.color);
  // Those in use when it was opened: what is tried out is no choice yet.
  const [used] = useState(() => usedColours(document));
  return (
    <Stack gap="3">
      <Choices
        label="Brand kit"
        choices={colors.order.map((colorId) => ({ type: 'brandKit', colorId, opacity }))}
        {...{ document, value, onChange }}
      />
      <Choices
        label="In this template"
        choices={used.map((color) => ({ type: 'local', color, opacity }))}
        {...{ document, value, onChange }}
      />
      <ColourTabs
        label={label}
        follows={value?.type === 'brandKit' ? colors.items[value.colorId]?.name : undefined}
        value={isAsTyped ? typed.shown : drawn ? shownColour(drawn.color) : defaultColour}
        onValueChange={(shown) => {
          const color = keptColour(shown);
          setTyped({ shown, kept: color });
          onChange({ type: 'local', color, opacity: typedOpacity(shown) ?? opacity });
        }}
        inksOf={CONDITION_DETAILS[condition].name}
        loadConverter={loadConverter ?? loadOwn}
      />
      <NumberField
        label="Opacity"
        unit="%"
        decimals={0}
        min={0}
        max={100}
        value={Math.round(opacity * 100)}
        onChange={(percent) => {
          const use = value ?? { type: 'local', color: keptColour(defaultColour), opacity };
          onChange({ ...use, opacity: Math.round(percent) / 100 });
          return undefined;
        }}
      />
    </Stack>
  );
}

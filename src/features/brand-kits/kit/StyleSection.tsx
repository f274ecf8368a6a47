import { useState, type ReactNode } from 'react';
import { Badge } from '@/components/Badge';
import { Box } from '@/components/Box';
import { ExpandableRow } from '@/components/ExpandableRow';
import { Inline } from '@/components/Inline';
import { ownValues, addEntry, type CharacterStyle, type StyleSection as Section } from '@/domain/brand-kits';
import { entryActions, type Asked } from './entryActions';
import { EntryDialogs } from './EntryDialogs';
import { EntryName } from './EntryName';
import { newGuid, type KitAtWork } from './kitAtWork';
import { KitSection } from './KitSection';
import { StyleFields } from './StyleFields';
import { StyleSample } from './StyleSample';

interface StyleSectionProps {
  kit: KitAtWork;
  section: Section;
}

/* Generated content: the letters are a picture in the brand’s colour, not text to read. */
const AG = { '&::before': { content: '"Ag"' } };

const TEXTS = {
  paragraphStyles: {
    title: 'Paragraph styles',
    empty: 'How headlines, texts and prices of the brand are set.',
    verb: 'Add paragraph style',
  },
  characterStyles: {
    title: 'Character styles',
    empty: 'How words within a paragraph are set apart.',
    verb: 'Add character style',
  },
} as const;

/** The styles of a kit, each with a sample; a new one opens for editing. */
export function StyleSection({ kit, section }: StyleSectionProps) {
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState<readonly string[]>([]);
  const styles: readonly CharacterStyle[] = kit.shown[section];
  return (
    <KitSection
      {...TEXTS[section]}
      count={styles.length}
      fixed={kit.fixed}
      onAdd={() => setAsked({ kind: 'add' })}
      dialogs={
        <EntryDialogs
          kit={kit}
          section={section}
          asked={asked}
          onAdd={(name) => {
            const guid = newGuid();
            kit.change((content) => addEntry(content, section, { guid, name }));
            setOpen([...open, guid]);
          }}
          onClose={() => setAsked(undefined)}
        />
      }
    >
      <Box as="ul" css={{ margin: 0, padding: 0 }}>
        {styles.map((style) => (
          <ExpandableRow
            key={style.guid}
            name={style.name}
            open={open.includes(style.guid)}
            onOpenChange={(isOpen) =>
              setOpen(isOpen ? [...open, style.guid] : open.filter((guid) => guid !== style.guid))
            }
            title={
              <Inline as="span" gap="3">
                <Paper as="span" css={{ boxSize: '2.5rem', padding: 0 }}>
                  <StyleSample kit={kit} look={{ ...style, lineHeight: 100 }} largest={14}>
                    <Box as="span" css={AG} />
                  </StyleSample>
                </Paper>
                <EntryName>{style.name}</EntryName>
              </Inline>
            }
            facts={
              <Inline gap="3">
                {ownValues(kit.theme, section, style.guid).length > 0 && <Badge>Own values</Badge>}
                {factsOf(kit, style)}
              </Inline>
            }
            actions={entryActions(kit, section, style, setAsked)}
          >
            <StyleFields kit={kit} section={section} style={style} />
          </ExpandableRow>
        ))}
      </Box>
    </KitSection>
  );
}

interface PaperProps {
  as?: 'span' | 'div';
  css: Readonly<Record<string, string | number>>;
  children: ReactNode;
}

/* White ground for brand colours, which are chosen for paper, in any theme of the console. */
function Paper({ as = 'div', css, children }: PaperProps) {
  return (
    <Box
      as={as}
      css={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
        overflow: 'hidden',
        border: '1px solid $border',
        borderRadius: '$control',
        backgroundColor: '#ffffff',
        ...css,
      }}
    >
      {children}
    </Box>
  );
}

function factsOf({ content }: KitAtWork, { brandKitFontFamilyGuid, fontSize }: CharacterStyle): string {
  const font = content.fonts.find((each) => each.fontFamilyBrandKitGuid === brandKitFontFamilyGuid);
  return `${font?.name ?? 'No font yet'} · ${fontSize} pt`;
}

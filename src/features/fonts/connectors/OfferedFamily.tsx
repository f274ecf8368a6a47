import type { ConnectorFontFamily } from '@/api/types';
import { Box } from '@/components/Box';
import { Checkbox } from '@/components/Checkbox';
import { Text } from '@/components/Text';
import type { OfferedFont } from '../upload/useSendFonts';

interface OfferedFamilyProps {
  connectorId: string;
  family: ConnectorFontFamily;
  /** Ticked styles of all families. */
  chosen: readonly OfferedFont[];
  onChange: (chosen: readonly OfferedFont[]) => void;
}

const TEXT = { overflowWrap: 'anywhere' };

/** A family to tick as a whole or by its styles. */
export function OfferedFamily({ connectorId, family, chosen, onChange }: OfferedFamilyProps) {
  const styles = family.styles.map(({ id, name }) => ({
    style: name,
    font: { connectorId, fontId: id, name: `${family.name} ${name}` },
  }));
  const isChosen = ({ fontId }: OfferedFont) =>
    chosen.some((each) => each.connectorId === connectorId && each.fontId === fontId);
  const set = (fonts: readonly OfferedFont[], isTicked: boolean) => {
    const others = chosen.filter(
      (each) => each.connectorId !== connectorId || fonts.every(({ fontId }) => fontId !== each.fontId),
    );
    onChange(isTicked ? [...others, ...fonts] : others);
  };
  const ticked = styles.filter(({ font }) => isChosen(font)).length;
  return (
    <Box role="group" aria-label={family.name} css={TEXT}>
      <Checkbox
        label={<Text weight="medium">{family.name}</Text>}
        disabled={styles.length === 0}
        checked={ticked > 0 && ticked === styles.length}
        indeterminate={ticked > 0 && ticked < styles.length}
        onCheckedChange={(isTicked) =>
          set(
            styles.map(({ font }) => font),
            isTicked,
          )
        }
      />
      <Box
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(10rem, 1fr))',
          gap: '$1 $4',
          paddingInlineStart: '$6',
          paddingBlockStart: '$1',
        }}
      >
        {styles.map(({ style, font }, index) => (
          <Checkbox
            key={`${index} ${font.fontId}`}
            label={style}
            checked={isChosen(font)}
            onCheckedChange={(isTicked) => set([font], isTicked)}
          />
        ))}
      </Box>
    </Box>
  );
}

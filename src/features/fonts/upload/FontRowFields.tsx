import { CircleAlert, Info, X } from 'lucide-react';
import type { EnvironmentDetail } from '@/api/types';
import { Box } from '@/components/Box';
import { Grid } from '@/components/Grid';
import { Icon } from '@/components/Icon';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { MiddleTruncate } from '@/components/MiddleTruncate';
import { Select } from '@/components/Select';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import { lookOf, STYLE_NAMES } from '@/domain/fonts';
import { FontPreview } from './FontPreview';
import type { FontNames, FontRow } from './useFontUpload';

interface FontRowFieldsProps {
  environment: EnvironmentDetail;
  row: FontRow;
  onType: (names: FontNames) => void;
  onSave: (names: FontNames) => void;
  onRemove: () => void;
}

/** Codes of errors that another name fixes. */
const MENDED = ['familyName', 'styleName', 'duplicate'];

const styleOptions = (own: string) =>
  (STYLE_NAMES.includes(own) ? STYLE_NAMES : [own, ...STYLE_NAMES]).map((value) => {
    const weight = lookOf(value)?.weight;
    return { value, label: weight === undefined ? value || 'Choose a style' : `${value} · ${weight}` };
  });

/** A file of an upload: a sample line and name fields, or the reason why it can't be added. */
export function FontRowFields({ environment, row, onType, onSave, onRemove }: FontRowFieldsProps) {
  const { familyName, styleName, fileName, errors, notes } = row;
  const refusal = errors.find(({ code }) => !MENDED.includes(code));
  const said = (...codes: string[]) =>
    row.isChanged ? undefined : errors.find(({ code }) => codes.includes(code))?.message;
  const choose = (name: string) => {
    onType({ familyName, styleName: name });
    onSave({ familyName, styleName: name });
  };
  return (
    <Box
      as="li"
      aria-label={fileName}
      css={{
        listStyle: 'none',
        paddingBlock: '$3',
        '&:not(:last-child)': { borderBlockEnd: '1px solid $border' },
      }}
    >
      <Grid gap="3" css={{ gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' }}>
        {refusal ? (
          <Box>
            <MiddleTruncate text={fileName} />
            <Inline gap="1" css={{ color: '$negativeText' }}>
              <Icon glyph={CircleAlert} size="s" />
              <Text size="small" tone="inherit">
                {refusal.message}
              </Text>
            </Inline>
          </Box>
        ) : (
          <FontPreview environment={environment} row={row} />
        )}
        <IconButton icon={X} size="s" label={`Remove ${fileName}`} onClick={onRemove} />
      </Grid>
      {!refusal &&
        notes.map(({ code, message }) => (
          <Inline gap="1" key={code} css={{ color: '$textMuted' }}>
            <Icon glyph={Info} size="s" />
            <Text size="small" tone="inherit">
              {message}
            </Text>
          </Inline>
        ))}
      {!refusal && (
        <Grid
          gap="3"
          css={{
            gridTemplateColumns: 'minmax(0, 1fr) 14rem',
            marginBlockStart: '$2',
            '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <TextField
            label="Family"
            autoComplete="off"
            value={familyName}
            error={said('familyName')}
            onChange={(event) => onType({ familyName: event.target.value, styleName })}
            onBlur={() => row.isChanged && onSave({ familyName, styleName })}
          />
          <Select
            label="Style"
            options={styleOptions(styleName)}
            value={styleName}
            error={said('styleName', 'duplicate')}
            onValueChange={choose}
          />
        </Grid>
      )}
    </Box>
  );
}

import { Grid } from '@/components/Grid';
import { Select } from '@/components/Select';
import type { BrandKit, ValueVariable, VariableOf } from '@/engine/document';
import { LiveField } from './LiveField';
import type { SettingProps } from './setting';

type Affixed = Extract<ValueVariable, VariableOf<'shortText' | 'longText' | 'number' | 'date' | 'list'>>;
type Affix = NonNullable<Affixed['prefix']>;

/** No style. */
const NONE = '';

interface AffixFieldsProps extends SettingProps<Affixed> {
  /** The available character styles. */
  styles: BrandKit['characterStyles'];
}

/** Edits the texts before and after a value, with their styles; they are omitted with an empty value. */
export function AffixFields({ variable, onChange, styles }: AffixFieldsProps) {
  const options = [
    { value: NONE, label: 'As the text' },
    ...styles.order.map((id) => ({ value: id, label: styles.items[id]?.name ?? id })),
  ];
  const fields = [
    ['prefix', 'Prefix'],
    ['suffix', 'Suffix'],
  ] as const;
  return (
    <Grid columns={2} gap="3">
      {fields.map(([key, label]) => {
        const affix: Affix | undefined = variable[key];
        const set = (next: Affix) =>
          onChange({ [key]: next.value === '' && next.characterStyleId === undefined ? undefined : next });
        return (
          <LiveField
            key={key}
            label={label}
            value={affix?.value ?? ''}
            onChange={(value) => set({ ...affix, value })}
          />
        );
      })}
      {options.length > 1 &&
        fields.map(([key, label]) => {
          const affix: Affix | undefined = variable[key];
          return (
            <Select
              key={`${key} style`}
              label={`${label} style`}
              options={options}
              disabled={affix === undefined}
              value={affix?.characterStyleId ?? NONE}
              onValueChange={(characterStyleId) => {
                const value = affix?.value ?? '';
                onChange({ [key]: characterStyleId === NONE ? { value } : { value, characterStyleId } });
              }}
            />
          );
        })}
    </Grid>
  );
}

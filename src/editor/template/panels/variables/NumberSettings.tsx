import { Grid } from '@/components/Grid';
import { NumericInput } from '@/components/NumericInput';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import { Text } from '@/components/Text';
import { useState } from 'react';
import type { VariableOf } from '@/engine/document';
import { formatNumber } from '@/engine/resolve';
import { Refusal } from '../../../page/fields/Refusal';
import { OptionalNumber } from './OptionalNumber';
import type { SettingProps } from './setting';

const DECIMAL_SEPARATORS = [
  { value: '.', label: 'Point' },
  { value: ',', label: 'Comma' },
] as const;

/** A select can't have an option with an empty value. */
const NO_SEPARATOR = 'none';
const THOUSANDS_SEPARATORS = [
  { value: NO_SEPARATOR, label: 'None' },
  { value: '.', label: 'Point' },
  { value: ',', label: 'Comma' },
  { value: ' ', label: 'Space' },
] as const;

const MOST_DECIMALS = 4;
const SAMPLE = 1234.5678;

/** Edits the limits and the format of a number. */
export function NumberSettings({ variable, onChange }: SettingProps<VariableOf<'number'>>) {
  const [refusal, setRefusal] = useState<string>();
  const { minValue, maxValue, numberOfDecimals, stepSize } = variable;
  const { whole, decimals } = formatNumber(SAMPLE, variable);
  return (
    <Stack gap="3">
      <Grid columns={2} gap="3">
        <OptionalNumber
          label="Least"
          decimals={MOST_DECIMALS}
          value={minValue}
          onChange={(next) => onChange({ minValue: next })}
        />
        <OptionalNumber
          label="Greatest"
          decimals={MOST_DECIMALS}
          value={maxValue}
          onChange={(next) => onChange({ maxValue: next })}
        />
        <NumericInput
          label="Decimals"
          min={0}
          max={MOST_DECIMALS}
          decimals={0}
          value={numberOfDecimals}
          onValueChange={(next) => onChange({ numberOfDecimals: next })}
        />
        <NumericInput
          label="Step"
          min={0.0001}
          decimals={MOST_DECIMALS}
          value={stepSize}
          onValueChange={(next) => onChange({ stepSize: next })}
        />
        <Select
          label="Decimal separator"
          options={DECIMAL_SEPARATORS}
          value={variable.decimalSeparator}
          onValueChange={(decimalSeparator) => setRefusal(onChange({ decimalSeparator }))}
        />
        <Select
          label="Thousands separator"
          options={THOUSANDS_SEPARATORS}
          value={variable.thousandsSeparator || NO_SEPARATOR}
          onValueChange={(next) =>
            setRefusal(onChange({ thousandsSeparator: next === NO_SEPARATOR ? '' : next }))
          }
        />
      </Grid>
      <Refusal reason={refusal} />
      <Text as="p" size="small" tone="muted">
        {`Written like ${whole}${decimals}`}
      </Text>
      <Switch
        label="Steps up and down"
        checked={variable.showStepper}
        onCheckedChange={(showStepper) => onChange({ showStepper })}
      />
    </Stack>
  );
}

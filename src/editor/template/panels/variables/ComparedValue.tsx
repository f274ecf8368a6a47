import { NumericInput } from '@/components/NumericInput';
import { Select } from '@/components/Select';
import type { ValueVariable } from '@/engine/document';
import { LiveField } from './LiveField';

type Value = string | number | boolean;

const YES_OR_NO = [
  { value: 'true', label: 'On' },
  { value: 'false', label: 'Off' },
] as const;

interface ComparedValueProps {
  /** The compared variable. */
  variable: ValueVariable;
  value: Value;
  /** @returns why the value is refused */
  onChange: (value: Value) => string | undefined;
}

/** Edits the value of a condition in the field that fits its variable. */
export function ComparedValue({ variable, value, onChange }: ComparedValueProps) {
  if (variable.type === 'number')
    return <NumericInput label="Value" decimals={4} value={Number(value)} onValueChange={onChange} />;
  if (variable.type === 'boolean')
    return (
      <Select
        label="Value"
        options={YES_OR_NO}
        value={value === true ? 'true' : 'false'}
        onValueChange={(next) => onChange(next === 'true')}
      />
    );
  if (variable.type === 'list')
    return (
      <Select
        label="Value"
        options={variable.items.map((item) => ({
          value: item.value,
          label: item.displayValue ?? item.value,
        }))}
        value={String(value)}
        onValueChange={onChange}
      />
    );
  return (
    <LiveField
      label="Value"
      type={variable.type === 'date' ? 'date' : 'text'}
      value={String(value)}
      onChange={onChange}
    />
  );
}

import { acceptNumber } from '@/domain/numbers';
import { LiveField } from './LiveField';

interface OptionalNumberProps {
  label: string;
  value: number | undefined;
  /** @default any */
  min?: number;
  /** @default 0 */
  decimals?: number;
  /** @returns why the value is refused */
  onChange: (value: number | undefined) => string | undefined;
}

/** An optional number; an empty field means none. */
export function OptionalNumber({ label, value, min, decimals = 0, onChange }: OptionalNumberProps) {
  const change = (text: string) => {
    if (text.trim() === '') return onChange(undefined);
    const typed = acceptNumber(text, { min, decimals });
    return typed ? onChange(typed.value) : 'Enter a valid number.';
  };
  return (
    <LiveField
      label={label}
      placeholder="None"
      value={value === undefined ? '' : String(value)}
      onChange={change}
    />
  );
}

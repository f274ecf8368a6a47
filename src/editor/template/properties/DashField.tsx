import type { Dash } from '@/engine/document';
import { LineField } from './fields/LineField';

const DASHES = 'Write dashes and gaps as numbers, such as 6 3.';
const MOST = 20;

/** Props of {@link DashField}. */
export interface DashFieldProps {
  /** The pattern, `null` for none; `undefined` if the selection has several. */
  value: Dash | null | undefined;
  /** Sets the pattern. @returns why it is refused */
  onChange: (dash: Dash | null) => string | undefined;
}

/** Edits the pattern of a dashed line as numbers. */
export function DashField({ value, onChange }: DashFieldProps) {
  return (
    <LineField
      label="Dashes"
      description="Dashes and gaps by turns, in points. Empty for a line without gaps."
      mayBeEmpty
      value={value?.lengths.join(' ') ?? ''}
      onChange={(typed) => {
        const words = typed.split(/[\s,]+/).filter((word) => word !== '');
        if (words.length === 0) return onChange(null);
        const lengths = words.map(Number);
        const areLengths = lengths.every((each) => each >= 0 && each <= 1_000_000);
        if (!areLengths || lengths.length > MOST || !lengths.some((each) => each > 0)) return DASHES;
        return onChange({ lengths, offset: value?.offset ?? 0 });
      }}
    />
  );
}

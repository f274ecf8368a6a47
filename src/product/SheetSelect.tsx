import { Select } from '@/components/Select';
import type { Sheet } from '@/domain/table-file';

interface SheetSelectProps {
  sheets: readonly Sheet[];
  /** The name of the current sheet; `undefined` until it is known. */
  value: string | undefined;
  /** Called with the name of the chosen sheet. */
  onValueChange: (name: string) => void;
}

/** Asks which sheet of a workbook to read, if it has several. */
export function SheetSelect({ sheets, value = '', onValueChange }: SheetSelectProps) {
  if (sheets.length <= 1) return null;
  const options = sheets.map(({ name, isHidden }) => ({
    value: name,
    label: isHidden ? `${name} (hidden)` : name,
  }));
  return <Select label="Sheet" options={options} value={value} onValueChange={onValueChange} />;
}

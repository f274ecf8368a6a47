import type { FormField } from '../../page/fields/VariableField';
import { getDisplayText } from './cells';

/** A required column without a source. */
export interface LeftColumn {
  readonly label: string;
  /** The form's value, which new rows get; empty if the form has none. */
  readonly value: string;
}

/**
 * Finds the required columns that a file does not fill.
 * @param targets indexes of the filled columns
 */
export const findMissingRequired = (
  columns: readonly FormField[],
  targets: readonly number[],
): readonly LeftColumn[] =>
  columns.flatMap((column, at) => {
    const { variable } = column;
    if (!variable.isRequired || targets.includes(at)) return [];
    return [{ label: variable.label ?? variable.name, value: getDisplayText(column, {}) }];
  });

import type { ValueVariable } from '@/engine/document';

/** New values of fields; `undefined` removes a field. */
export type Changes<Variable> = { readonly [Key in keyof Variable]?: Variable[Key] | undefined };

/** Props of the settings of one kind of variable. */
export interface SettingProps<Variable extends ValueVariable> {
  variable: Variable;
  /** @returns why it is refused */
  onChange: (changes: Changes<Variable>) => string | undefined;
}

/** Applies changes to a variable. */
export const applyChanges = <Variable extends ValueVariable>(
  variable: Variable,
  changes: Changes<Variable>,
): Variable =>
  Object.fromEntries(
    Object.entries({ ...variable, ...changes }).filter(([, value]) => value !== undefined),
  ) as unknown as Variable;

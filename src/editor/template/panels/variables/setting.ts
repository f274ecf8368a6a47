import type { ValueVariable } from '@/engine/document';

/** New values of fields; those that are `undefined` are taken away. */
export type Changes<Variable> = { readonly [Key in keyof Variable]?: Variable[Key] | undefined };

/** What the settings of a variable of one kind take. */
export interface SettingProps<Variable extends ValueVariable> {
  variable: Variable;
  /** @returns why it can't be */
  onChange: (changes: Changes<Variable>) => string | undefined;
}

/** A variable with changes. */
export const withChanges = <Variable extends ValueVariable>(
  variable: Variable,
  changes: Changes<Variable>,
): Variable =>
  Object.fromEntries(
    Object.entries({ ...variable, ...changes }).filter(([, value]) => value !== undefined),
  ) as unknown as Variable;

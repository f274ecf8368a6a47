import type { ScriptFunction } from './arguments';
import { brandKit } from './brandKit';
import { frames } from './frames';
import { layouts } from './layouts';
import { triggered } from './triggered';
import { variableSettings } from './variableSettings';
import { variableValues } from './variableValues';

/** All script functions, by name. */
export const SCRIPT_FUNCTIONS: Readonly<Record<string, ScriptFunction>> = {
  ...triggered,
  ...layouts,
  ...frames,
  ...variableValues,
  ...variableSettings,
  ...brandKit,
};

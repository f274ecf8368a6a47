import type { ValueVariable } from '@/engine/document';
import { setValue, type RawValue, type SetValue, type ValueContext } from '@/engine/resolve';

/** A picture somebody chose, with the connector it comes from; empty for the environment's own media. */
export interface ChosenPicture {
  readonly connectorId: string;
  readonly assetId: string;
}

/** What a field gives a variable. */
export type FieldValue = RawValue | ChosenPicture;

/** Gives a variable what its field says; a picture comes from the connector it was chosen from, whatever it came from before. */
export function setFieldValue(variable: ValueVariable, value: FieldValue, context: ValueContext): SetValue {
  if (typeof value !== 'object' || value === null) return setValue(variable, value, context);
  const { connectorId: mediaConnectorId, assetId } = value;
  const emptied = variable.type === 'image' ? { ...variable, value: null } : variable;
  return setValue(emptied, assetId, { ...context, mediaConnectorId }, variable);
}

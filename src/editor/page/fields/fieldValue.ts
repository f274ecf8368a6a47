import type { ValueVariable } from '@/engine/document';
import { setValue, type RawValue, type SetValue, type ValueContext } from '@/engine/resolve';

/** A chosen picture, with its connector; empty for the environment's own media. */
export interface ChosenPicture {
  readonly connectorId: string;
  readonly assetId: string;
}

/** The value of a field. */
export type FieldValue = RawValue | ChosenPicture;

/** Sets a variable from its field. A picture gets the connector it was chosen from, whatever the previous one. */
export function setFieldValue(variable: ValueVariable, value: FieldValue, context: ValueContext): SetValue {
  if (typeof value !== 'object' || value === null) return setValue(variable, value, context);
  const { connectorId: mediaConnectorId, assetId } = value;
  const emptied = variable.type === 'image' ? { ...variable, value: null } : variable;
  return setValue(emptied, assetId, { ...context, mediaConnectorId }, variable);
}

import type { Document } from '../schema/document';

type WithVariables = Pick<Document, 'variables'>;

/** Returns the types of all variables with a value, by name. */
export const variableTypes = ({ variables }: WithVariables): ReadonlyMap<string, string> =>
  new Map(
    Object.values(variables.items).flatMap(({ type, name }) => (type === 'group' ? [] : [[name, type]])),
  );

/** Returns the names of all variables with a value. */
export const variableNames = (document: WithVariables): ReadonlySet<string> =>
  new Set(variableTypes(document).keys());

import type { Document } from '../schema/document';

type WithVariables = Pick<Document, 'variables'>;

/** The types of the variables that have a value, by their names. */
export const variableTypes = ({ variables }: WithVariables): ReadonlyMap<string, string> =>
  new Map(
    Object.values(variables.items).flatMap(({ type, name }) => (type === 'group' ? [] : [[name, type]])),
  );

/** The names of the variables that have a value. */
export const variableNames = (document: WithVariables): ReadonlySet<string> =>
  new Set(variableTypes(document).keys());

import type { Document } from '../schema/document';

/** The names of the variables that have a value. */
export const variableNames = ({ variables }: Pick<Document, 'variables'>): ReadonlySet<string> =>
  new Set(Object.values(variables.items).flatMap(({ type, name }) => (type === 'group' ? [] : [name])));

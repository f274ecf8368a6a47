import { fromVersion0 } from './fromVersion0';
import type { Json } from './json';

/** What makes a document of each earlier version one of the next. */
const MIGRATIONS: readonly ((older: Json) => Json)[] = [fromVersion0];

/** The brand kit lay under another key once; documents that have both are left to the schema. */
function renameBrandKit(document: Json): Json {
  if (!Object.hasOwn(document, 'stylekit') || Object.hasOwn(document, 'brandKit')) return document;
  const { stylekit, ...rest } = document;
  return { ...rest, brandKit: stylekit };
}

/**
 * A document of an earlier version as one of the present version; others as they came. Looks at nothing: what does not
 * meet the schema before does not meet it afterwards.
 */
export function migrate(document: Json): Json {
  const renamed = renameBrandKit(document);
  const { documentVersion } = renamed;
  if (typeof documentVersion !== 'number' || !Number.isInteger(documentVersion) || documentVersion < 0)
    return renamed;
  return MIGRATIONS.slice(documentVersion).reduce((older, next) => next(older), renamed);
}

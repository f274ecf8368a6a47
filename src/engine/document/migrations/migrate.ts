import { fromVersion0 } from './fromVersion0';
import type { Json } from './json';

/** The migration of each earlier version to the next. */
const MIGRATIONS: readonly ((older: Json) => Json)[] = [fromVersion0];

/** Moves the brand kit from its former key. The schema rejects documents with both keys. */
function renameBrandKit(document: Json): Json {
  if (!Object.hasOwn(document, 'stylekit') || Object.hasOwn(document, 'brandKit')) return document;
  const { stylekit, ...rest } = document;
  return { ...rest, brandKit: stylekit };
}

/**
 * Migrates a document of an earlier version to the present one; returns others unchanged. It validates nothing: an
 * invalid document stays invalid.
 */
export function migrate(document: Json): Json {
  const renamed = renameBrandKit(document);
  const { documentVersion } = renamed;
  if (typeof documentVersion !== 'number' || !Number.isInteger(documentVersion) || documentVersion < 0)
    return renamed;
  return MIGRATIONS.slice(documentVersion).reduce((older, next) => next(older), renamed);
}

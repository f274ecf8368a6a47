/** The most letters that entities may add to a drawing, and their maximum nesting. */
const MOST_ADDED = 1_000_000;
const DEEPEST = 8;

const DECLARED = /<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
const USED = /&([A-Za-z_][\w.-]*);/g;
/** Predefined entities of XML, which are not expanded. */
const BUILT_IN = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** Returns the document type of a drawing with its declarations in brackets. */
function doctypeIn(text: string): string | undefined {
  const start = text.search(/<!DOCTYPE\s/i);
  const end = start < 0 ? -1 : text.indexOf('>', start);
  if (end < 0) return undefined;
  if (!text.slice(start, end).includes('[')) return text.slice(start, end + 1);
  const closed = text.indexOf(']', start);
  const last = closed < 0 ? -1 : text.indexOf('>', closed);
  return last < 0 ? undefined : text.slice(start, last + 1);
}

/**
 * Expands the entities a drawing declares and removes its document type.
 * @returns `undefined` if entities grow beyond bounds or are recursive
 */
export function expandEntities(text: string): string | undefined {
  const doctype = doctypeIn(text.slice(0, MOST_ADDED));
  if (doctype === undefined) return text;
  const values = new Map<string, string>();
  for (const [, name = '', quoted, single] of doctype.matchAll(DECLARED)) {
    // The first declaration counts.
    if (!values.has(name)) values.set(name, quoted ?? single ?? '');
  }
  let expanded = text.replace(doctype, () => '');
  const most = expanded.length + MOST_ADDED;
  for (let depth = 0; depth < DEEPEST && expanded.length <= most; depth += 1) {
    const next = expand(expanded, values, most);
    if (next === expanded) return expanded;
    expanded = next;
  }
  return undefined;
}

/** Expands entities once; stops when the text exceeds the maximum. */
function expand(text: string, values: ReadonlyMap<string, string>, most: number): string {
  let length = text.length;
  return text.replaceAll(USED, (whole, name: string) => {
    const value = BUILT_IN.has(name) ? undefined : values.get(name);
    if (value === undefined || length > most) return whole;
    length += value.length - whole.length;
    return value;
  });
}

import { element } from './text';

/** What is defined once and used by its id: gradients, clips, shadows and glyphs. */
export interface Definitions {
  /** The id of what this gives when it is told its id; the same key is defined once. */
  readonly define: (key: string, markup: (id: string) => string) => string;
  readonly markup: () => string;
}

/** Definitions of one file, whose ids begin with a prefix so that several files can stand on one page. */
export function newDefinitions(prefix: string): Definitions {
  const ids = new Map<string, string>();
  const parts: string[] = [];
  return {
    define(key, markup) {
      const known = ids.get(key);
      if (known !== undefined) return known;
      const id = `${prefix}${ids.size}`;
      ids.set(key, id);
      parts.push(markup(id));
      return id;
    },
    markup: () => (parts.length > 0 ? element('defs', {}, parts.join('')) : ''),
  };
}

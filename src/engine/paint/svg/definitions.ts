import { element } from './text';

/** Definitions used by id: gradients, clips, shadows and glyphs. */
export interface Definitions {
  /** Returns the id of a definition; each key is written once. */
  readonly define: (key: string, markup: (id: string) => string) => string;
  readonly markup: () => string;
  /** The greatest distance between a point on the page and any content. */
  readonly reach: number;
}

/** Creates the definitions of a file; ids have a prefix, so that several files can be on one page. */
export function newDefinitions(prefix: string, reach: number): Definitions {
  const ids = new Map<string, string>();
  const parts: string[] = [];
  return {
    reach,
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

import { shapeParagraph, type ShapedParagraph, type ShapingContext } from '../shape/shapedParagraph';
import type { TextParagraph } from './textInput';

/**
 * Keeps the shapes and lines of paragraphs from one layout of a text to the next, so that a keystroke lays out one of
 * them. What the last layout did not need is dropped. One for each text frame.
 */
export interface TextCache {
  /** Starts a layout and gives what shapes its paragraphs. */
  readonly begin: (context: ShapingContext) => (paragraph: TextParagraph) => ShapedParagraph;
  /** How many paragraphs and list marks were shaped so far because they were not in the cache. */
  readonly shapings: () => number;
}

const isSame = (a: ShapingContext, b: ShapingContext) =>
  a.fonts === b.fonts &&
  a.direction === b.direction &&
  a.breaksOf === b.breaksOf &&
  a.hyphensOf === b.hyphensOf;

/** A cache that holds nothing yet. */
export function createTextCache(): TextCache {
  let kept = new Map<string, ShapedParagraph>();
  let last: ShapingContext | undefined;
  let count = 0;
  return {
    shapings: () => count,
    begin(context) {
      const before = last && isSame(last, context) ? kept : new Map<string, ShapedParagraph>();
      const now = new Map<string, ShapedParagraph>();
      kept = now;
      last = context;
      return (paragraph) => {
        const key = JSON.stringify([paragraph.runs, paragraph.format]);
        const known = now.get(key) ?? before.get(key);
        if (!known) count += 1;
        const shaped = known ?? shapeParagraph(paragraph, context);
        now.set(key, shaped);
        return shaped;
      };
    },
  };
}

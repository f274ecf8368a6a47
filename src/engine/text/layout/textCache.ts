import { isSameData } from '@/domain/equality';
import { shapeParagraph, type ShapedParagraph, type ShapingContext } from '../shape/shapedParagraph';
import type { TextParagraph } from '../textInput';

/**
 * Caches the shapes and lines of paragraphs between layouts of a text, so that a keystroke lays out only one. Drops
 * entries the last layout did not need. Each text frame has its own.
 */
export interface TextCache {
  /** Starts a layout and returns the function that shapes its paragraphs. */
  readonly begin: (context: ShapingContext) => (paragraph: TextParagraph) => ShapedParagraph;
  /** Returns how many paragraphs and list markers were missing in the cache and shaped so far. */
  readonly shapings: () => number;
}

const isSameContext = (a: ShapingContext, b: ShapingContext) =>
  a.fonts === b.fonts &&
  a.direction === b.direction &&
  a.isVertical === b.isVertical &&
  a.breaksOf === b.breaksOf &&
  a.hyphensOf === b.hyphensOf;

type Kept = Map<string, ShapedParagraph[]>;

const isOf = ({ paragraph: { runs, format } }: ShapedParagraph, other: TextParagraph) =>
  isSameData(runs, other.runs) && isSameData(format, other.format);

/** Takes a paragraph out of the cache. Equal paragraphs have an entry each, for their own lines. */
function take(kept: Kept, text: string, paragraph: TextParagraph): ShapedParagraph | undefined {
  const alike = kept.get(text);
  const place = alike?.findIndex((each) => isOf(each, paragraph)) ?? -1;
  return place < 0 ? undefined : alike?.splice(place, 1)[0];
}

/** Copies the shape of an equal paragraph, so that it is not shaped again. */
function copyParagraph(
  alike: readonly ShapedParagraph[],
  paragraph: TextParagraph,
): ShapedParagraph | undefined {
  const found = alike.find((each) => isOf(each, paragraph));
  return found && { ...found, lines: new Map() };
}

/** Creates an empty cache. */
export function createTextCache(): TextCache {
  let kept: Kept = new Map();
  let last: ShapingContext | undefined;
  let count = 0;
  return {
    shapings: () => count,
    begin(context) {
      const before: Kept = last && isSameContext(last, context) ? kept : new Map();
      const now: Kept = new Map();
      kept = now;
      last = context;
      return (paragraph) => {
        const text = paragraph.runs.map((run) => run.text).join('\n');
        const all = now.get(text) ?? [];
        now.set(text, all);
        const known = take(before, text, paragraph) ?? copyParagraph(all, paragraph);
        if (!known) count += 1;
        const shaped = known ?? shapeParagraph(paragraph, context);
        all.push(shaped);
        return shaped;
      };
    },
  };
}

import { isSameData } from '../../document';
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
  a.isVertical === b.isVertical &&
  a.breaksOf === b.breaksOf &&
  a.hyphensOf === b.hyphensOf;

type Kept = Map<string, ShapedParagraph[]>;

const isOf = ({ paragraph: { runs, format } }: ShapedParagraph, other: TextParagraph) =>
  isSameData(runs, other.runs) && isSameData(format, other.format);

/** Takes out what is kept of a paragraph. Of paragraphs that are alike each has its own, for its own lines. */
function take(kept: Kept, text: string, paragraph: TextParagraph): ShapedParagraph | undefined {
  const alike = kept.get(text);
  const place = alike?.findIndex((each) => isOf(each, paragraph)) ?? -1;
  return place < 0 ? undefined : alike?.splice(place, 1)[0];
}

/** Another of a paragraph that was there before, which need not be shaped again. */
function copied(alike: readonly ShapedParagraph[], paragraph: TextParagraph): ShapedParagraph | undefined {
  const found = alike.find((each) => isOf(each, paragraph));
  return found && { ...found, lines: new Map() };
}

/** A cache that holds nothing yet. */
export function createTextCache(): TextCache {
  let kept: Kept = new Map();
  let last: ShapingContext | undefined;
  let count = 0;
  return {
    shapings: () => count,
    begin(context) {
      const before: Kept = last && isSame(last, context) ? kept : new Map();
      const now: Kept = new Map();
      kept = now;
      last = context;
      return (paragraph) => {
        const text = paragraph.runs.map((run) => run.text).join('\n');
        const all = now.get(text) ?? [];
        now.set(text, all);
        const known = take(before, text, paragraph) ?? copied(all, paragraph);
        if (!known) count += 1;
        const shaped = known ?? shapeParagraph(paragraph, context);
        all.push(shaped);
        return shaped;
      };
    },
  };
}

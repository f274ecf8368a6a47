import type { PlacedRun, TextLine } from '../text';

/** A run with its final text: it gains the rest of a hyphenated word, or loses a part that moved to the run before. */
export interface SaidRun extends PlacedRun {
  /** Whether its text continues after its last glyph. */
  readonly hasRest?: true;
  /** Whether a word ends here although no blank follows. */
  readonly endsWord?: true;
}

type Line = Pick<TextLine, 'paragraph' | 'isRightToLeft' | 'runs'>;

const WORD = /^\S+/;

/**
 * Gives the whole text of a hyphenated word to its first part, so that readers can find and copy it in a file. Leaves
 * words unchanged that are upright, right to left, or change their look after the hyphen.
 */
export function joinHyphenatedWords(lines: readonly Line[]): readonly (readonly SaidRun[])[] {
  const said: (readonly SaidRun[])[] = lines.map(endMark);
  if (!lines.some(isHyphenated)) return said;
  // Goes backwards, since the rest of a long word may be hyphenated again.
  for (let index = lines.length - 2; index >= 0; index -= 1) {
    const [line, next] = [lines[index], lines[index + 1]];
    if (!line || !next || line.paragraph !== next.paragraph || !isHyphenated(line)) continue;
    const rest = said[index + 1]?.[0];
    const word =
      rest?.run === null || rest?.direction !== 'leftToRight' ? undefined : WORD.exec(rest.text)?.[0];
    if (!rest || word === undefined || isContinued(said[index + 1] ?? [], word)) continue;
    said[index + 1] = [...withoutWord(rest, endOfWord(rest, word)), ...(said[index + 1] ?? []).slice(1)];
    said[index] = withRest(said[index] ?? [], word);
  }
  return said;
}

/** A direction character that layout adds to a list marker. */
const DIRECTION = /^[\u200e\u200f]/;

const isDirected = ({ run, text }: PlacedRun): boolean => run === null && DIRECTION.test(text);

/** Returns the runs of a line; its list marker ends a word and loses the direction character. */
function endMark({ runs, isRightToLeft }: Line): readonly SaidRun[] {
  if (!runs.some(isDirected)) return runs;
  const isText = ({ run }: PlacedRun): boolean => run !== null;
  // The part of the marker next to the text, if there is any.
  const end = isRightToLeft ? runs.findLastIndex(isText) + 1 : runs.findIndex(isText) - 1;
  return runs.map((run, index): SaidRun => ({
    ...(isDirected(run) ? { ...run, text: run.text.slice(1), glyphs: cutGlyphs(run.glyphs, 1).tail } : run),
    ...(index === end && !isText(run) && { endsWord: true }),
  }));
}

/** Whether a line ends with an inserted hyphen; a list marker is the first run instead. */
function isHyphenated({ isRightToLeft, runs }: Line): boolean {
  const [before, hyphen] = runs.slice(-2);
  return (
    !isRightToLeft &&
    hyphen?.run === null &&
    before !== undefined &&
    before.run !== null &&
    before.direction === 'leftToRight' &&
    hyphen.transform === undefined
  );
}

/** Whether the word continues in another look. */
const isContinued = ([first, next]: readonly SaidRun[], word: string): boolean =>
  first?.text === word && next !== undefined && next.text !== '' && !/^\s/.test(next.text);

/** Returns the end of the word's glyphs, in units of the run’s text; the text may continue after them. */
const endOfWord = ({ hasRest, text, glyphs }: SaidRun, word: string): number =>
  hasRest && word === text ? Math.max(...glyphs.map(({ cluster }) => cluster)) + 1 : word.length;

const NOTHING_SAID = { text: '' } as const;

function withoutWord(run: SaidRun, end: number): SaidRun[] {
  const { head, tail } = cutGlyphs(run.glyphs, end);
  const silent: SaidRun = { ...run, ...NOTHING_SAID, glyphs: head };
  return tail.length === 0 ? [silent] : [silent, { ...run, text: run.text.slice(end), glyphs: tail }];
}

function withRest(runs: readonly SaidRun[], rest: string): readonly SaidRun[] {
  const [before, hyphen] = runs.slice(-2);
  if (!before || !hyphen) return runs;
  const whole: SaidRun = { ...before, text: `${before.text}${rest}`, hasRest: true };
  return [...runs.slice(0, -2), whole, { ...hyphen, ...NOTHING_SAID }];
}

type Glyphs = PlacedRun['glyphs'];
interface CutGlyphs {
  readonly end: number;
  readonly head: Glyphs;
  readonly tail: Glyphs;
}

/** Cached, since painters recognise glyph arrays they have painted before. */
const cuts = new WeakMap<Glyphs, CutGlyphs>();

function cutGlyphs(glyphs: Glyphs, end: number): CutGlyphs {
  const known = cuts.get(glyphs);
  if (known?.end === end) return known;
  const cut = {
    end,
    head: glyphs.filter(({ cluster }) => cluster < end),
    tail: glyphs
      .filter(({ cluster }) => cluster >= end)
      .map(({ id, x, y, cluster }) => ({ id, x, y, cluster: cluster - end })),
  };
  cuts.set(glyphs, cut);
  return cut;
}

import type { PlacedRun, TextLine } from '../text';

/** A run as it is said: with the rest of its last word, which a hyphen parts from it, or with nothing left to say. */
export interface SaidRun extends PlacedRun {
  /** Whether its text goes on after its last glyph. */
  readonly hasRest?: true;
}

type Line = Pick<TextLine, 'paragraph' | 'isRightToLeft' | 'runs'>;

const WORD = /^\S+/;

/**
 * The runs of each line, where a word that a hyphen parts is said as a whole by its first part, so that readers of a file find
 * and copy it as it is written. Words that stand upright, run from the right or change their look after the hyphen stay as
 * they are.
 */
export function wholeWords(lines: readonly Line[]): readonly (readonly SaidRun[])[] {
  const said: (readonly SaidRun[])[] = lines.map(({ runs }) => runs);
  if (!lines.some(isHyphenated)) return said;
  // From the end, as the rest of a long word may itself be parted.
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

/** Whether the last run of a line is a hyphen of its own: a mark of a list is the first. */
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

/** Whether the word goes on in another look. */
const isContinued = ([first, next]: readonly SaidRun[], word: string): boolean =>
  first?.text === word && next !== undefined && next.text !== '' && !/^\s/.test(next.text);

/** The end of the glyphs of the word, in units of the run’s text; its text may go on after them. */
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

/** Kept, since painters know glyphs they have painted before. */
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

import { type VisualSize, visualThemes } from '../../.storybook/visualModes';
import type { Baselines } from './baselines';
import { comparePictures, type Difference, type Strictness } from './comparePictures';
import type { Mode } from './modes';
import { decodePicture, encodePicture, type Picture } from './picture';
import type { Story } from './stories';
import type { StoryPage, Take } from './StoryPage';

/**
 * The result of one picture: `same` as its baseline, `changed` to the eye or to assistive technology, `missing` a
 * baseline, `unstable` because two takes differ, or `failed` to be drawn.
 */
export type Verdict = 'same' | 'changed' | 'missing' | 'unstable' | 'failed';

/** One picture of one story. Pictures are encoded, and absent when the verdict is `same`. */
export interface Finding {
  story: Story;
  mode: Mode;
  verdict: Verdict;
  /** The baseline; the first take of an unstable story. */
  before?: Uint8Array;
  /** The picture now; the second take of an unstable story. */
  after?: Uint8Array;
  /** Different pixels between the two. Absent when only the tree changed. */
  difference?: { pixels: number; file: Uint8Array };
  /** Accessibility tree before and now. Absent when it is the same. */
  tree?: { before: string; after: string };
  /** Why the story could not be drawn. */
  error?: string;
  /** Milliseconds it took. Absent when it was not drawn, because its inputs are those of its acceptance. */
  time?: number;
  /** Whether its baseline was accepted with the same code and dependencies: only the browser differs. */
  isOfBrowser?: boolean;
}

interface Comparison {
  before?: Picture;
  after: Picture;
  difference?: Difference | undefined;
}

/**
 * Compares a story at one window size with its baselines. After a difference the story is loaded and taken again: one
 * that then differs from itself is `unstable`, and proves no change.
 */
export async function checkStory(
  page: StoryPage,
  baselines: Baselines,
  strictness: Strictness,
  story: Story,
  size: VisualSize,
): Promise<Finding[]> {
  const modes = visualThemes.map((theme): Mode => ({ theme, size }));
  try {
    const take = await page.take(story.id, size);
    const treeBefore = baselines.readTrees(story.id)[size];
    const comparisons = await Promise.all(
      modes.map((mode) => compareWithBaseline(baselines.readPicture(story.id, mode), take, mode, strictness)),
    );
    const isSame = ({ before, difference }: Comparison) => before && !difference && treeBefore === take.tree;
    if (comparisons.every(isSame)) return modes.map((mode) => ({ story, mode, verdict: 'same' }));

    const second = await page.take(story.id, size);
    return await Promise.all(
      comparisons.map(async (comparison, index): Promise<Finding> => {
        const mode = modes[index] as Mode;
        if (isSame(comparison)) return { story, mode, verdict: 'same' };
        const own = compareTakes(take, second, mode);
        if (own.difference || second.tree !== take.tree)
          return {
            story,
            mode,
            verdict: 'unstable',
            ...(await encode(own)),
            ...treeChange(take.tree, second.tree),
          };
        const pictures = await encode(comparison);
        if (!comparison.before || treeBefore === undefined) {
          const tree = { before: treeBefore ?? '', after: take.tree };
          return { story, mode, verdict: 'missing', ...pictures, tree };
        }
        return { story, mode, verdict: 'changed', ...pictures, ...treeChange(treeBefore, take.tree) };
      }),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return modes.map((mode) => ({ story, mode, verdict: 'failed', error: message }));
  }
}

async function compareWithBaseline(
  file: Uint8Array | undefined,
  take: Take,
  { theme }: Mode,
  strictness: Strictness,
): Promise<Comparison> {
  const after = take.pictures[theme];
  if (!file) return { after };
  const before = await decodePicture(file);
  return { before, after, difference: comparePictures(before, after, strictness) };
}

function compareTakes(first: Take, second: Take, { theme }: Mode): Comparison {
  const [before, after] = [first.pictures[theme], second.pictures[theme]];
  return { before, after, difference: comparePictures(before, after, 'exact') };
}

async function encode({ before, after, difference }: Comparison): Promise<Partial<Finding>> {
  return {
    after: await encodePicture(after),
    ...(before && { before: await encodePicture(before) }),
    ...(difference && {
      difference: { pixels: difference.pixels, file: await encodePicture(difference.picture) },
    }),
  };
}

function treeChange(before: string, after: string): Pick<Finding, 'tree'> {
  return before === after ? {} : { tree: { before, after } };
}

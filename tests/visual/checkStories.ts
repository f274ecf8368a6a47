import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import { openAcceptances } from './acceptances';
import type { Baselines, Trees } from './baselines';
import { checkStory, type Finding } from './checkStory';
import type { Strictness } from './comparePictures';
import { modeName, MODES, SIZES } from './modes';
import { launchRenderer } from './launchRenderer';
import { drawAlike, type Renderer, rendererName } from './renderer';
import type { Story } from './stories';
import { type Disturbance, openStoryPage } from './StoryPage';

/** The parameters of a check. */
export interface Check {
  /** Folder of the built Storybook. */
  storybook: string;
  /** The stories to draw. */
  stories: readonly Story[];
  /** Whether these are all stories, so that other baselines are orphans. */
  isWhole: boolean;
  baselines: Baselines;
  /**
   * Hashes of all inputs of a story's pictures (`hashInputs`), by its id. A story accepted with the same hash, drawn by
   * the same browser, is not drawn again. Without it, every story is drawn.
   */
  inputs?: ReadonlyMap<string, string>;
  /** Whether to draw stories that are already accepted. */
  all?: boolean;
  /** Whether changes become the baseline. */
  update?: boolean;
  /** A proof's changes to the pages. */
  disturbance?: Disturbance;
}

/** The result of a check. */
export interface Outcome {
  /** One for each story, theme and window size. After an update, those that were written count as `same`. */
  findings: Finding[];
  /** Baselines without a story; none after an update, which deletes them. */
  orphans: string[];
  /** Pictures written and files removed. */
  written: number;
  renderer: Renderer;
  /** The renderer of the baselines, when it is another version or build. */
  otherRenderer?: Renderer;
  /** Whether the comparison ignored smoothed edges and small shades, which differ between renderers. */
  isLenient?: boolean;
}

const WORKERS = 2;

/**
 * Draws the stories, several at a time, and compares them with their baselines.
 * @throws Error when only some of the baselines would be updated with another renderer than the rest
 */
export async function checkStories(check: Check): Promise<Outcome> {
  const { baselines, update = false, isWhole, stories } = check;
  const server = await serve(check.storybook);
  const { browser, renderer } = await launchRenderer();
  try {
    const drawnBy = baselines.readRenderer() ?? renderer;
    const isAlike = drawAlike(renderer, drawnBy);
    if (update && !isWhole && !isAlike)
      throw new Error(
        `The baselines were drawn by ${rendererName(drawnBy)}, this is ${rendererName(renderer)}: update all of them, without a filter.`,
      );
    const acceptances = openAcceptances(baselines, check.inputs);
    const isKept = (story: Story): boolean => !check.all && acceptances.isAccepted(story.id, renderer);
    const drawn = await checkInTurns(
      browser,
      server.origin,
      update || isAlike ? 'exact' : 'lenient',
      { ...check, stories: stories.filter((story) => !isKept(story)) },
      (story) =>
        rendererName(renderer) !== rendererName(drawnBy) && acceptances.isAccepted(story.id, drawnBy),
    );
    const kept = stories.filter(isKept).flatMap(asBefore);
    const findings = inOrder([...drawn, ...kept], stories);
    const orphans = isWhole ? baselines.findOrphans(stories.map(({ id }) => id)) : [];
    const isOther = rendererName(renderer) !== rendererName(drawnBy);
    if (!update)
      return {
        findings,
        orphans,
        written: 0,
        renderer,
        ...(isOther && { otherRenderer: drawnBy }),
        ...(!isAlike && { isLenient: true }),
      };
    writeBaselines(baselines, findings);
    orphans.forEach((file) => baselines.remove(file));
    baselines.writeRenderer(isWhole ? renderer : drawnBy);
    acceptances.accept(storiesAsBefore(findings), renderer, isWhole);
    return {
      findings: findings.map((finding) => (isNews(finding) ? { ...finding, verdict: 'same' } : finding)),
      orphans: [],
      written: findings.filter(isNews).length + orphans.length,
      renderer,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

const asBefore = (story: Story): Finding[] => MODES.map((mode) => ({ story, mode, verdict: 'same' }));

/** Lists the stories whose every picture equals its baseline, after new ones were written. */
function storiesAsBefore(findings: readonly Finding[]): string[] {
  const bad = new Set(
    findings.filter((finding) => finding.verdict !== 'same' && !isNews(finding)).map(({ story }) => story.id),
  );
  return [...new Set(findings.map(({ story }) => story.id))].filter((id) => !bad.has(id));
}

async function checkInTurns(
  browser: Browser,
  origin: string,
  strictness: Strictness,
  { stories, baselines, disturbance }: Check,
  isOfBrowser: (story: Story) => boolean,
): Promise<Finding[]> {
  const open = stories.flatMap((story) => SIZES.map((size) => ({ story, size })));
  const findings: Finding[] = [];
  const work = async (): Promise<void> => {
    const page = await openStoryPage(browser, origin, disturbance);
    for (let next = open.shift(); next; next = open.shift()) {
      const started = performance.now();
      const { story, size } = next;
      const found = await checkStory(page, baselines, strictness, story, size);
      const time = (performance.now() - started) / found.length;
      findings.push(
        ...found.map((finding) => ({ ...finding, time, ...(isOfBrowser(story) && { isOfBrowser: true }) })),
      );
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return findings;
}

function inOrder(findings: Finding[], stories: readonly Story[]): Finding[] {
  const places = new Map(stories.map(({ id }, index) => [id, index]));
  const place = ({ story }: Finding): number => places.get(story.id) ?? 0;
  return findings.sort(
    (one, other) => place(one) - place(other) || modeName(one.mode).localeCompare(modeName(other.mode)),
  );
}

const isNews = ({ verdict }: Finding): boolean => verdict === 'changed' || verdict === 'missing';

function writeBaselines(baselines: Baselines, findings: readonly Finding[]): void {
  const trees = new Map<string, Trees>();
  for (const { story, mode, after, difference, verdict, tree } of findings.filter(isNews)) {
    if (after && (difference || verdict === 'missing')) baselines.writePicture(story.id, mode, after);
    if (!tree) continue;
    const known = trees.get(story.id) ?? baselines.readTrees(story.id);
    trees.set(story.id, { ...known, [mode.size]: tree.after });
  }
  for (const [storyId, all] of trees) baselines.writeTrees(storyId, all);
}

async function serve(folder: string): Promise<{ origin: string; close: () => Promise<unknown> }> {
  const server = fastify();
  await server.register(fastifyStatic, { root: resolve(folder), maxAge: '1h' });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}

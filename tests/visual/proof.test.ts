import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStorybook, STORYBOOK } from '../../scripts/buildStorybook';
import { missingChromium } from '../../scripts/chromium';
import { because } from '../../scripts/testReports';
import { openBaselines } from './baselines';
import { type Check, checkStories, type Outcome } from './checkStories';
import { isClean } from './describe';
import { MODES } from './modes';
import { renderReport } from './report';
import { readStories, type Story } from './stories';
import type { Disturbance } from './StoryPage';

/** Buttons of every intent: one has the colour of the token, and all have the padding. */
const BUTTONS = 'components-button--intents';
const WITHOUT_BUTTONS = 'components-badge--tones';

let folder = '';
let pristine = '';
let changing = '';
let stories: Story[] = [];

function check(disturbance?: Disturbance, more: Partial<Check> = {}): Promise<Outcome> {
  return checkStories({
    storybook: STORYBOOK,
    stories,
    isWhole: true,
    baselines: openBaselines(changing),
    ...(disturbance && { disturbance }),
    ...more,
  });
}

const TOKEN_CHANGED = { styles: ':root:root { --gsc-colors-action: #6030e2 }' };
/** The inputs of the stories, and the same with one file changed. */
const inputs = new Map([
  [BUTTONS, 'code of the buttons'],
  [WITHOUT_BUTTONS, 'code of the badges'],
]);
const changedInputs = new Map([...inputs, [BUTTONS, 'other code']]);

const verdictsOf = (outcome: Outcome, id: string) =>
  outcome.findings.filter(({ story }) => story.id === id).map(({ verdict }) => verdict);
const all = (verdict: string) => MODES.map(() => verdict);

/** Lists the titles of the stories in a report. */
const titlesIn = (report: string) => [...report.matchAll(/<h2>([^<]*)<\/h2>/gu)].map(([, title]) => title);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visual-proof-'));
  pristine = join(folder, 'pristine');
  changing = join(folder, 'changing');
  buildStorybook();
  stories = readStories(STORYBOOK).filter(({ id }) => [BUTTONS, WITHOUT_BUTTONS].includes(id));
  expect(stories).toHaveLength(2);
  const baselines = openBaselines(pristine);
  const outcome = await checkStories({
    storybook: STORYBOOK,
    stories,
    isWhole: true,
    baselines,
    update: true,
  });
  expect(outcome.written).toBe(stories.length * MODES.length);
});

beforeEach(() => {
  rmSync(changing, { recursive: true, force: true });
  cpSync(pristine, changing, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

const missing = missingChromium();
describe.skipIf(missing)(`the visual check${because(missing)}`, { timeout: 300_000 }, () => {
  it('passes without a change', async () => {
    const outcome = await check();
    expect(outcome.findings.map(({ verdict }) => verdict)).toEqual([...all('same'), ...all('same')]);
    expect(isClean(outcome)).toBe(true);
  });

  it('fails when a token changes by one shade, and names the story', async () => {
    const outcome = await check(TOKEN_CHANGED);
    expect(verdictsOf(outcome, BUTTONS)).toEqual(all('changed'));
    expect(verdictsOf(outcome, WITHOUT_BUTTONS)).toEqual(all('same'));
    expect(titlesIn(renderReport(outcome))).toEqual(['Components/Button › Intents']);
  });

  it('fails when a padding changes by 2 px, and names the story', async () => {
    const outcome = await check({ styles: '#storybook-root button { padding-inline: 14px }' });
    expect(verdictsOf(outcome, BUTTONS)).toEqual(all('changed'));
    expect(verdictsOf(outcome, WITHOUT_BUTTONS)).toEqual(all('same'));
    expect(titlesIn(renderReport(outcome))).toEqual(['Components/Button › Intents']);
  });

  it('fails when the accessibility tree changes, though the picture is the same', async () => {
    const outcome = await check({
      script: `addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        const button = document.querySelector('#storybook-root button');
        if (button && !button.ariaLabel) button.ariaLabel = 'Renamed';
      }).observe(document, { subtree: true, childList: true }))`,
    });
    const [finding] = outcome.findings.filter(({ story }) => story.id === BUTTONS);
    expect(finding).toMatchObject({ verdict: 'changed' });
    expect(finding?.difference).toBeUndefined();
    expect(finding?.tree?.after).toContain('button "Renamed"');
    expect(renderReport(outcome)).toContain('Renamed');
  });

  it('skips stories with accepted inputs, unless all are requested', async () => {
    await check(undefined, { inputs, update: true });
    const outcome = await check(TOKEN_CHANGED, { inputs });
    expect(outcome.findings.map(({ verdict, time }) => [verdict, time])).toEqual(
      [...all('same'), ...all('same')].map((verdict) => [verdict, undefined]),
    );
    const complete = await check(TOKEN_CHANGED, { inputs, all: true });
    expect(verdictsOf(complete, BUTTONS)).toEqual(all('changed'));
    expect(complete.findings.filter(({ time }) => time === undefined)).toEqual([]);
  });

  it('draws stories with changed inputs or another baseline again', async () => {
    await check(undefined, { inputs, update: true });
    const outcome = await check(TOKEN_CHANGED, { inputs: changedInputs });
    expect(verdictsOf(outcome, BUTTONS)).toEqual(all('changed'));
    const drawn = outcome.findings.filter(({ time }) => time !== undefined);
    expect(new Set(drawn.map(({ story }) => story.id))).toEqual(new Set([BUTTONS]));
    openBaselines(changing).writeTrees(WITHOUT_BUTTONS, { wide: '- text: another', phone: '' });
    expect(verdictsOf(await check(undefined, { inputs }), WITHOUT_BUTTONS)).toEqual(all('changed'));
  });

  it('fails a story that draws a sign no bundled font has, and names sign and font', async () => {
    const outcome = await check({
      script: `addEventListener('DOMContentLoaded', () => {
        document.body.insertAdjacentHTML('beforeend', '<kbd>↵</kbd>');
      })`,
    });
    expect(verdictsOf(outcome, BUTTONS)).toEqual(all('failed'));
    expect(outcome.findings[0]?.error).toMatch(/“↵” in .+\./u);
  });

  it('calls a story that differs from itself unstable, not changed', async () => {
    const outcome = await check({
      script: `addEventListener('DOMContentLoaded', () => {
        const spot = document.body.appendChild(document.createElement('div'));
        spot.style.cssText = 'position: fixed; top: 0; left: 0; width: 20px; height: 20px';
        localStorage.takes = 50 * ((Number(localStorage.takes ?? 0) / 50 + 1) % 5);
        spot.style.background = 'rgb(' + localStorage.takes + ' 0 0)';
      })`,
    });
    expect(verdictsOf(outcome, BUTTONS)).toEqual(all('unstable'));
    expect(renderReport(outcome)).toContain('two takes of the same story are not alike');
  });

  it('fails a story that has no baseline', async () => {
    rmSync(join(changing, 'components-button'), { recursive: true });
    const outcome = await check();
    expect(verdictsOf(outcome, BUTTONS)).toEqual(all('missing'));
    expect(renderReport(outcome)).toContain('Has no baseline.');
  });

  it('fails for a baseline that has no story', async () => {
    openBaselines(changing).writeTrees('components-button--gone', { wide: '- button' });
    const outcome = await check();
    expect(outcome.orphans).toEqual(['components-button/gone.tree.txt']);
    expect(isClean(outcome)).toBe(false);
    expect(renderReport(outcome)).toContain('components-button/gone.tree.txt');
  });

  it('fails a story that can’t be drawn, with the reason', async () => {
    const outcome = await check({
      patience: 6_000,
      script: `addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
        document.querySelectorAll('#storybook-root > *').forEach((part) => part.remove());
        requestAnimationFrame(() => document.body.toggleAttribute('data-restless'));
      }).observe(document, { subtree: true, childList: true, attributes: true }))`,
    });
    expect(verdictsOf(outcome, BUTTONS)).toEqual(all('failed'));
    expect(outcome.findings[0]?.error).toContain('does not come to rest: the document');
  });
});

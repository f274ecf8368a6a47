// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Outcome } from './checkStories';
import type { Finding } from './checkStory';
import { describeOutcome, isClean } from './describe';
import { MODES } from './modes';
import { renderReport } from './report';
import { toSkippedReport, toTestReport } from './testReport';

const story = {
  id: 'components-button--intents',
  title: 'Components/Button › Intents & sizes',
  file: 'stories/components/Button.stories.tsx',
};
const mode = { theme: 'dark', size: 'phone' } as const;
const renderer = { browser: '156.0.1', build: 'chromium-headless-shell', system: 'debian 12' };
const picture = (text: string) => Buffer.from(text);
const base64 = (text: string) => picture(text).toString('base64');

function outcomeOf(findings: Partial<Finding>[], more: Partial<Outcome> = {}): Outcome {
  return {
    findings: findings.map((finding) => ({ story, mode, verdict: 'same', time: 5, ...finding })),
    orphans: [],
    written: 0,
    renderer,
    ...more,
  };
}

const changed: Partial<Finding> = {
  verdict: 'changed',
  before: picture('before'),
  after: picture('after'),
  difference: { pixels: 1234, file: picture('difference') },
  tree: { before: '- main:\n  - button "Save"', after: '- main:\n  - button "Send <it>"' },
};

describe('a check', () => {
  it('is clean only when every picture is as before and no baseline is left over', () => {
    expect(isClean(outcomeOf([{}]))).toBe(true);
    expect(isClean(outcomeOf([{}, changed]))).toBe(false);
    expect(isClean(outcomeOf([{ verdict: 'missing' }]))).toBe(false);
    expect(isClean(outcomeOf([{}], { orphans: ['old/gone.tree.txt'] }))).toBe(false);
  });

  it('is summarised in words', () => {
    const outcome = outcomeOf([{}, changed, { verdict: 'failed', error: 'boom' }], { orphans: ['old.webp'] });
    expect(describeOutcome(outcome, 12.3)).toEqual([
      '✗ Components/Button › Intents & sizes, dark-390 — changed: 1,234 pixels and the accessibility tree',
      '✗ Components/Button › Intents & sizes, dark-390 — failed: boom',
      '✗ old.webp — a baseline no story belongs to; --update removes it',
      '3 pictures of 1 stories in 12 s: 1 same, 1 failed, 1 changed, 1 orphans.',
    ]);
  });

  it('reports that another build of the browser drew the baselines', () => {
    const otherRenderer = { ...renderer, build: 'chromium' };
    const [line] = describeOutcome(outcomeOf([{}], { otherRenderer, isLenient: true }), 1);
    expect(line).toContain('drawn by chromium 156.0.1 on debian 12, this is chromium-headless-shell 156.0.1');
  });

  it('reports changes caused by another browser', () => {
    const otherRenderer = { ...renderer, browser: '156.0.0' };
    const lines = describeOutcome(
      outcomeOf([{}, { ...changed, isOfBrowser: true }, changed], { otherRenderer }),
      1,
    );
    expect(lines).toContain(
      '1 changed by the browser alone: code, theme and dependencies are those of the baselines.',
    );
    expect(lines.join('\n')).toContain('changed by the browser: 1,234 pixels');
    expect(lines.join('\n')).not.toContain('are not compared');
  });

  it('reports how many pictures needed no drawing', () => {
    const { time: _time, ...kept } = outcomeOf([{}]).findings[0] as Finding;
    const outcome: Outcome = { ...outcomeOf([{}]), findings: [kept, { ...kept, time: 5 }] };
    expect(describeOutcome(outcome, 1)[0]).toBe(
      '1 are made of what they were when they were accepted, and were not drawn.',
    );
  });

  it('counts as one test a picture, with the time it took', () => {
    const [file] = toTestReport(outcomeOf([{}, changed])).testResults;
    expect(file?.assertionResults.map(({ status, duration }) => [status, duration])).toEqual([
      ['passed', 5],
      ['failed', 5],
    ]);
  });

  it('without a browser is neither passed nor failed, with the reason', () => {
    const [file] = toSkippedReport([story], 'No browser.').testResults;
    expect(file?.assertionResults.map(({ status, failureMessages }) => [status, failureMessages])).toEqual(
      MODES.map(() => ['skipped', ['No browser.']]),
    );
  });
});

describe('the report', () => {
  const page = new DOMParser().parseFromString(renderReport(outcomeOf([{}, changed])), 'text/html');

  it('shows before, after and difference of changed pictures only', () => {
    const sources = [...page.querySelectorAll('article img')].map((image) => image.getAttribute('src'));
    expect(sources).toEqual(
      ['before', 'after', 'difference'].map((text) => `data:image/webp;base64,${base64(text)}`),
    );
  });

  it('names the story and the command that updates it', () => {
    expect(page.querySelector('h2')?.textContent).toBe(story.title);
    expect(page.querySelector('section code')?.textContent).toBe(
      'npm run test:visual -- --update components-button--intents',
    );
  });

  it('shows changed lines of the accessibility tree beside each other', () => {
    const rows = [...page.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ['- main:', '- main:'],
      ['  - button "Save"', ''],
      ['', '  - button "Send <it>"'],
    ]);
  });

  it('is one file', () => {
    expect(page.querySelectorAll('link, script[src], img:not([src^="data:"])')).toHaveLength(0);
  });

  it('lists baselines without a story', () => {
    const orphans = renderReport(outcomeOf([], { orphans: ['components-old/gone.light-1440.webp'] }));
    expect(orphans).toContain('components-old/gone.light-1440.webp');
    expect(orphans).toContain('1 baseline has no story');
  });
});

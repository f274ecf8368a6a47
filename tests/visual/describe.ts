import { modeName } from './modes';
import type { Outcome } from './checkStories';
import type { Finding, Verdict } from './checkStory';
import { rendererName } from './renderer';

/** The verdicts that fail a check, worst first, with their meaning and the action to take. */
export const FAILURES: Record<Exclude<Verdict, 'same'>, string> = {
  failed: 'Could not be drawn: the story, its play function or a request of it failed.',
  unstable:
    'Differs from itself: two takes of the same story are not alike. Make the story hold still first.',
  changed: 'Differs from its baseline. If it should, update the baseline and commit it.',
  missing: 'Has no baseline. Look at it, update, and commit the baseline.',
};

/** Whether everything equals its baseline, and every baseline is needed. */
export function isClean({ findings, orphans }: Outcome): boolean {
  return orphans.length === 0 && findings.every(({ verdict }) => verdict === 'same');
}

/** Describes the result of one picture, in a phrase. */
export function describeFinding({ verdict, difference, tree, error, isOfBrowser }: Finding): string {
  if (verdict === 'same') return 'as before';
  if (verdict === 'failed') return `failed: ${error ?? 'for no known reason'}`;
  if (verdict === 'missing') return 'no baseline';
  const parts = [
    ...(difference ? [`${difference.pixels.toLocaleString('en-GB')} pixels`] : []),
    ...(tree ? ['the accessibility tree'] : []),
  ];
  return `${verdict}${isOfBrowser ? ' by the browser' : ''}: ${parts.join(' and ')}`;
}

/** Returns the command that makes a story's changes its baseline. */
export function updateCommand(storyId: string): string {
  return `npm run test:visual -- --update ${storyId}`;
}

/** Describes a check in lines for a terminal: the failures, then the sum. */
export function describeOutcome(outcome: Outcome, seconds: number): string[] {
  const { findings, orphans, written } = outcome;
  const count = (wanted: Verdict) => findings.filter(({ verdict }) => verdict === wanted).length;
  const bad = findings.filter(({ verdict }) => verdict !== 'same');
  const stories = new Set(findings.map(({ story }) => story.id)).size;
  const kept = findings.filter(({ time }) => time === undefined).length;
  const sum = (['same', ...Object.keys(FAILURES)] as Verdict[])
    .filter((verdict) => count(verdict) > 0)
    .map((verdict) => `${count(verdict)} ${verdict}`);
  return [
    ...describeRenderer(outcome),
    ...bad.map(
      (finding) => `✗ ${finding.story.title}, ${modeName(finding.mode)} — ${describeFinding(finding)}`,
    ),
    ...orphans.map((file) => `✗ ${file} — a baseline no story belongs to; --update removes it`),
    ...(written > 0 ? [`${written} baselines written or removed.`] : []),
    ...(kept > 0 ? [`${kept} are made of what they were when they were accepted, and were not drawn.`] : []),
    `${findings.length} pictures of ${stories} stories in ${seconds.toFixed(0)} s: ${sum.join(', ') || 'none'}` +
      (orphans.length > 0 ? `, ${orphans.length} orphans.` : '.'),
  ];
}

/** Describes the effect of another browser than that of the baselines, and the changes due only to it. */
function describeRenderer({ findings, renderer, otherRenderer, isLenient }: Outcome): string[] {
  if (!otherRenderer) return [];
  const ofBrowser = findings.filter(
    ({ verdict, isOfBrowser }) => verdict === 'changed' && isOfBrowser,
  ).length;
  return [
    `The baselines were drawn by ${rendererName(otherRenderer)}, this is ${rendererName(renderer)}: every picture is drawn.`,
    ...(isLenient
      ? [
          'Smoothed edges and small shades are not compared. Update all baselines to compare everything again.',
        ]
      : []),
    ...(ofBrowser > 0
      ? [
          `${ofBrowser} changed by the browser alone: code, theme and dependencies are those of the baselines.`,
        ]
      : []),
  ];
}

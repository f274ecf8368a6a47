import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildStorybook, STORYBOOK } from '../../scripts/buildStorybook';
import { ensureShell } from '../../scripts/chromium';
import { REPORTS } from '../../scripts/testReports';
import { openBaselines } from './baselines';
import { checkStories } from './checkStories';
import { describeOutcome, isClean } from './describe';
import { MODES } from './modes';
import { renderReport } from './report';
import { readStories, selectStories } from './stories';
import { hashInputs } from './storyInputs';
import { type TestReport, toSkippedReport, toTestReport } from './testReport';

const BASELINES = 'tests/visual/baselines';
const PAGE = `${REPORTS}/visual.html`;

const USAGE = `npm run test:visual [-- [--all] [--update] [word …]]

Compares every story tagged "visual" with its baselines; with words, only the stories whose id or title holds one.
A story is not drawn again that is made of what it was when its baselines were accepted: the same code, theme,
dependencies and browser. --all draws it all the same.
--update makes what changed the baseline, and removes baselines without a story.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}

buildStorybook();
const started = performance.now();
const everyStory = readStories(STORYBOOK);
const stories = selectStories(everyStory, positionals);
if (stories.length === 0) {
  console.error(
    positionals.length > 0
      ? `No story is called ${positionals.join(' or ')}.`
      : 'No story is tagged "visual".',
  );
  process.exit(1);
}

const report = (content: TestReport): void => {
  mkdirSync(REPORTS, { recursive: true });
  writeFileSync(`${REPORTS}/visual.json`, JSON.stringify(content));
};

const shell = ensureShell();
if ('missing' in shell) {
  report(toSkippedReport(stories, shell.missing));
  console.log(`${stories.length * MODES.length} pictures skipped. ${shell.missing}`);
  process.exit(values.update ? 1 : 0);
}

const outcome = await checkStories({
  storybook: STORYBOOK,
  stories,
  isWhole: positionals.length === 0,
  baselines: openBaselines(BASELINES),
  inputs: hashInputs('.', STORYBOOK, stories),
  all: values.all,
  update: values.update,
});

report(toTestReport(outcome));
describeOutcome(outcome, (performance.now() - started) / 1000).forEach((line) => console.log(line));
if (isClean(outcome)) {
  rmSync(PAGE, { force: true });
} else {
  writeFileSync(PAGE, renderReport(outcome));
  console.log(`See ${PAGE}`);
  process.exitCode = 1;
}

import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildStorybook, STORYBOOK } from '../../scripts/buildStorybook';
import { onlyVisual } from './stories';

const UPLOAD = '.cache/chromatic';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error('CHROMATIC_PROJECT_TOKEN is not set. Without it, use npm run test:visual.');
  process.exit(1);
}

/* Chromatic takes a picture of every story and ignores tags, so it gets only the tagged ones. */
buildStorybook();
rmSync(UPLOAD, { recursive: true, force: true });
cpSync(STORYBOOK, UPLOAD, { recursive: true });
const index = `${UPLOAD}/index.json`;
writeFileSync(index, JSON.stringify(onlyVisual(JSON.parse(readFileSync(index, 'utf8')))));

const { status } = spawnSync(
  'npx',
  ['--no-install', 'chromatic', '--storybook-build-dir', UPLOAD, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);

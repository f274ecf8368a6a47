import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint';

/** Folder of the built Storybook. */
export const STORYBOOK = 'storybook-static';

const INPUTS = ['.storybook', 'stories', 'src', 'package-lock.json'];
const STAMP = `${STORYBOOK}/.build-inputs`;

/**
 * Builds Storybook into {@link STORYBOOK} unless it is current.
 * @throws Error with the build's output when it fails
 */
export function buildStorybook(): void {
  const inputs = fingerprint(INPUTS);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === inputs) return;
  console.log('Building Storybook …');
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build:storybook'], {
    encoding: 'utf8',
    // A test runner's value would select React's development build, and every picture would count as changed.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`Storybook cannot be built.\n${stdout}${stderr}`);
  writeFileSync(STAMP, inputs);
}

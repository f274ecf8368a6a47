import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from './support/sourceFiles';

/* These stop listening to events, and the last one a request of its own. */
const LISTENERS = [
  'src/api/environment/sendForm.ts',
  'src/components/Tooltip/HintArea.tsx',
  'src/editor/page/followHeldPointer.ts',
  'src/editor/template/panels/actions/code/useCodeArea.ts',
];

it('H1.06 calls are stopped with words of our own, not with those of the browser', () => {
  const withoutReason = sourceFiles('src').filter((path) => /\.abort\(\)/.test(readFileSync(path, 'utf8')));
  expect(withoutReason.sort()).toEqual(LISTENERS);
});

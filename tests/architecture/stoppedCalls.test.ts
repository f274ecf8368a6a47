import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sourceFiles } from '../../scripts/sourceFiles';

/* These stop listening to events, a request of their own, or the reading of a file. */
const LISTENERS = [
  'src/api/environment/sendForm.ts',
  'src/components/Tooltip/HintArea.tsx',
  'src/editor/page/followHeldPointer.ts',
  'src/editor/project/batch/useAddRows.ts',
  'src/editor/template/panels/actions/code/useCodeArea.ts',
  'src/features/publisher/useReadFile.ts',
];

it('H1.06 calls are stopped with words of our own, not with those of the browser', () => {
  const withoutReason = sourceFiles('src').filter((path) => /\.abort\(\)/.test(readFileSync(path, 'utf8')));
  expect(withoutReason.sort()).toEqual(LISTENERS);
});

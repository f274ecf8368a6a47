import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { THREADS } from '../../scripts/buildPlatform';

const eslint = new ESLint();

/** Whether lint refuses an import to a file of the platform. */
async function isRefused(filePath: string, statement: string): Promise<boolean> {
  const [result] = await eslint.lintText(`${statement}\n`, { filePath });
  return result?.messages.some(({ ruleId }) => ruleId?.endsWith('no-restricted-imports')) ?? false;
}

describe('what callers send', () => {
  it.each([
    `export { readDocument } from '@/engine/document';`,
    `export { readOutputRequest } from '@/domain/output';`,
    `export { readDataSet } from '@/domain/data-set';`,
    `export { readCsv } from '@/domain/format';`,
    `export { readCsvFile } from '@/domain/format';`,
  ])('H5.08 is read by platform/readers alone: %s', async (statement) => {
    for (const file of ['platform/environment-api/templates/planted.ts', 'platform/management/planted.ts'])
      expect(await isRefused(file, statement)).toBe(true);
    expect(await isRefused('platform/readers/planted.ts', statement)).toBe(false);
  });

  // Passwords are checked in one, and somebody waits for that.
  it.each(Object.values(THREADS).filter((file) => !file.includes('scrypt')))(
    'H4.31 is worked on in a thread that gives way first: %s',
    (file) => {
      const [first] = readFileSync(`platform/${file}`, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('import '));
      expect(first).toBe("import '../threads/giveWay.mjs';");
    },
  );
});

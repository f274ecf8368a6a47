import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** Whether lint reports an expression in a file as slow. */
async function isFoundSlow(filePath: string, expression: string): Promise<boolean> {
  const [result] = await eslint.lintText(
    `export const found = (text: string) => ${expression}.test(text);\n`,
    {
      filePath,
    },
  );
  return result?.messages.some(({ ruleId }) => ruleId === 'redos/no-vulnerable') ?? false;
}

const SLOW = [
  String.raw`/^(?:\d+\.?\d*|\.\d+)\s+(?:\d+\.?\d*)\s+x$/`,
  String.raw`/\s+$/`,
  String.raw`/^(?:<!--[\s\S]*?-->\s*)*<svg/`,
  String.raw`/(a+)+b/`,
];
const QUICK = [String.raw`/^\d+(?:\.\d*)?$/`, String.raw`/^[a-z]+$/i`, String.raw`/\r\n?/g`];

describe('a regular expression', () => {
  it.each(SLOW)('H5.02 with more than linear time is reported by lint: %s', async (expression) => {
    expect(await isFoundSlow('platform/postscript/planted.ts', expression)).toBe(true);
    expect(await isFoundSlow('src/domain/format/planted.ts', expression)).toBe(true);
  });

  it.each(QUICK)('H5.02 with linear time passes: %s', async (expression) => {
    expect(await isFoundSlow('platform/postscript/planted.ts', expression)).toBe(false);
  });
});

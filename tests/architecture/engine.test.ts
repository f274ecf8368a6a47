import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** Returns the rules that a file of the engine with this statement breaks. */
async function brokenBy(statement: string): Promise<(string | null)[]> {
  const filePath = 'src/engine/document/planted.ts';
  const [result] = await eslint.lintText(`${statement}\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

describe('the engine', () => {
  it.each([
    'export const now = Date.now();',
    'export const today = new Date();',
    'export const chance = Math.random();',
    "export const words = new Intl.Segmenter('th');",
    'export const id = crypto.randomUUID();',
    "export const order = (a: string, b: string) => a.localeCompare(b, 'de');",
    'export const shown = (1234.5).toLocaleString();',
    'export const up = Math.sin(1);',
    'export const cube = (side: number) => side ** 3;',
  ])('may not hold: %s', async (statement) => {
    expect(await brokenBy(statement)).not.toEqual([]);
  });

  it('may use functions with the same result everywhere', async () => {
    expect(await brokenBy('export const larger = Math.max(1, Math.sqrt(2));')).toEqual([]);
  });
});

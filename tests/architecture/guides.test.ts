import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const BUILT_IN = new Set(['ci', 'start', 'test']);

describe.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names files and folders that exist', () => {
    const paths = [...text.matchAll(/`((?:src|platform|tests|stories|scripts|docs)\/[^`\s]*)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/[…<*]/.test(path));
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names commands that exist', () => {
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => !BUILT_IN.has(command) && !(command in scripts))).toEqual([]);
  });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBaselines } from './baselines';
import { MODES } from './modes';

const ID = 'components-button--intents';
const [MODE = { theme: 'light', size: 'wide' } as const] = MODES;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('openBaselines', () => {
  it('stores and returns pictures, in a folder for each component', () => {
    const baselines = openBaselines(folder);
    baselines.writePicture(ID, MODE, Buffer.from('picture'));
    expect(baselines.readPicture(ID, MODE)?.toString()).toBe('picture');
    expect(readdirSync(join(folder, 'components-button'))).toEqual(['intents.light-1440.webp']);
    expect(baselines.readPicture('components-button--sizes', MODE)).toBeUndefined();
  });

  it.each([
    ['the same at both widths', { wide: '- button "Save"', phone: '- button "Save"' }],
    ['different at each', { wide: '- button "Save"\n- text: now', phone: '- button "Save"' }],
    ['empty', { wide: '', phone: '- main' }],
    ['of one width', { phone: '- main:\n  - heading "Users" [level=1]' }],
  ])('gives back trees that are %s', (_, trees) => {
    const baselines = openBaselines(folder);
    baselines.writeTrees(ID, trees);
    expect(baselines.readTrees(ID)).toEqual(trees);
  });

  it('has no trees of an unknown story', () => {
    expect(openBaselines(folder).readTrees(ID)).toEqual({});
  });

  it('finds the files no story belongs to, and removes them with their folder', () => {
    const baselines = openBaselines(folder);
    baselines.writeRenderer({ browser: '1.2', build: 'chromium', system: 'debian 12' });
    baselines.writePicture(ID, MODE, Buffer.from('picture'));
    baselines.writeTrees('components-old--gone', { wide: '- main' });
    expect(baselines.findOrphans([ID])).toEqual(['components-old/gone.tree.txt']);
    baselines.remove('components-old/gone.tree.txt');
    expect(baselines.findOrphans([ID])).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['components-button', 'manifest.json']);
  });

  it('has neither renderer nor orphans without a folder', () => {
    const baselines = openBaselines(join(folder, 'none'));
    expect(baselines.readRenderer()).toBeUndefined();
    expect(baselines.findOrphans([])).toEqual([]);
  });
});

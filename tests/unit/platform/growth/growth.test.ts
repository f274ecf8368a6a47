import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readTransform } from '@/editor/template/svg/matrix';
import { beginsWithSvg } from '@/editor/template/svg/beginsWithSvg';
import { readAddresses } from '@/components/AddressListInput/readAddresses';
import { readDataSet } from '@/domain/data-set';
import { parseSum } from '@/domain/numbers';
import { readOutputRequest } from '@/domain/output';
import { fitPath } from '@/engine/display';
import { readDocument } from '@/engine/document';
import { stripJpegMetadata } from '@/engine/pdf';
import { boundingBox } from '../../../../platform/postscript/boundingBox';
import { documentOf, filled, shape } from '../../../engine/reference/build';
import { openWorkCounter } from '../../support/countWork';

const counter = openWorkCounter();
afterAll(() => counter.close());

/** Sizes that are compared, and work that any call may take whatever its size. */
const [SIZE, LEAST] = [400, 4_000];
/** How much more work twice the size may take. */
const MOST_GROWTH = 2.5;

/**
 * Runs of the search for each reader. The seed is fixed, so that the same texts are tried at each run; a larger search sets
 * GROWTH_RUNS, and begins anywhere.
 */
const RUNS = Number(process.env.GROWTH_RUNS ?? 25);
const search =
  process.env.GROWTH_RUNS === undefined ? { seed: 20_261_127, numRuns: RUNS } : { numRuns: RUNS };

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** A reader and the pieces that texts for it are made of. */
interface Subject {
  readonly read: (text: string) => unknown;
  readonly pieces: readonly string[];
}

const DESIGN = documentOf([shape([0, 0, 10, 10], { fill: filled('#e63946') })]);

const SUBJECTS: Readonly<Record<string, Subject>> = {
  'a table of values': {
    read: (text) => readDataSet(bytesOf(text)),
    pieces: ['a', ',', ';', '\n', '\r\n', '"', '""', ' ', '1', '.', '-', 'true', '\uFEFF'],
  },
  'a call for output': {
    read: (text) =>
      readOutputRequest(
        `{"documentContent":"","outputSettings":{},"variables":[${text}{}]}`,
        'png',
        (each) => each.length,
      ),
    pieces: [
      '{},',
      '{"a":1},',
      '{"a":"x","b":true},',
      '{"a":null},',
      '{"a":[]},',
      '{"c":"',
      '"},',
      '1,',
      '[],',
      ',',
    ],
  },
  'a document': {
    read: (text) => readDocument(`${JSON.stringify(DESIGN).slice(0, -1)},"more":${text}0}`),
    pieces: ['[', '{"a":', '0,', '"x",', '"\\u0000",', '],', '},', 'null,', ' '],
  },
  'the bounding box of PostScript': {
    read: (text) => boundingBox(`%!PS\n${text}`, text),
    pieces: [
      '%%BoundingBox:',
      '%%HiResBoundingBox:',
      ' 0',
      '0',
      '.',
      'e',
      '-',
      '(atend)',
      '\n',
      '\r',
      ' ',
      'x',
    ],
  },
  'a transformation': {
    read: readTransform,
    pieces: ['rotate', 'matrix', '(', ')', ' ', ',', '1', '.5', 'e', '-', 'x'],
  },
  'the start of a drawing': {
    read: beginsWithSvg,
    pieces: ['<?xml', '<!--', '-->', '<!DOCTYPE', '>', '<svg', ' ', 'x'],
  },
  'an outline': {
    read: fitPath,
    pieces: ['M0 0', 'L', 'c', 'a', 'z', 'Z', ' ', ',', '1', '.5', '-', 'e9', '00', 'h'],
  },
  'a sum': {
    read: (text) => parseSum(text, (value) => value),
    pieces: ['1', '2.5', '+', '-', '*', '/', '(', ')', ' ', 'mm', 'x'],
  },
  'a list of addresses': {
    read: readAddresses,
    pieces: ['a@b.test', '<', '>', ',', ';', ' ', '\n', 'mailto:', '"', 'name'],
  },
  'the metadata of a JPEG': {
    read: (text) => stripJpegMetadata(latin(`\u00ff\u00d8${text}`)),
    pieces: [
      '\u00ff',
      '\u00d8',
      '\u00d9',
      '\u00da',
      '\u00e1',
      '\u0000',
      '\u0002',
      'x',
      '\u00ff\u00da\u0000\u0002',
      '\u00ff\u00e1\u0000\u0004',
    ],
  },
};

/** Searches for a text that takes too much more work when it is twice as long. */
function searchForGrowth({ read, pieces }: Subject): void {
  const some = (maxLength: number) =>
    fc.array(fc.constantFrom(...pieces), { maxLength }).map((parts) => parts.join(''));
  const work = (text: string) => counter.count(() => read(text));
  // Parts that are in memory once, such as tables, are no work of the text.
  work(pieces.join(''));
  fc.assert(
    fc.property(some(3), some(4), some(2), some(3), (start, unit, other, end) => {
      const build = (size: number) => `${start}${unit.repeat(size)}${other.repeat(size)}${end}`;
      const [small = 0, middle = 0, large = 0] = [1, 2, 4].map((times) => work(build(times * SIZE)));
      expect(middle).toBeLessThanOrEqual(MOST_GROWTH * small + LEAST);
      expect(large).toBeLessThanOrEqual(MOST_GROWTH * middle + LEAST);
    }),
    search,
  );
}

/** Compares each line with all lines, as a reader must not. */
function readInSquareTime(text: string): number {
  const lines = text.split(',');
  let same = 0;
  for (const one of lines) for (const other of lines) if (one === other) same += 1;
  return same;
}

describe('work on what a stranger sends', () => {
  it('H5.13 is found to grow too fast where it does', () => {
    const slow = { read: readInSquareTime, pieces: [',', 'a'] };
    expect(() => searchForGrowth(slow)).toThrow(/Property failed/);
  });

  it.each(Object.entries(SUBJECTS))('H5.13 grows with the length of %s', { timeout: 120_000 }, (_, subject) =>
    searchForGrowth(subject),
  );
});

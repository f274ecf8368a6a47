import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument, type Document } from '@/engine/document';
import { writePdf } from '@/engine/pdf';
import { drawReference, referenceContext, REFERENCES, type Reference } from '../../../engine/reference';
import { testFaces, testFonts } from '../support/fonts';

const context = await referenceContext(testFonts());
const references = Object.values(REFERENCES);
const faces = new Map(testFaces().map((face) => [face.key, face]));

/** Accidental or hostile values for a document, by the kind of the value they replace. */
const HOSTILE: Readonly<Record<string, readonly unknown[]>> = {
  number: [
    ...[0, -0, 1, -1, 0.1, 3, 59.5, 100, 1_000, -1_000, 36_000, 999_999.999, 1_000_000, -1_000_000],
    ...[5e-324, 1e-7, -1e-7, 1e15, 2 ** 53, 1e308, -1e308],
  ],
  string: [
    ...['', ' ', '\u0000', '\ud800', '\u202e', '\u2067a', '😀'.repeat(50), 'a'.repeat(3_000), '𞤀\u0301'],
    ...['toString', 'NaN', '#ffffff', 'auto', 'M 0 0 L 1e308 1e308 Z', 'M 0 0 A 1e-9 1e9 0 1 1 1 1 Z'],
  ],
  boolean: [true, false],
};
const OF_ANOTHER_KIND: readonly unknown[] = [null, '0', 0, true, [], {}, [[]]];

/** Lists the paths of the primitive values. */
function leavesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
}

/** Returns the value at a path. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (holder, key) =>
      typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[key] : undefined,
    value,
  );

/** Puts another value at a path of an unshared copy. */
function put(copy: unknown, path: readonly string[], value: unknown): void {
  const holder = at(copy, path.slice(0, -1));
  const key = path.at(-1);
  if (key !== undefined && typeof holder === 'object' && holder !== null)
    (holder as Record<string, unknown>)[key] = value;
}

/** A document of the reference set with some values changed. */
const damaged = fc
  .record({
    reference: fc.constantFrom(...references),
    changes: fc.array(fc.tuple(fc.nat(100_000), fc.nat(1_000), fc.nat(9)), { minLength: 1, maxLength: 4 }),
  })
  .map(({ reference, changes }): Reference => {
    const copy = structuredClone(reference.document) as Document;
    const leaves = leavesOf(copy);
    for (const [place, choice, kind] of changes) {
      const path = leaves[place % leaves.length] ?? [];
      const own = HOSTILE[typeof at(copy, path)];
      const values = kind === 0 || !own ? OF_ANOTHER_KIND : own;
      put(copy, path, values[choice % values.length]);
    }
    return { ...reference, document: copy };
  });

/** Lists values that are NaN or infinite, and numbers that no painter draws. */
function unusable(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(unusable) : [];
}

describe('a document with changed values', { timeout: 60_000 }, () => {
  it('S5.01 is refused at a path, or drawn with finite numbers, in a PDF too', async () => {
    let accepted = 0;
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(damaged, async (reference) => {
        const read = readDocument(JSON.stringify(reference.document));
        if (!read.ok) {
          refused += 1;
          expect(read.refusal.message).not.toBe('');
          expect(read.refusal.pointer).toMatch(/^(\/|$)/);
          return;
        }
        accepted += 1;
        const { list } = drawReference({ ...reference, document: read.value }, context);
        expect(unusable(list)).toEqual([]);
        const pdf = await writePdf({
          pages: [list],
          fonts: (key) => faces.get(key),
          pictures: () => undefined,
          ports: {
            subsetFont: (bytes) => bytes.subarray(0, 12),
            compress: (bytes) => deflateSync(bytes, { level: 1 }),
          },
        });
        expect(Buffer.from(pdf.subarray(-6)).toString()).toBe('%%EOF\n');
      }),
      { numRuns: 600 },
    );
    // Both must occur, or the test would prove little.
    expect([accepted > 20, refused > 20]).toEqual([true, true]);
  });
});

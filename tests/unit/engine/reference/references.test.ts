import { describe, expect, it } from 'vitest';
import { readDocument } from '@/engine/document';
import { hashDisplayList, type DisplayItem } from '@/engine/display';
import { drawReference, referenceContext, REFERENCES } from '../../../engine/reference';
import { testFonts } from '../support/fonts';

const context = await referenceContext(testFonts());
const references = Object.entries(REFERENCES);

/** Lists every NaN or infinite number of a display list. */
function unusable(value: unknown): unknown[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(unusable) : [];
}

const counted = (items: readonly DisplayItem[]): number =>
  items.reduce((sum, item) => sum + (item.type === 'group' ? counted(item.items) : 1), 0);

describe('the reference set', () => {
  it('has at least 60 documents', () => expect(references.length).toBeGreaterThanOrEqual(60));

  it.each(references)('%s: it is a sound document, and something is drawn', (_name, reference) => {
    const read = readDocument(JSON.stringify(reference.document), { sdkVersion: '1.0.0' });
    expect(read).toMatchObject({ ok: true });
    const { list } = drawReference(reference, context);
    expect(counted(list.items)).toBeGreaterThan(0);
    expect(unusable(list)).toEqual([]);
  });

  it('S6.26 matches the accepted hashes, so that a change of layout shows here first', async () => {
    const hashes = Object.fromEntries(
      references.map(([name, reference]) => [name, hashDisplayList(drawReference(reference, context).list)]),
    );
    await expect(`${JSON.stringify(hashes, null, 2)}\n`).toMatchFileSnapshot(
      '../../../engine/reference/hashes.json',
    );
  });
});

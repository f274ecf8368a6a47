import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDocument, resolveLayout, type Document } from '@/engine/document';
import { DOCUMENT_VERSION } from '@/engine/document/schema/document';
import { damage, emptyDocument, sampleDocument } from '../support/sampleDocument';

const FOLDER = 'tests/unit/engine/document/samples';

function open(source: unknown): Document {
  const result = readDocument(source);
  if (!result.ok) throw new Error(`${result.refusal.pointer}: ${result.refusal.message}`);
  return result.value;
}

/** Resolves the placements of all frames in all layouts. */
const placesIn = (document: Document) =>
  document.layouts.order.map((id) => ({ id, ...resolveLayout(document, id) }));

describe('documents of earlier versions', () => {
  it('S5.02 are stored, one of each version', () => {
    const kept = Array.from({ length: DOCUMENT_VERSION + 1 }, (_, version) => `version-${version}.json`);
    expect(readdirSync(FOLDER).sort()).toEqual(kept);
  });

  it.each(readdirSync(FOLDER))('S5.02 open, and %s has its frames in place', (name) => {
    const document = open(readFileSync(`${FOLDER}/${name}`, 'utf8'));
    const sample = sampleDocument();
    expect(document.documentVersion).toBe(DOCUMENT_VERSION);
    expect(placesIn(document)).toEqual(placesIn(sample));
    expect({ ...document, sdkVersion: '', engineVersion: '' }).toEqual({
      ...sample,
      sdkVersion: '',
      engineVersion: '',
    });
  });

  it('S5.02 are saved in the current version', () => {
    const document = open(readFileSync(`${FOLDER}/version-0.json`, 'utf8'));
    expect(open(JSON.stringify(document))).toEqual(document);
  });

  it('S5.02 of an unknown version are refused', () => {
    for (const documentVersion of [-1, 0.5, '0', null]) {
      const result = readDocument({ ...emptyDocument(), documentVersion });
      expect(result.ok ? '' : result.refusal.pointer).toBe('/documentVersion');
    }
  });

  it('S5.08 have their brand kit under brandKit, also when it was stylekit', () => {
    const older = damage(emptyDocument(), (copy) => {
      copy.stylekit = copy.brandKit;
      delete copy.brandKit;
    });
    expect(open(older)).toEqual(emptyDocument());
    expect(Object.keys(open(older))).not.toContain('stylekit');
  });

  it('S5.08 may not have two brand kits', () => {
    const result = readDocument(damage(emptyDocument(), (copy) => (copy.stylekit = copy.brandKit)));
    expect(result.ok ? '' : result.refusal.pointer).toBe('/stylekit');
  });
});

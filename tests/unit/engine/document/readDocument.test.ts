import { describe, expect, it } from 'vitest';
import { readDocument } from '@/engine/document';
import { damage, emptyDocument, sampleDocument } from '../support/sampleDocument';

/** Returns the refusal of a document. */
function refusalOf(source: unknown, options?: Parameters<typeof readDocument>[1]) {
  const result = readDocument(source, options);
  return result.ok ? undefined : result.refusal;
}

describe('readDocument', () => {
  it('S5.05 returns an unchanged document as it was read', () => {
    const text = JSON.stringify(sampleDocument());
    const result = readDocument(text);
    expect(result.ok && JSON.stringify(result.value)).toBe(text);
  });

  it('S5.05 accepts JSON text too', () => {
    const document = sampleDocument();
    expect(readDocument(document)).toEqual({ ok: true, value: document });
  });

  it.each<[string, Parameters<typeof damage>[1], string]>([
    ['a field that is missing', (copy) => delete copy.pages, '/pages'],
    ['a field nobody knows', (copy) => (copy.pages.items.page.colour = 1), '/pages/items/page/colour'],
    [
      'a frame of an unknown type',
      (copy) => (copy.pages.items.page.frames.items.shape.type = 'line'),
      '/pages/items/page/frames/items/shape/type',
    ],
    [
      'a value that is too large',
      (copy) => (copy.pages.items.page.frames.items.shape.opacity = 1.5),
      '/pages/items/page/frames/items/shape/opacity',
    ],
    ['an id with a slash', (copy) => (copy.layouts.items['a/~b'] = {}), '/layouts/items/a~1~0b'],
    [
      'a column too many',
      (copy) => (copy.pages.items.page.frames.items.words.options.numberOfColumns = 11),
      '/pages/items/page/frames/items/words/options/numberOfColumns',
    ],
  ])('S5.01 names the pointer of %s', (_, change, pointer) => {
    const refusal = refusalOf(damage(sampleDocument(), change));
    expect(refusal).toMatchObject({ reason: 'invalid', code: 303012, pointer });
    expect(refusal?.message).not.toBe('');
  });

  it('S5.01 names the first of several faults', () => {
    const damaged = damage(sampleDocument(), (copy) => {
      copy.selectedLayoutId = 7;
      copy.variables.items.who.name = '';
    });
    expect(refusalOf(damaged)?.pointer).toBe('/selectedLayoutId');
  });

  it('S5.03 refuses a newer documentVersion with both versions', () => {
    const newer = damage(emptyDocument(), (copy) => {
      copy.documentVersion = 2;
      copy.somethingNew = true;
    });
    expect(refusalOf(newer)).toMatchObject({ code: 303001, version: '2', supported: '1' });
  });

  it.each([
    ['1.43.0', '1.42.3'],
    ['2.0.0', '1.99.9'],
  ])('S5.03 refuses a document of studio %s where %s opens it, with both versions', (version, sdkVersion) => {
    const document = { ...emptyDocument(), sdkVersion: version };
    expect(refusalOf(document, { sdkVersion })).toMatchObject({
      code: 303001,
      version,
      supported: sdkVersion,
    });
  });

  it.each(['1.42.9', '1.41.0', '0.99.0'])(
    'S5.03 opens a document of studio %s where 1.42.3 opens it',
    (version) => {
      expect(
        refusalOf({ ...emptyDocument(), sdkVersion: version }, { sdkVersion: '1.42.3' }),
      ).toBeUndefined();
    },
  );

  it.each(['', '{', '{"documentVersion":1,}', "{'a':1}", 'NaN'])('S5.04 refuses %j as no JSON', (text) => {
    expect(refusalOf(text)).toMatchObject({ reason: 'notJson', code: 303011 });
  });

  it.each(['null', '[]', '7', '"text"', '{}'])('S5.04 refuses %j as no document', (text) => {
    expect(refusalOf(text)).toMatchObject({ reason: 'invalid', code: 303012 });
  });

  it('S5.33 refuses a text above the limit without reading it', () => {
    const text = JSON.stringify(emptyDocument());
    expect(refusalOf(text, { limits: { bytes: text.length } })).toBeUndefined();
    expect(refusalOf(text, { limits: { bytes: text.length - 1 } })).toMatchObject({ reason: 'tooLarge' });
    expect(refusalOf(`"${'x'.repeat(20_000_000)}"`)).toMatchObject({ reason: 'tooLarge' });
  });

  it.each([
    ['a', 1],
    ['é', 2],
    ['界', 3],
    ['😀', 4],
  ])('S5.33 counts %s as %i bytes', (character, bytes) => {
    const text = JSON.stringify(character.repeat(10));
    expect(refusalOf(text, { limits: { bytes: bytes * 10 + 1 } })?.reason).toBe('tooLarge');
    expect(refusalOf(text, { limits: { bytes: bytes * 10 + 2 } })?.reason).toBe('invalid');
  });
});

import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { newDocument, newTextFrame, newVariable } from '@/engine/document';
import { document } from '@/engine/document/schema/document';
import { faultOfSchema } from '@/engine/document/read/faultOfSchema';
import { sampleDocument } from '../support/sampleDocument';

interface Published {
  readonly $schema: string;
  readonly title: string;
  readonly $defs: Record<
    string,
    { title: string; description: string; properties: Record<string, { default?: unknown }> }
  >;
}

const published = JSON.parse(readFileSync('src/contract/document.schema.json', 'utf8')) as Published;
const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(published);

/** Lists all places of a value, as paths. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...path, key]))];
}

/** Copies a value with another one at a place. */
function replaced(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const items = copy as Record<string, unknown>;
  items[key] = replaced(items[key], rest, other);
  return copy;
}

describe('the published schema', () => {
  it('S5.01 names itself and every part of it', () => {
    expect(published).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Document',
    });
    expect(Object.keys(published.$defs).length).toBeGreaterThan(40);
    for (const part of Object.values(published.$defs)) {
      expect(part.title).not.toBe('');
      expect(part.description).not.toBe('');
    }
  });

  it('S5.01 closes every object', () => {
    const open = pathsOf(published).filter((path) => {
      const part = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], published);
      const { properties, additionalProperties } = (part ?? {}) as Record<string, unknown>;
      return typeof properties === 'object' && path.at(-1) !== 'properties' && additionalProperties !== false;
    });
    expect(open).toEqual([]);
  });

  it('S5.01 lists the defaults of new objects', () => {
    const { TextFrame, TextOptions, FrameConstraints } = published.$defs;
    expect(TextFrame?.properties.opacity?.default).toBe(newTextFrame('Text').opacity);
    expect(TextOptions?.properties.columnGap?.default).toBe(24);
    expect(FrameConstraints?.properties.resizeAllowed?.default).toBe(false);
  });

  it('S5.01 accepts the documents the engine accepts', () => {
    const empty = newDocument({ pageId: 'p', layoutId: 'l', sdkVersion: '1.0.0', engineVersion: '1.0.0' });
    expect([validate(sampleDocument()), validate(empty)]).toEqual([true, true]);
  });

  it('S5.01 and the engine agree about documents that are damaged anywhere', () => {
    const sample = sampleDocument();
    const whole = {
      ...sample,
      variables: { order: ['d', 'l'], items: { d: newVariable('D', 'date'), l: newVariable('L', 'list') } },
    };
    const place = fc.constantFrom(...pathsOf(whole));
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        null,
        '',
        'text',
        'none',
        0,
        1,
        -1,
        0.5,
        2_000_000,
        true,
        [],
        {},
        { type: 'local' },
      ),
      fc.jsonValue({ maxDepth: 1 }).filter((json) => !JSON.stringify(json).includes('__proto__')),
    );
    fc.assert(
      fc.property(place, value, (path, other) => {
        const damaged = replaced(whole, path, other);
        expect(faultOfSchema(document, damaged) === undefined).toBe(validate(damaged));
      }),
      { numRuns: 500 },
    );
  });
});

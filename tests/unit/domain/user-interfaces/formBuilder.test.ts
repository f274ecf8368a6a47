import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORM_SECTIONS, readForm, refusalOfForm } from '@/domain/user-interfaces';

const section = (type: (typeof FORM_SECTIONS)[number]) =>
  fc.record({
    type: fc.constant(type),
    active: fc.boolean(),
    header: fc.string({ maxLength: 50 }),
    helpText: fc.string({ maxLength: 50 }),
  });
const form = fc.shuffledSubarray([...FORM_SECTIONS]).chain((types) => fc.tuple(...types.map(section)));

describe('a form', () => {
  it('S13.08 with each section once is accepted and keeps its order', () => {
    fc.assert(
      fc.property(form, (sections) => {
        const text = JSON.stringify(sections);
        expect(refusalOfForm(text)).toBeUndefined();
        const read = readForm(text);
        expect(read.slice(0, sections.length)).toEqual(sections);
        expect(read.map(({ type }) => type).sort()).toEqual([...FORM_SECTIONS].sort());
        expect(read.slice(sections.length).every(({ active }) => !active)).toBe(true);
      }),
    );
  });

  it('S13.08 that is other JSON is read as three sections', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        fc.pre(refusalOfForm(text) !== undefined);
        expect(readForm(text)).toHaveLength(3);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { technicalName } from '@/domain/environments';

const SUBSCRIPTION = '0a1b2c3d-0000-4000-8000-00000000c0de';
const name = (text: string, taken: string[] = []) =>
  technicalName(text, SUBSCRIPTION, (candidate) => taken.includes(candidate));

describe('the technical name of an environment', () => {
  it.each([
    ['Brand Portal', 'brand-portal-0000c0de'],
    [' Crème & Brûlée! ', 'cre-me-bru-le-e-0000c0de'],
    ['--Print--', 'print-0000c0de'],
    ['Ж', 'environment-0000c0de'],
    ['', 'environment-0000c0de'],
  ])('of %j is %s', (text, expected) => {
    expect(name(text)).toBe(expected);
  });

  it('contains 60 characters of the name', () => {
    expect(name('a'.repeat(61))).toBe(`${'a'.repeat(60)}-0000c0de`);
  });

  it('is numbered from 2 when the subscription has used it', () => {
    expect(name('Print', ['print-0000c0de'])).toBe('print-0000c0de-2');
    expect(name('Print', ['print-0000c0de', 'print-0000c0de-2'])).toBe('print-0000c0de-3');
  });

  it('is safe in an address for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(name(text)).toMatch(/^[a-z0-9](?:[a-z0-9-]*)-0000c0de$/);
      }),
    );
  });
});

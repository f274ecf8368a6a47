import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachedName, attachmentOf } from '@/domain/attachment';

describe('the name a file is saved under', () => {
  it('is read back from its own header for any characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect(attachedName(attachmentOf(name))).toBe(name);
      }),
    );
  });

  it('has only characters allowed in a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(attachmentOf(name)).toMatch(
          /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.!~%-]*$/,
        );
      }),
    );
  });

  it('is the plain one when the extended one is malformed', () => {
    expect(attachedName(`attachment; filename="plain.pdf"; filename*=UTF-8''%E4%`)).toBe('plain.pdf');
  });

  it('is undefined when the header has none', () => {
    expect(attachedName('attachment')).toBeUndefined();
  });
});

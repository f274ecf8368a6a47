import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachedName, attachmentOf } from '@/domain/attachment';

describe('the name a file is saved under', () => {
  it('is read whole from a header written for it, whatever signs it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        expect(attachedName(attachmentOf(name))).toBe(name);
      }),
    );
  });

  it('has only signs that a header may hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(attachmentOf(name)).toMatch(
          /^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.!~%-]*$/,
        );
      }),
    );
  });

  it('is the plain one where the whole one is not written as the standard has it', () => {
    expect(attachedName(`attachment; filename="plain.pdf"; filename*=UTF-8''%E4%`)).toBe('plain.pdf');
  });

  it('is none where the header names none', () => {
    expect(attachedName('attachment')).toBeUndefined();
  });
});

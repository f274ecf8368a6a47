import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer, RenderError, type RenderOutput } from '../../../../platform/rendering';
import { documentOf, says, words } from '../../../engine/reference/build';
import { fontBytes } from '../../engine/support/fonts';

const renderer = createRenderer({ threads: 1, milliseconds: 5_000 });
afterAll(() => renderer.close());

const FONTS = [
  fontBytes('arimo', '400Regular'),
  fontBytes('noto-sans-thai', '400Regular'),
  fontBytes('noto-sans-devanagari', '400Regular'),
];
const document = documentOf([
  words(
    [5, 5, 190, 140],
    [says('Office नमस्ते สวัสดี', { fontSize: 20, font: { family: 'House', style: 'Regular' } })],
  ),
]);

/**
 * A font file with some changed bytes, a zeroed stretch or a missing end; more often at the beginning of its tables.
 */
const damagedFont = fc
  .record({
    font: fc.constantFrom(...FONTS),
    bytes: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 200 }),
    zeros: fc.option(fc.double({ min: 0, max: 0.999, noNaN: true })),
    length: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ font, bytes, zeros, length }) => {
    const copy = Uint8Array.from(font);
    const place = (share: number) => Math.floor(share ** 3 * (copy.length - 1));
    for (const [share, value] of bytes) copy[place(share)] = value;
    if (zeros !== null) copy.fill(0, place(zeros), place(zeros) + 400);
    return length === null ? copy : copy.subarray(0, Math.floor(length * copy.length));
  });

const OUTPUTS: readonly RenderOutput[] = [{ format: 'png', size: { scale: 1 } }, { format: 'pdf' }];

// The thread compiles its code first.
describe('a damaged font', { timeout: 120_000 }, () => {
  it('is drawn partly, refused or reported as missing, never as a platform fault', async () => {
    const context = { today: '2026-11-25', mediaConnectorId: 'media' };
    await fc.assert(
      fc.asyncProperty(damagedFont, fc.constantFrom(...OUTPUTS), async (font, output) => {
        const loadFont = ({ family }: { family: string }) =>
          Promise.resolve(family === 'House' ? font : undefined);
        const drawn = await renderer
          .render({ document, context, output }, { loadFont })
          .catch((error: unknown) => error);
        if (drawn instanceof Error) expect(drawn).toBeInstanceOf(RenderError);
        else expect(drawn).toMatchObject({ files: [expect.any(Uint8Array)] });
      }),
      { numRuns: 80 },
    );
    // The next document is drawn as usual.
    const whole = await renderer.render({ document, context, output: { format: 'pdf' } });
    expect(whole.files).toHaveLength(1);
  });
});

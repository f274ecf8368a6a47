import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEW_PDF_OPTIONS, writePdf } from '@/engine/pdf';
import { CONDITION_DETAILS, DEFAULT_CONDITION } from '@/domain/colour';
import { profileFile } from '../../../../scripts/press/pressTable';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { drawReference, referenceContext, REFERENCES } from '../../../engine/reference';
import { castShadowOnCanvas, onCanvas } from '../pdf/support/canvas';
import { inputOf, PORTS } from '../pdf/support/ports';
import { drawn, drawnByIntent } from '../pdf/support/tools';
import { testFonts } from '../support/fonts';

/** Pixels a point. */
const SCALE = 4;
/** Mean tolerance of channels, of 255: the edges of small text are softer in one than in the other. */
const TOLERANCE = 4;

/** The printing condition of the pages. Debian's MuPDF does not support profiles. */
const outputIntent = {
  profile: new Uint8Array(readFileSync(profileFile(DEFAULT_CONDITION))),
  name: CONDITION_DETAILS[DEFAULT_CONDITION].identifier,
};
const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };

const context = await referenceContext(testFonts());

const missing = missingPdfReaders();
describe.skipIf(missing !== undefined)(`the reference set as PDF${because(missing)}`, () => {
  it.each(Object.entries(REFERENCES))('%s: is drawn as the canvas draws it', async (_name, reference) => {
    // Readers draw the bleed too.
    const list = { ...drawReference(reference, context).list, bleed: NO_BLEED };
    const ports = { ...PORTS, castShadow: castShadowOnCanvas(list, SCALE) };
    const hasInks = JSON.stringify(list).includes('"cmyk"');
    const pdf = hasInks
      ? await drawnByIntent(
          await writePdf(inputOf([list], { ports, options: { ...NEW_PDF_OPTIONS, outputIntent } })),
        )
      : await drawn(await writePdf(inputOf([list], { ports })));
    const canvas = onCanvas(list, SCALE);
    let far = 0;
    for (const [index, value] of canvas.entries()) far += Math.abs(value - (pdf[index] ?? 0));
    expect(far / canvas.length).toBeLessThan(TOLERANCE);
  });
});

import { describe, expect, it } from 'vitest';
import { defaultState } from '@/engine/pdf/paint/defaultState';
import { drawByPoppler } from '../../../../scripts/files/placedPdf';
import { missingPdfReaders } from '../../../../scripts/readers';
import { because } from '../../../../scripts/testReports';
import { pageOf, streamOf } from '../../platform/pdf-pages/support/pdfOf';
import { drawn } from './support/tools';

const missing = missingPdfReaders();

/** Paints with every parameter a page may rely on: fills, lines with corners, ends and sharp angles, and text. */
const RELIES_ON_DEFAULTS = [
  '10 10 40 20 re f 60 10 m 100 40 l 60 40 l 100 12 l S 110 10 m 112 60 l 114 10 l S',
  'BT /F 12 Tf 10 70 Td (First word) Tj T* (second) Tj ET 10 60 m 120 60 l S',
].join('\n');
/** Each parameter, set to another value. */
const HOSTILE = [
  ['colours', '1 0 0 rg 0 0 1 RG'],
  ['a colour space', '/DeviceCMYK cs 0 1 0 0 scn /DeviceCMYK CS 0 1 0 0 SCN'],
  ['a pattern', '/Pattern cs /P scn /Pattern CS /P SCN'],
  ['lines', '7 w 1 J 1 j 1 M [3 5] 1 d'],
  ['text', 'BT 5 Tc 9 Tw 40 Tz 30 TL 3 Tr 6 Ts ET'],
  ['opacities', '/Seen gs'],
  ['a mask', '/Masked gs'],
  ['a blend mode', '/Blended gs'],
  ['overprint, transfer functions and flatness', '/Press gs /Perceptual ri 90 i'],
] as const;

const page = (content: string, state: string) =>
  pageOf(
    content,
    `/MediaBox[0 0 130 90]/Resources<</ExtGState<</D ${state}/Seen<</ca .3/CA .2>>/Masked<</SMask<</S/Luminosity/G 6 0 R>>>>/Blended<</BM/Difference>>/Press<</OP true/op true/OPM 1/SA true/FL 90/AIS true/TK false/TR2<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>>>>>/Pattern<</P<</Type/Pattern/PatternType 2/Shading<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 130 0]/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 1 0]/N 1>>/Extend[true true]>>>>>>/XObject<</X 5 0 R>>>>`,
    [
      streamOf(
        RELIES_ON_DEFAULTS,
        '/Type/XObject/Subtype/Form/BBox[0 0 130 90]/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>',
      ),
      streamOf(
        '.2 g 0 0 130 90 re f',
        '/Subtype/Form/BBox[0 0 130 90]/Group<</S/Transparency/CS/DeviceGray>>',
      ),
    ],
  );

/** Returns the operators that reset the state, and their dictionary. */
function resetting() {
  let state = '';
  const operators = defaultState({
    content: { use: () => '/D', add: () => undefined, resources: () => '', bytes: () => new Uint8Array() },
    file: { once: (body: string) => ((state = body), '1 0 R') } as never,
  });
  return { operators, state };
}

describe.skipIf(missing)('the state a placed page begins with', { timeout: 60_000 }, () => {
  it.each(HOSTILE)(
    `F1.02 is the default of a page after any earlier state: %s${because(missing)}`,
    async (name, hostile) => {
      const { operators, state } = resetting();
      const ground = '1 1 1 rg 0 0 130 90 re f 0 g\n';
      const plain = page(`${ground}/X Do`, state);
      const reset = page(`${ground}${hostile}\n${operators}/X Do`, state);
      const spoilt = page(`${ground}${hostile}\n/X Do`, state);
      expect(await drawn(reset)).toEqual(await drawn(plain));
      const original = (await drawByPoppler(plain)).data;
      expect((await drawByPoppler(reset)).data).toEqual(original);
      // The last one has an effect only on presses, which neither program simulates.
      if (!name.startsWith('overprint')) expect((await drawByPoppler(spoilt)).data).not.toEqual(original);
    },
  );
});

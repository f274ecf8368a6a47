import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { NEW_PARAGRAPH_FORMAT, newTextFrame } from '@/engine/document';
import { createFontBook, DEFAULT_FAMILY, layoutText, openFont, type FontFace } from '@/engine/text';
import { shaperOf } from '@/engine/text/fonts/face';
import type { Case } from './corpora';

/** Width of a frame in which every text of the tests fits on one line. */
const WIDTH = 10_000_000;
const opened = new Map<string, FontFace | undefined>();

function faceAt(path: string): FontFace | undefined {
  if (!opened.has(path))
    try {
      opened.set(path, openFont(path, new Uint8Array(readFileSync(path))));
    } catch {
      opened.set(path, undefined);
    }
  return opened.get(path);
}

/**
 * Measures the texts in a file of HarfBuzz’s shaping tests, each laid out on a line; omits those with options or
 * without a readable font. A line is right when its glyphs and positions match HarfBuzz's.
 */
export function measureShaping(path: string): Promise<readonly Case[]> {
  const cases: Case[] = [];
  for (const [index, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    const [font = '', options, characters = '', expected = ''] = line.trim().split(';');
    if (/^[#@]/.test(font) || options !== '' || expected === '' || expected === '*') continue;
    const face = faceAt(resolve(dirname(path), font));
    if (!face) continue;
    const points = characters.split(',').map((one) => Number.parseInt(one.replace('U+', ''), 16));
    const [ours, theirs] = [glyphsOf(String.fromCodePoint(...points), face), glyphsIn(expected)];
    const outcome = ours === theirs ? 'right' : { fault: `${ours}, not ${theirs}` };
    cases.push({ place: String(index + 1), outcomes: { glyphs: outcome } });
  }
  return Promise.resolve(cases);
}

/** Returns the glyphs of a text as laid out, in font units, in the notation of `glyphsIn`. */
function glyphsOf(text: string, face: FontFace): string {
  const fonts = createFontBook([{ family: DEFAULT_FAMILY, style: 'Regular', face }]);
  const look = {
    ...NEW_PARAGRAPH_FORMAT,
    font: { family: DEFAULT_FAMILY, style: 'Regular' },
    fontSize: face.upem,
    language: 'und',
  };
  const { lines } = layoutText({
    paragraphs: [{ runs: [{ text, look }], format: look }],
    options: newTextFrame('Text').options,
    width: WIDTH,
    height: WIDTH,
    fonts,
  });
  const shaper = shaperOf(face);
  const glyphs = lines.flatMap((line) => line.runs.flatMap((run) => run.glyphs));
  const [first] = glyphs;
  const baseline = lines[0]?.baseline ?? 0;
  return glyphs
    .map(
      ({ id, x, y }) =>
        `${shaper.glyphName(id)}@${Math.round(x - (first?.x ?? 0))},${Math.round(baseline - y)}`,
    )
    .join('|');
}

/** Parses HarfBuzz's expected glyphs, `[name=cluster@x,y+advance|…]`, to names with accumulated positions. */
function glyphsIn(expected: string): string {
  let pen = 0;
  let start: number | undefined;
  return expected
    .replace(/^\[|\]$/g, '')
    .split('|')
    .map((glyph) => {
      const [, name = '', , x = '0', y = '0', advance = '0'] =
        /^(.*)=(\d+)(?:@(-?\d+),(-?\d+))?(?:\+(-?\d+))?/.exec(glyph) ?? [];
      const at = pen + Number(x);
      pen += Number(advance);
      start ??= at;
      return `${name}@${at - start},${y}`;
    })
    .join('|');
}

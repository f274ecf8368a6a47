import { Buffer, Direction, shape } from 'harfbuzzjs';
import { shaperOf, type FontFace } from '../fonts/face';
import { orientationOf } from '../unicode/orientation';
import type { Item } from './items';

const buffer = new Buffer();
const forms = new WeakMap<FontFace, Map<number, boolean>>();

/** Whether a font has a vertical form of a character. */
function hasVerticalForm(face: FontFace, codePoint: number): boolean {
  const known = forms.get(face) ?? new Map<number, boolean>();
  forms.set(face, known);
  const found = known.get(codePoint);
  if (found !== undefined) return found;
  const shaper = shaperOf(face);
  buffer.reset();
  buffer.addText(String.fromCodePoint(codePoint));
  buffer.setDirection(Direction.TTB);
  buffer.guessSegmentProperties();
  shape(shaper, buffer);
  const has = buffer.getGlyphInfos()[0]?.codepoint !== shaper.nominalGlyph(codePoint);
  known.set(codePoint, has);
  return has;
}

/** Enclosing marks, such as squares, circles and keys, which are always upright. */
const ENCLOSING = /[\u20dd-\u20e0\u20e2-\u20e4]/;

/** Whether a cluster is upright in a vertical line. */
function isUpright(cluster: string, face: FontFace): boolean {
  if (ENCLOSING.test(cluster)) return true;
  const codePoint = cluster.codePointAt(0) ?? 0;
  const orientation = orientationOf(codePoint);
  return orientation === 'byForm' ? hasVerticalForm(face, codePoint) : orientation === 'upright';
}

/** Splits items between upright and sideways characters of a vertical line. */
export function verticalItems(items: readonly Item[], text: string, clusters: readonly number[]): Item[] {
  const parts: Item[] = [];
  let index = 0;
  for (const item of items) {
    let part: { -readonly [Key in keyof Item]: Item[Key] } | undefined;
    for (; (clusters[index] ?? item.end) < item.end; index += 1) {
      const start = clusters[index] ?? 0;
      if (start < item.start) continue;
      const end = clusters[index + 1] ?? text.length;
      const stance = isUpright(text.slice(start, end), item.face) ? 'upright' : 'sideways';
      if (part?.stance === stance) part.end = end;
      else {
        part = { ...item, start, end, stance };
        parts.push(part);
      }
    }
  }
  return parts;
}

import { GlyphFlag, type Buffer } from 'harfbuzzjs';
import type { FontFace } from '../fonts/face';
import { emptyGlyphs, type ShapedGlyphs } from './shapedGlyphs';

/**
 * Reads the glyphs of a buffer shaped from top to bottom, whose text starts at this offset of the paragraph.
 * Coordinates are along the unrotated line, so that the right side on the page is above it.
 */
export function uprightGlyphs(shaped: Buffer, from: number, face: FontFace, factor: number): ShapedGlyphs {
  const infos = shaped.getGlyphInfos();
  const positions = shaped.getGlyphPositions();
  const glyphs = emptyGlyphs(infos.length);
  const { ids, clusters, advances, xs, ys, unsafe } = glyphs;
  let base = face.upright(0);
  let cluster = -1;
  for (let index = 0; index < infos.length; index += 1) {
    const info = infos[index];
    const position = positions[index];
    if (!info || !position) continue;
    // A mark uses the metrics of its letter.
    if (info.cluster !== cluster) base = face.upright(info.codepoint);
    cluster = info.cluster;
    ids[index] = info.codepoint;
    clusters[index] = cluster + from;
    unsafe[index] = info.flags & GlyphFlag.UNSAFE_TO_BREAK;
    advances[index] = position.yAdvance === 0 ? 0 : (base.advance - position.yAdvance) * factor;
    xs[index] = (base.drop - position.yOffset) * factor;
    ys[index] = position.xOffset * factor;
  }
  return glyphs;
}

/** Lowers sideways glyphs so that their middle between ascent and descent is the middle of the line. */
export function lowerToMiddle({ length, ys }: ShapedGlyphs, face: FontFace, factor: number): void {
  const middle = ((face.ascent - face.descent) / 2) * factor;
  for (let index = 0; index < length; index += 1) ys[index] = (ys[index] ?? 0) - middle;
}

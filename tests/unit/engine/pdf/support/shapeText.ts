import { Buffer as ShapingBuffer, Direction, shape } from 'harfbuzzjs';
import type { GlyphsItem } from '@/engine/display';
import { shaperOf } from '@/engine/text/fonts/face';
import { testFace } from '../../support/fonts';
import { black } from './inks';

/** Properties of a text; the rest is 12 points of Arimo in black at 10, 50. */
interface Setting {
  readonly family?: string;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
  readonly direction?: GlyphsItem['direction'];
  /** The drawn text, if it differs from the spoken one. */
  readonly drawn?: string;
}

const buffer = new ShapingBuffer();

/** One run of text, as from layout. */
export function textItem(text: string, setting: Setting = {}): GlyphsItem {
  const { family = 'arimo', size = 12, x = 10, y = 50, direction = 'leftToRight', drawn = text } = setting;
  const face = testFace(family);
  const scale = size / face.upem;
  buffer.reset();
  buffer.addText(drawn);
  buffer.guessSegmentProperties();
  buffer.setDirection(direction === 'leftToRight' ? Direction.LTR : Direction.RTL);
  shape(shaperOf(face), buffer);
  let pen = x;
  const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
    const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    const placed = { id: codepoint, x: pen + xOffset * scale, y: y - yOffset * scale, cluster };
    pen += xAdvance * scale;
    return placed;
  });
  return {
    type: 'glyphs',
    font: face.key,
    size,
    text,
    direction,
    glyphs,
    overprint: false,
    fill: { type: 'solid', ink: black, opacity: 1 },
  };
}

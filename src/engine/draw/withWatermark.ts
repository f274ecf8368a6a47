import type { DisplayList, Ink } from '../display';
import { DEFAULT_FAMILY, type FontBook } from '../text';
import { setLine } from './setLine';

/** The font size of a watermark before it is scaled, in points. */
const EM = 100;
/** From the baseline to the middle of capitals, in ems. */
const MIDDLE = 0.36;
/** The largest share of the page for a watermark, along the limiting side. */
const SHARE = 0.9;
const OPACITY = 0.35;
/** The width of the rim, in points at a font size of 100 points. */
const RIM = 2;
const GREY: Ink = { rgb: [0.5, 0.5, 0.5], cmyk: [0, 0, 0, 0.5] };
const WHITE: Ink = { rgb: [1, 1, 1], cmyk: [0, 0, 0, 0] };

/**
 * Adds a text over the page, from the lower left corner to the upper right one and as large as possible. It is grey
 * with a white rim, so that it is readable on any ground. A blank text changes nothing.
 */
export function withWatermark(list: DisplayList, text: string, fonts: FontBook): DisplayList {
  const said = text.trim().replaceAll(/\s+/g, ' ');
  const format = { font: { family: DEFAULT_FAMILY, style: 'Bold' }, fontSize: EM };
  const line = setLine(said, { format, fonts });
  if (said === '' || !line) return list;
  const { width, height } = list;
  const diagonal = Math.sqrt(width * width + height * height);
  const [cos, sin] = [width / diagonal, height / diagonal];
  // A turned line needs the room of its box's corners.
  const across = line.width * cos + EM * sin;
  const down = line.width * sin + EM * cos;
  const scale = SHARE * Math.min(width / across, height / down);
  const [along, up] = [cos * scale, sin * scale];
  const solid = (ink: Ink) => ({ type: 'solid', ink, opacity: OPACITY }) as const;
  return {
    ...list,
    items: [
      ...list.items,
      {
        type: 'group',
        transform: [along, -up, up, along, width / 2, height / 2],
        items: line.runs.map(({ glyphs, ...run }) => ({
          ...run,
          glyphs: glyphs.map((glyph) => ({ ...glyph, y: glyph.y + MIDDLE * EM })),
          fill: solid(GREY),
          stroke: { paint: solid(WHITE), width: RIM },
        })),
      },
    ],
  };
}

import { inverse, multiply, type GroupItem, type Shadow } from '../../display';
import { matrixNumbers } from '../file/syntax';
import { blendState } from './blendState';
import type { Painting } from './painting';

/** Paints the shadow of a group below it: its colour through the mask of the group's shape. */
export function paintShadow(painting: Painting, group: GroupItem, { ink, opacity }: Shadow): void {
  const { content, file, inks, page, toPage } = painting;
  const shadow = page.shadows.get(group);
  const fromPage = inverse(toPage);
  if (!shadow || !fromPage) return;
  const { colour, space, channels } = inks.colourOf(ink);
  const image = file.once({
    entries: {
      Type: '/XObject',
      Subtype: '/Image',
      Width: 1,
      Height: 1,
      BitsPerComponent: 8,
      ColorSpace: space,
      SMask: shadow.mask,
    },
    data: Uint8Array.from(channels, (channel) => Math.round(channel * 255)),
  });
  // A black or spot shadow multiplies; normal blending would remove the inks below.
  const isDark = colour.space === 'spot' || ink.rgb.every((channel) => channel === 0);
  const state = content.use('ExtGState', file.once(blendState(opacity, isDark ? 'multiply' : 'normal')));
  const [x, y, width, height] = shadow.box;
  const placed = multiply(fromPage, [width, 0, 0, -height, x, y + height]);
  content.add(`q\n${state} gs\n${matrixNumbers(placed)} cm\n${content.use('XObject', image)} Do\nQ\n`);
}

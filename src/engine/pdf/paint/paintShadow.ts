import { inverse, multiply, type GroupItem, type Shadow } from '../../display';
import { matrixNumbers } from '../file/syntax';
import { blendState } from './blendState';
import type { Painting } from './painting';

/** The shadow of a group: its colour through the mask that was made of the group's shape, below the group. */
export function paintShadow(painting: Painting, group: GroupItem, { ink, opacity }: Shadow): void {
  const { content, file, inks, page, toPage } = painting;
  const shadow = page.shadows.get(group);
  const fromPage = inverse(toPage);
  if (!shadow || !fromPage) return;
  const { colour, space, channels } = inks.colourOf(ink);
  const image = file.once({
    entries: {
      ...{ Type: '/XObject', Subtype: '/Image', Width: 1, Height: 1, BitsPerComponent: 8 },
      ...{ ColorSpace: space, SMask: shadow.mask },
    },
    data: Uint8Array.from(channels, (channel) => Math.round(channel * 255)),
  });
  // A black or spot shadow is multiplied: laid over plainly it would take the inks below it away.
  const isDark = colour.space === 'spot' || ink.rgb.every((channel) => channel === 0);
  const state = content.use('ExtGState', file.once(blendState(opacity, isDark ? 'multiply' : 'normal')));
  const [x, y, width, height] = shadow.box;
  const placed = multiply(fromPage, [width, 0, 0, -height, x, y + height]);
  content.add(`q\n${state} gs\n${matrixNumbers(placed)} cm\n${content.use('XObject', image)} Do\nQ\n`);
}

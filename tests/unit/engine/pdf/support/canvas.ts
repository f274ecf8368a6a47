import { createCanvas } from '@napi-rs/canvas';
import type { DisplayList } from '@/engine/display';
import { newCanvasResources, paintOnCanvas } from '@/engine/paint/canvas';
import type { CastShadow } from '@/engine/pdf';
import { testFace } from '../../support/fonts';
import { platformOf } from '../../paint/canvas/support/paint';
import { black } from './inks';
import { FONTS } from './ports';

const resources = newCanvasResources(
  platformOf({
    unitsPerEm: (font) => testFaceOf(font).upem,
    outline: (font, glyph) => FONTS(font)?.outline(glyph) ?? '',
  }),
);

function testFaceOf(font: string) {
  const [, family = '', style = ''] = /^(.+)-(\w+)$/.exec(font) ?? [];
  return testFace(family, style);
}

/** Paints a page on a canvas and returns red, green, blue and alpha of each pixel. */
function painted(list: DisplayList, scale: number, ground?: typeof black): Uint8ClampedArray {
  const canvas = createCanvas(list.width * scale, list.height * scale);
  const context = canvas.getContext('2d');
  paintOnCanvas(context, list, { scale, resources, pictures: () => undefined, ground });
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Paints the page on white paper on a canvas and returns red, green and blue of each pixel. */
export const onCanvas = (list: DisplayList, scale: number): Uint8Array =>
  Uint8Array.from(painted(list, scale, { rgb: [1, 1, 1] }).filter((_, index) => index % 4 !== 3));

/** Draws shadows on a canvas: the group is painted beside the page, so that only its shadow is visible. */
export const castShadowOnCanvas =
  ({ width, height }: DisplayList, scale: number): CastShadow =>
  (group, [a, b, c, d, e, f]) => {
    if (!group.shadow) return undefined;
    const shadow = { ...group.shadow, offsetX: group.shadow.offsetX + width * 2, ink: black, opacity: 1 };
    const thrower = { ...group, shadow, opacity: 1, blendMode: 'normal' } as const;
    const items = [{ type: 'group', transform: [a, b, c, d, e - width * 2, f], items: [thrower] } as const];
    const bleed = { top: 0, right: 0, bottom: 0, left: 0 };
    const alpha = painted({ width, height, bleed, items }, scale).filter((_, index) => index % 4 === 3);
    return {
      width: width * scale,
      height: height * scale,
      alpha: Uint8Array.from(alpha),
      box: [0, 0, width, height],
    };
  };

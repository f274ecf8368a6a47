import { createCanvas } from '@napi-rs/canvas';
import type { DisplayList, Matrix } from '@/engine/display';
import { paintOnCanvas, pixelGrid, type CanvasContext, type CanvasResources } from '@/engine/paint/canvas';
import type { CastShadow } from '@/engine/pdf';
import type { CanvasPictures } from './canvasPictures';

/** Mask pixels per point of the page; few, as shadows are soft. */
const SCALE = 2;
/** Most pixels of a mask. */
const MOST = 16_000_000;
const BLACK = { rgb: [0, 0, 0] } as const;
const NO_BLEED = { top: 0, right: 0, bottom: 0, left: 0 };

/** Draws shadows of a PDF on a canvas: the group is painted beside the page, so that only its shadow is visible. */
export const castShadowBy =
  (
    { width, height, bleed }: DisplayList,
    {
      resources,
      pictures,
    }: {
      resources: CanvasResources;
      pictures: (list: DisplayList, toPixels: Matrix) => Promise<CanvasPictures>;
    },
  ): CastShadow =>
  async (group, [a, b, c, d, e, f]) => {
    if (!group.shadow) return undefined;
    const [across, down] = [width + bleed.left + bleed.right, height + bleed.top + bleed.bottom];
    const scale = Math.min(SCALE, Math.sqrt(MOST / (across * down)));
    const aside = across * 2;
    const shadow = { ...group.shadow, offsetX: group.shadow.offsetX + aside, ink: BLACK, opacity: 1 };
    const thrower = { ...group, shadow, opacity: 1, blendMode: 'normal' } as const;
    const moved = [a, b, c, d, e - aside + bleed.left, f + bleed.top] as const;
    const list: DisplayList = {
      width: across,
      height: down,
      bleed: NO_BLEED,
      items: [{ type: 'group', transform: moved, items: [thrower] }],
    };
    const [columns, rows] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))];
    const ready = await pictures(list, pixelGrid(list, scale).matrix);
    const canvas = createCanvas(columns, rows);
    const context = canvas.getContext('2d');
    paintOnCanvas(context as unknown as CanvasContext, list, {
      scale,
      resources,
      pictures: ready,
    });
    const { data } = context.getImageData(0, 0, columns, rows);
    const alpha = new Uint8Array(columns * rows);
    for (let point = 0; point < alpha.length; point += 1) alpha[point] = data[point * 4 + 3] ?? 0;
    return { width: columns, height: rows, alpha, box: [-bleed.left, -bleed.top, across, down] };
  };

import { chain, IDENTITY, scaling, translation, type Matrix } from '@/engine/display';
import { numberIn, type Attributes } from './outlineOf';

/** How the units of a drawing become its pixels. */
export function viewOf({ viewBox = '', width, height }: Attributes): Matrix {
  const [left = 0, top = 0, across = 0, down = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(across > 0 && down > 0)) return IDENTITY;
  const scales = [(numberIn(width) ?? across) / across, (numberIn(height) ?? down) / down];
  const scale = Math.min(...scales);
  return chain(scaling(scale, scale), translation(-left, -top));
}

/** Whether a drawing is stretched or cut to its size, which then has other proportions than its view. */
export function isStretched({ viewBox = '', width, height, preserveAspectRatio = '' }: Attributes): boolean {
  const [, , across = 0, down = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const proportions = (numberIn(width) ?? across) * down - (numberIn(height) ?? down) * across;
  return /none|slice/.test(preserveAspectRatio) && Math.abs(proportions) > 1e-6;
}

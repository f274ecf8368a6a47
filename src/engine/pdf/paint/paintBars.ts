import type { BarsItem } from '../../display';
import { convertLength } from '../../document';
import { numbers } from '../file/syntax';
import { boundsOf } from '../geometry';
import { addWith, applyPaint } from './applyPaint';
import type { Painting } from './painting';

type Bar = BarsItem['bars'][number];

/** Paints bars, each reduced about its centre by the option in millimetres of the page. */
export function paintBars(painting: Painting, { bars, fill }: BarsItem): void {
  const [a, b] = painting.toPage;
  const { barWidthReduction } = painting.options;
  const reduction = convertLength(barWidthReduction, 'mm', 'pt') / (Math.hypot(a, b) || 1);
  const narrowed = reduction > 0 ? joinTouchingBars(bars).flatMap((bar) => narrowBar(bar, reduction)) : bars;
  const bounds = boundsOf(narrowed.flatMap(cornersOf));
  if (!bounds) return;
  const outline = narrowed.map((bar) => `${numbers(bar)} re\n`).join('');
  addWith(painting, { fill: applyPaint(painting, fill, 'fill', bounds) }, `${outline}f\n`);
}

const cornersOf = ([x, y, width, height]: Bar): [number, number][] => [
  [x, y],
  [x + width, y + height],
];

/** Reduces a bar; returns none if it is too narrow. */
const narrowBar = ([x, y, width, height]: Bar, by: number): Bar[] =>
  width > by ? [[x + by / 2, y, width - by, height]] : [];

/** Joins bars that touch, since single reduction would separate them. */
function joinTouchingBars(bars: readonly Bar[]): Bar[] {
  const sorted = [...bars].sort((one, other) => one[1] - other[1] || one[3] - other[3] || one[0] - other[0]);
  const wide: Bar[] = [];
  for (const bar of sorted) {
    const last = wide.at(-1);
    const touches = last && last[1] === bar[1] && last[3] === bar[3] && bar[0] <= last[0] + last[2] + 1e-6;
    if (!touches) wide.push(bar);
    else {
      const right = Math.max(last[0] + last[2], bar[0] + bar[2]);
      wide[wide.length - 1] = [last[0], last[1], right - last[0], last[3]];
    }
  }
  return wide;
}

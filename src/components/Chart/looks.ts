import { css } from '@/components/theme';

/*
 * Series differ without colour: bars by pattern, lines by dashes and mark shapes. The gaps of a pattern have the
 * surface colour, so that its contrast is that of the series colour.
 */
const hatch = (angle: number, stroke: number, gap: number): string =>
  `repeating-linear-gradient(${angle}deg, currentColor 0 ${stroke}px, var(--gsc-colors-surface) ${stroke}px ${gap}px)`;

const dots =
  'radial-gradient(circle at center, currentColor 0 1.75px, var(--gsc-colors-surface) 2px) 0 0 / 6px 6px';

const looks = [
  { bar: 'currentColor', dash: 'none', mark: 'circle' },
  { bar: hatch(45, 3, 6), dash: '6 4', mark: 'square' },
  { bar: dots, dash: '2 4', mark: 'diamond' },
  { bar: hatch(-45, 2, 6), dash: '10 4 2 4', mark: 'circle' },
  { bar: hatch(0, 2, 5), dash: '4 2', mark: 'square' },
  { bar: hatch(90, 2, 5), dash: '12 3', mark: 'diamond' },
] as const;

/** Returns the style of a series by its index; the seventh equals the first. */
export const getSeriesStyle = (index: number) => looks[index % looks.length] ?? looks[0];

/** Returns the colour of a series by its index. */
export const getSeriesColour = (index: number): string =>
  `var(--gsc-colors-data${(index % looks.length) + 1})`;

/** Part of a bar, or its sample in the legend. */
export const fillStyles = css({
  border: '1.5px solid currentColor',
  borderRadius: '2px',
  forcedColorAdjust: 'none',
});

/** Mark of a value on a line. */
export const markStyles = css({
  boxSize: '0.5rem',
  backgroundColor: 'currentColor',
  border: '1.5px solid $colors$surface',
  boxSizing: 'content-box',
  forcedColorAdjust: 'none',
  variants: {
    mark: {
      circle: { borderRadius: '$pill' },
      square: { borderRadius: '1px' },
      diamond: { borderRadius: '1px', transform: 'rotate(45deg)' },
    },
  },
});

import type { Unit } from '@/engine/document';
import { formatLength } from './describeFrame';
import { LINES } from './lines';
import type { EqualGap } from './spacing';

/** Pixels from a mark to its end ticks, and to its label. */
const END = 4;
const WORDS = 12;

interface GapMarksProps {
  gaps: readonly EqualGap[];
  /** CSS pixels per unit. */
  unitScale: number;
  unit: Unit;
}

/** Marks equal gaps with their widths while frames are moved, in an SVG of the page. */
export const GapMarks = ({ gaps, unitScale, unit }: GapMarksProps) =>
  gaps.map(({ axis, from, to, at }) => {
    const [start, end, across] = [from * unitScale, to * unitScale, at * unitScale];
    const isLevel = axis === 'x';
    const path = isLevel
      ? `M${start} ${across}H${end}M${start} ${across - END}v${END * 2}M${end} ${across - END}v${END * 2}`
      : `M${across} ${start}V${end}M${across - END} ${start}h${END * 2}M${across - END} ${end}h${END * 2}`;
    const middle = (start + end) / 2;
    const words = isLevel ? { x: middle, y: across - WORDS + END } : { x: across + WORDS, y: middle + END };
    return (
      <g key={`${axis}${from}`} data-gap={axis}>
        <path d={path} fill="none" stroke={LINES.distance} />
        <text
          {...words}
          textAnchor={isLevel ? 'middle' : 'start'}
          fill={LINES.distance}
          stroke="#ffffff"
          strokeWidth={3}
          paintOrder="stroke"
          fontSize={11}
        >
          {formatLength(to - from, unit)}
        </text>
      </g>
    );
  });

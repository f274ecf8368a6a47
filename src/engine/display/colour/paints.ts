import {
  colourOf,
  type ColourUse,
  type Document,
  type Fill,
  type Gradient,
  type GradientUse,
  type Id,
  type Stroke,
} from '../../document';
import type { Line, Paint } from '../displayList';
import { roundFactor, roundLength } from '../geometry/numbers';
import type { Report } from '../report';
import { placeGradient, type Extent } from './placeGradient';
import { toInk, type CmykToRgb } from './toInk';

/** Turns colours of a document into paints, and reports colours missing from the brand kit. */
export interface Paints {
  readonly solid: (use: ColourUse) => Extract<Paint, { type: 'solid' }>;
  /** A gradient spans the frame, whose size is in points. */
  readonly fill: (fill: Fill, extent: Extent) => Paint | undefined;
  /** Nothing for a weight of 0. */
  readonly line: (stroke: Stroke, extent: Extent) => Line | undefined;
}

/** The source of colours, and the receiver of reports about missing ones. */
export interface PaintSource {
  readonly document: Pick<Document, 'brandKit'>;
  readonly cmykToRgb: CmykToRgb;
  readonly report: (report: Report) => void;
  /** The frame that uses the colours; absent for the page. */
  readonly frameId?: Id;
}

const BLACK: ColourUse = { type: 'local', color: { type: 'hex', value: '#000000' }, opacity: 1 };

/** Returns the paints of one frame, or of the page. */
export function paintsOf({ document, cmykToRgb, report, frameId }: PaintSource): Paints {
  const reportMissing = (type: 'missingColor' | 'missingGradient', id: Id) =>
    report({ type, id, ...(frameId !== undefined && { frameId }) });

  const solid: Paints['solid'] = (use) => {
    const drawn = colourOf(document, use);
    if (drawn.missing !== undefined) reportMissing('missingColor', drawn.missing);
    return { type: 'solid', ink: toInk(drawn.color, cmykToRgb), opacity: drawn.opacity };
  };

  const gradientPaint = (gradient: Gradient, extent: Extent, opacity: number): Paint => {
    const stops = gradient.stops.map(({ position, color }) => {
      const { ink, opacity: own } = solid(color);
      return { position, ink, opacity: roundFactor(own * opacity) };
    });
    return placeGradient(gradient, extent, stops);
  };

  const gradientUse = (wanted: GradientUse, extent: Extent): Paint => {
    if (wanted.type === 'gradient') return gradientPaint(wanted.gradient, extent, 1);
    const { items } = document.brandKit.gradients;
    const own = Object.hasOwn(items, wanted.gradientId) ? items[wanted.gradientId] : undefined;
    if (own) return gradientPaint(own.gradient, extent, wanted.opacity);
    reportMissing('missingGradient', wanted.gradientId);
    return solid({ ...BLACK, opacity: wanted.opacity });
  };

  const fill: Paints['fill'] = (wanted, extent) => {
    if (wanted.type === 'none') return undefined;
    return wanted.type === 'color' ? solid(wanted.color) : gradientUse(wanted, extent);
  };

  const line: Paints['line'] = ({ weight, color, gradient, cap, join, miterLimit, dash }, extent) =>
    weight > 0
      ? {
          paint: gradient ? gradientUse(gradient, extent) : solid(color),
          width: roundLength(weight),
          ...(cap && { cap }),
          ...(join && { join }),
          ...(miterLimit !== undefined && { miterLimit }),
          ...(dash && { dash }),
        }
      : undefined;

  return { solid, fill, line };
}

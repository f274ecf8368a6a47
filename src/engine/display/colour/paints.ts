import {
  colourOf,
  type ColourUse,
  type Document,
  type Fill,
  type Gradient,
  type Id,
  type Stroke,
} from '../../document';
import type { Line, Paint } from '../displayList';
import { roundFactor, roundLength } from '../geometry/numbers';
import type { Report } from '../report';
import { toInk, type CmykToRgb } from './toInk';

/** Turns colours of a document into paints, and reports those the brand kit does not have. */
export interface Paints {
  readonly solid: (use: ColourUse) => Extract<Paint, { type: 'solid' }>;
  /** A gradient spans the frame, whose size is in points. */
  readonly fill: (
    fill: Fill,
    extent: { readonly width: number; readonly height: number },
  ) => Paint | undefined;
  /** Nothing for a weight of 0. */
  readonly line: (stroke: Stroke) => Line | undefined;
}

/** Where colours come from and where missing ones are told. */
export interface PaintSource {
  readonly document: Pick<Document, 'brandKit'>;
  readonly cmykToRgb: CmykToRgb;
  readonly report: (report: Report) => void;
  /** The frame that uses the colours; the page without. */
  readonly frameId?: Id;
}

const BLACK: ColourUse = { type: 'local', color: { type: 'hex', value: '#000000' }, opacity: 1 };

/** The paints of one frame, or of the page. */
export function paintsOf({ document, cmykToRgb, report, frameId }: PaintSource): Paints {
  const missing = (type: 'missingColor' | 'missingGradient', id: Id) =>
    report({ type, id, ...(frameId !== undefined && { frameId }) });

  const solid: Paints['solid'] = (use) => {
    const drawn = colourOf(document, use);
    if (drawn.missing !== undefined) missing('missingColor', drawn.missing);
    return { type: 'solid', ink: toInk(drawn.color, cmykToRgb), opacity: drawn.opacity };
  };

  const gradientPaint = (gradient: Gradient, width: number, height: number, opacity: number): Paint => ({
    type: 'linearGradient',
    start: [roundLength(gradient.start.x * width), roundLength(gradient.start.y * height)],
    end: [roundLength(gradient.end.x * width), roundLength(gradient.end.y * height)],
    stops: gradient.stops.map(({ position, color }) => {
      const { ink, opacity: own } = solid(color);
      return { position, ink, opacity: roundFactor(own * opacity) };
    }),
  });

  const fill: Paints['fill'] = (wanted, { width, height }) => {
    switch (wanted.type) {
      case 'none':
        return undefined;
      case 'color':
        return solid(wanted.color);
      case 'gradient':
        return gradientPaint(wanted.gradient, width, height, 1);
      case 'brandKitGradient': {
        const { items } = document.brandKit.gradients;
        const own = Object.hasOwn(items, wanted.gradientId) ? items[wanted.gradientId] : undefined;
        if (own) return gradientPaint(own.gradient, width, height, wanted.opacity);
        missing('missingGradient', wanted.gradientId);
        return solid({ ...BLACK, opacity: wanted.opacity });
      }
    }
  };

  const line: Paints['line'] = ({ weight, color, cap, join, miterLimit, dash }) =>
    weight > 0
      ? {
          paint: solid(color),
          width: roundLength(weight),
          ...(cap && { cap }),
          ...(join && { join }),
          ...(miterLimit !== undefined && { miterLimit }),
          ...(dash && { dash }),
        }
      : undefined;

  return { solid, fill, line };
}

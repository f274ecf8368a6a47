import { gradientTransform, multiply, type GradientPaint, type Paint } from '../../display';
import { processOperators } from '../colour/inks';
import { bytesOf } from '../file/bytes';
import { dictionary, matrixNumbers, number, numbers, type Ref } from '../file/syntax';
import type { Bounds } from '../geometry';
import type { Painting } from './painting';

/** The operators and the opacity of a paint. */
export interface AppliedPaint {
  readonly operators: string;
  readonly opacity: number;
  /** A graphics state for opacities that vary by position. */
  readonly mask?: Ref;
}

/** Prepares a paint; `bounds` contain the painted area. */
export function applyPaint(
  painting: Painting,
  paint: Paint,
  use: 'fill' | 'stroke',
  bounds: Bounds,
): AppliedPaint {
  const [space, choose] = use === 'fill' ? ['cs', 'scn'] : ['CS', 'SCN'];
  const { content, inks } = painting;
  if (paint.type === 'solid') {
    const { colour, space: ref, channels } = inks.colourOf(paint.ink);
    const { opacity } = paint;
    const isNamed = ref.startsWith('/');
    if (colour.space !== 'spot' && isNamed) return { operators: processOperators(colour, use), opacity };
    const key = content.use('ColorSpace', colour.space === 'spot' ? (ref as Ref) : painting.file.once(ref));
    return { operators: `${key} ${space} ${numbers(channels)} ${choose}\n`, opacity };
  }
  const own = gradientTransform(paint);
  const toStream = own ? multiply(painting.toStream, own) : painting.toStream;
  const pattern = content.use('Pattern', inks.gradient(paint, toStream, bounds));
  const operators = `/Pattern ${space} ${pattern} ${choose}\n`;
  const [opacity = 1, ...others] = paint.stops.map((stop) => stop.opacity);
  return others.every((other) => other === opacity)
    ? { operators, opacity }
    : { operators, opacity: 1, mask: opacityMask(painting, paint, bounds) };
}

/** Whether a paint is opaque everywhere. */
export const isOpaque = ({ opacity, mask }: AppliedPaint): boolean => opacity === 1 && mask === undefined;

/** Adds the gradient's opacities as a soft mask. */
function opacityMask({ file, inks }: Painting, gradient: GradientPaint, bounds: Bounds): Ref {
  const own = gradientTransform(gradient);
  const form = file.once({
    entries: {
      Type: '/XObject',
      Subtype: '/Form',
      BBox: `[${numbers(bounds)}]`,
      Group: '<</S/Transparency/CS/DeviceGray>>',
      Resources: `<</Shading<</S ${inks.opacities(gradient, bounds)}>>>>`,
    },
    data: bytesOf(`${own ? `${matrixNumbers(own)} cm ` : ''}/S sh`),
  });
  return file.once(`<</Type/ExtGState/SMask<</Type/Mask/S/Luminosity/G ${form}>>>>`);
}

/** Adds operators with the opacity of a fill, a stroke or both, and restores the state. */
export function addWith(
  { content, file }: Painting,
  { fill, stroke }: { fill?: AppliedPaint; stroke?: AppliedPaint },
  operators: string,
): void {
  const applied = [fill, stroke].filter((paint) => paint !== undefined);
  const chosen = applied.map((paint) => paint.operators).join('');
  if (applied.every(isOpaque)) return content.add(`${chosen}${operators}`);
  const state = dictionary({
    Type: '/ExtGState',
    ca: number(fill?.opacity ?? 1),
    CA: number(stroke?.opacity ?? 1),
  });
  const masks = applied.flatMap(({ mask }) => (mask ? [mask] : []));
  const states = [file.once(state), ...masks].map((ref) => `${content.use('ExtGState', ref)} gs\n`).join('');
  content.add(`q\n${states}${chosen}${operators}Q\n`);
}

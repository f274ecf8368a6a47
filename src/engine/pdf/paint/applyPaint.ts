import type { GradientPaint, Paint } from '../../display';
import { processOperators } from '../colour/inks';
import { bytesOf } from '../file/bytes';
import { dictionary, number, numbers, type Ref } from '../file/syntax';
import type { Bounds } from '../geometry';
import type { Painting } from './painting';

/** What a paint comes to: the operators that choose its colour, and how much of it is seen. */
export interface AppliedPaint {
  readonly operators: string;
  readonly opacity: number;
  /** A graphics state for opacities that differ from place to place. */
  readonly mask?: Ref;
}

/** Prepares a paint; `bounds` hold all that is painted with it. */
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
  const pattern = content.use('Pattern', inks.gradient(paint, painting.toStream));
  const operators = `/Pattern ${space} ${pattern} ${choose}\n`;
  const [opacity = 1, ...others] = paint.stops.map((stop) => stop.opacity);
  return others.every((other) => other === opacity)
    ? { operators, opacity }
    : { operators, opacity: 1, mask: opacityMask(painting, paint, bounds) };
}

/** Whether a paint hides what lies below it. */
export const isOpaque = ({ opacity, mask }: AppliedPaint): boolean => opacity === 1 && mask === undefined;

/** The gradient's opacities as a soft mask. */
function opacityMask({ file, inks }: Painting, gradient: GradientPaint, bounds: Bounds): Ref {
  const form = file.once({
    entries: {
      Type: '/XObject',
      Subtype: '/Form',
      BBox: `[${numbers(bounds)}]`,
      Group: '<</S/Transparency/CS/DeviceGray>>',
      Resources: `<</Shading<</S ${inks.opacities(gradient)}>>>>`,
    },
    data: bytesOf('/S sh'),
  });
  return file.once(`<</Type/ExtGState/SMask<</Type/Mask/S/Luminosity/G ${form}>>>>`);
}

/** Adds operators with the opacity of a fill, a stroke or both, which hold for nothing else. */
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

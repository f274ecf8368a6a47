import type { Frame, Unit } from '@/engine/document';
import type { Place } from './geometry';

const KINDS: Readonly<Record<Frame['type'], string>> = {
  text: 'text',
  image: 'image',
  shape: 'shape',
  barcode: 'barcode',
};

/** Decimals that lengths are shown with. */
export const decimalsOf = (unit: Unit): number => (unit === 'in' ? 4 : 2);

/** A length as people read it, without its unit. */
export const lengthText = (value: number, unit: Unit): string =>
  String(Number(value.toFixed(decimalsOf(unit))));

/** A frame and where it is, for readers: “Headline, text, 20 × 12 mm at 10, 15”. */
export const describeFrame = ({ name, type }: Frame, { x, y, width, height }: Place, unit: Unit): string =>
  `${name}, ${KINDS[type]}, ${lengthText(width, unit)} × ${lengthText(height, unit)} ${unit} at ` +
  `${lengthText(x, unit)}, ${lengthText(y, unit)}`;

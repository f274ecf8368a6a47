import type { Frame, Unit } from '@/engine/document';
import type { Place } from './geometry';

const KINDS: Readonly<Record<Frame['type'], string>> = {
  text: 'text',
  image: 'image',
  shape: 'shape',
  barcode: 'barcode',
};

/** Returns the number of decimals of displayed lengths. */
export const getDecimals = (unit: Unit): number => (unit === 'in' ? 4 : 2);

/** Formats a length without its unit. */
export const formatLength = (value: number, unit: Unit): string =>
  String(Number(value.toFixed(getDecimals(unit))));

/** Describes a frame and its place for screen readers: “Headline, text, 20 × 12 mm at 10, 15”. */
export const describeFrame = ({ name, type }: Frame, { x, y, width, height }: Place, unit: Unit): string =>
  `${name}, ${KINDS[type]}, ${formatLength(width, unit)} × ${formatLength(height, unit)} ${unit} at ` +
  `${formatLength(x, unit)}, ${formatLength(y, unit)}`;

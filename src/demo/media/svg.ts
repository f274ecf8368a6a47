/** The size of a picture in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The colours of a picture, from its background to its accent. */
export interface Palette {
  readonly ground: string;
  readonly soft: string;
  readonly main: string;
  readonly dark: string;
  readonly accent: string;
}

/** Draws a picture of a size in these colours: the inside of an SVG. */
export type Drawing = (size: PictureSize, palette: Palette) => string;

/** Returns the numbers from 0 to before `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Writes a complete SVG. */
export const svgOf = ({ width, height }: PictureSize, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;

/** Draws a rectangle over the whole picture. */
export const ground = ({ width, height }: PictureSize, fill: string): string =>
  `<rect width="${width}" height="${height}" fill="${fill}"/>`;

/** Scales a drawing on a square of 100 to a share of the picture's shorter side, and centres it. */
export function centred({ width, height }: PictureSize, share: number, inside: string): string {
  const scale = (Math.min(width, height) * share) / 100;
  const [x, y] = [(width - 100 * scale) / 2, (height - 100 * scale) / 2];
  return `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`;
}

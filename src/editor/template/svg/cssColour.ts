import type { ReadColour } from './readSvg';

let context: CanvasRenderingContext2D | null | undefined;

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour as the browser understands it: by name, digits or function, of whatever space. */
export function cssColour(text: string): ReadColour | undefined {
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context || !CSS.supports('color', text)) return undefined;
  // What a canvas does not take leaves the colour that was set before.
  const [read, other] = ['#000000', '#ffffff'].map((before) => {
    if (!context) return before;
    context.fillStyle = before;
    context.fillStyle = text;
    return context.fillStyle;
  });
  if (read === undefined || read !== other) return undefined;
  if (read.startsWith('#')) return { hex: read.slice(0, 7), opacity: 1 };
  if (/^rgba?\(/.test(read)) {
    const [r = 0, g = 0, b = 0, opacity = 1] = (read.match(/[\d.]+/g) ?? []).map(Number);
    return { hex: hexOf([r, g, b]), opacity };
  }
  context.clearRect(0, 0, 1, 1);
  context.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, opacity = 0] = context.getImageData(0, 0, 1, 1).data;
  return { hex: hexOf([r, g, b]), opacity: opacity / 255 };
}

import type { ReadColour } from './readSvg';

let context: CanvasRenderingContext2D | null | undefined;

/** A colour as the browser understands it: by name, digits or function. */
export function cssColour(text: string): ReadColour | undefined {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context || !CSS.supports('color', text)) return undefined;
  context.fillStyle = text;
  const read = context.fillStyle;
  if (read.startsWith('#')) return { hex: read.slice(0, 7), opacity: 1 };
  const [r = 0, g = 0, b = 0, opacity = 1] = (read.match(/[\d.]+/g) ?? []).map(Number);
  const digits = [r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0'));
  return { hex: `#${digits.join('')}`, opacity };
}

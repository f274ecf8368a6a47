import { lineStyle, type Line } from '../../display';
import { number, numbers } from '../file/syntax';

/** The numbers PDF has for ends and corners of lines. */
const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

/**
 * Strokes what operators draw with a line. A style of its own holds for nothing else; the width is given before each stroke.
 * @param scale how many times as large the line is written
 */
export function withLineStyle(line: Line, operators: string, scale = 1): string {
  const { cap, join, miterLimit, dash } = lineStyle(line);
  const lengths = numbers(dash.lengths.map((each) => each * scale));
  const style = [
    line.cap && `${CAPS[cap]} J\n`,
    line.join && `${JOINS[join]} j\n`,
    line.miterLimit === undefined ? '' : `${number(miterLimit)} M\n`,
    line.dash && `[${lengths}] ${number(dash.offset * scale)} d\n`,
  ].join('');
  const whole = `${number(line.width * scale, scale === 1 ? 4 : 3)} w\n${operators}`;
  return style === '' ? whole : `q\n${style}${whole}Q\n`;
}

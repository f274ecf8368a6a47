import { lineStyle, type Line } from '../../display';
import { number, numbers } from '../file/syntax';

/** PDF numbers of line ends and corners. */
const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

/**
 * Adds the style of a line to stroke operators, and restores the state. The width is set before each stroke.
 * @param scale the factor of the written line
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

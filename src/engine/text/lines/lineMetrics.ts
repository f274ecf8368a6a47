import type { CharacterLook } from '../textInput';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { BrokenLine } from './breakLines';

/** The height of a line, and the distance from its top to the baseline, in points. */
export interface LineMetrics {
  readonly height: number;
  readonly baseline: number;
}

const heightOf = ({ fontSize, lineHeight }: CharacterLook) => (fontSize * lineHeight) / 100;

/** Returns the looks of the text on a line; an empty one has that of the text before it, or of the paragraph. */
function looksOn(
  { paragraph, runOf }: ShapedParagraph,
  { start, end }: BrokenLine,
): readonly CharacterLook[] {
  const last = runOf[Math.max(start, end - 1)] ?? runOf[start - 1];
  const looks = paragraph.runs.slice(runOf[start] ?? last, (last ?? -1) + 1).map(({ look }) => look);
  if (looks.length > 0) return looks;
  return [paragraph.runs[0]?.look ?? paragraph.format];
}

/** Returns the largest line height of the line's looks, with the letters centred. */
export function metricsOf(shaped: ShapedParagraph, line: BrokenLine): LineMetrics {
  const looks = looksOn(shaped, line);
  const height = Math.max(...looks.map(heightOf));
  const size = Math.max(...looks.map(({ fontSize }) => fontSize));
  return { height, baseline: height / 2 + shaped.baseline * size };
}

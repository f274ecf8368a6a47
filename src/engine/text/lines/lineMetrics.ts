import type { CharacterLook } from '../layout/textInput';
import type { ShapedParagraph } from '../shape/shapedParagraph';
import type { BrokenLine } from './breakLines';

/** How high a line is, and how far below its top the letters stand, in points. */
export interface LineMetrics {
  readonly height: number;
  readonly baseline: number;
}

const heightOf = ({ fontSize, lineHeight }: CharacterLook) => (fontSize * lineHeight) / 100;

/** The looks of what stands on a line; on an empty one that of the text before it, or of the paragraph. */
function looksOn(
  { paragraph, runOf }: ShapedParagraph,
  { start, end }: BrokenLine,
): readonly CharacterLook[] {
  const last = runOf[Math.max(start, end - 1)] ?? runOf[start - 1];
  const looks = paragraph.runs.slice(runOf[start] ?? last, (last ?? -1) + 1).map(({ look }) => look);
  if (looks.length > 0) return looks;
  return [paragraph.runs[0]?.look ?? paragraph.format];
}

/** The largest line height of the line's looks, letters in the middle of it. */
export function metricsOf(shaped: ShapedParagraph, line: BrokenLine): LineMetrics {
  const looks = looksOn(shaped, line);
  const height = Math.max(...looks.map(heightOf));
  const size = Math.max(...looks.map(({ fontSize }) => fontSize));
  return { height, baseline: height / 2 + shaped.baseline * size };
}

import { layoutOnPath } from '../path/layoutOnPath';
import { baseDirection } from '../shape/direction';
import { copyFit } from './copyFit';
import { extentOf, flowText } from './flow';
import { columnsOf, type FrameSize } from './frameSize';
import { grownFrame, growFrame } from './growFrame';
import { placedLine } from './placedLine';
import { planParagraphs, type PlannedParagraph } from './plan';
import { missingIn } from './missingIn';
import { createTextCache, type TextCache } from './textCache';
import type { TextInput } from './textInput';
import type { TextLayout, TextLine } from './textLayout';
import { alignVertically } from './verticalAlign';

const wholeTextOf = ({ paragraphs }: TextInput) =>
  paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('\n');

/**
 * Sets a text in its frame: the same for the same input everywhere. With the cache of the layout before only paragraphs
 * that changed are shaped and broken into lines.
 */
export function layoutText(input: TextInput, cache: TextCache = createTextCache()): TextLayout {
  const { paragraphs, options, fonts, breaksOf, hyphensOf, autoGrow, copyFitting } = input;
  const direction = baseDirection(options.textDirection, () => wholeTextOf(input));
  const planned = planParagraphs(paragraphs, cache.begin({ fonts, direction, breaksOf, hyphensOf }));
  if (options.flow.type === 'onPath') return layoutOnPath(input, options.flow.path, planned);
  const isGrowing = autoGrow?.enabled === true;
  const size = isGrowing ? growFrame(planned, options, input, autoGrow) : input;
  const flowAt = (scale: number) => flowText(planned, columnsOf(size, options, scale));
  const extentAt = (tried: number) => extentOf(planned, columnsOf(size, options, tried));
  const scale = copyFitting?.enabled === true ? copyFit(copyFitting, extentAt) : 1;
  const flow = flowAt(scale);
  const frame = isGrowing
    ? grownFrame(input, size, autoGrow)
    : { x: 0, y: 0, width: input.width, height: input.height };
  return {
    frame,
    scale,
    contentHeight: Math.max(0, ...flow.heights) * scale,
    lines: linesIn({ input, planned, size, scale, frame, flow }),
    overset: flow.overset,
    ...missingIn(planned),
  };
}

interface Setup {
  readonly input: TextInput;
  readonly planned: readonly PlannedParagraph[];
  readonly size: FrameSize;
  readonly scale: number;
  readonly frame: TextLayout['frame'];
  readonly flow: ReturnType<typeof flowText>;
}

/** The lines where they stand in the frame. */
function linesIn({ input, planned, size, scale, frame, flow }: Setup): TextLine[] {
  const { padding, columnGap, verticalAlign, numberOfColumns } = input.options;
  const columns = columnsOf(size, input.options, scale);
  // Text that runs from right to left starts in the column at the right.
  const isMirrored = planned[0]?.shaped.isRightToLeft === true;
  return alignVertically(flow, columns.height, verticalAlign).flatMap((line) => {
    const paragraph = planned[line.paragraph];
    if (!paragraph) return [];
    const place = isMirrored ? numberOfColumns - 1 - line.column : line.column;
    const dx = frame.x + padding.left + place * (columns.width * scale + columnGap);
    const dy = frame.y + padding.top + line.top * scale;
    const at = { paragraph: line.paragraph, column: line.column, scale, dx, dy };
    return [placedLine(paragraph, line, columns.width, at)];
  });
}

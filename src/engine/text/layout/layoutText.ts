import type { TextOptions } from '../../document';
import { layoutOnPath } from '../path/layoutOnPath';
import { baseDirection } from '../shape/direction';
import { copyFit } from './copyFit';
import { exchanged, exchangedSize } from './exchanged';
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
  const { paragraphs, fonts, breaksOf, hyphensOf, copyFitting } = input;
  const { flow: kind, textDirection } = input.options;
  const isVertical = kind.type === 'vertical';
  const direction = baseDirection(textDirection, () => wholeTextOf(input));
  const shape = cache.begin({ fonts, direction, isVertical, breaksOf, hyphensOf });
  const planned = planParagraphs(paragraphs, shape);
  if (kind.type === 'onPath') return layoutOnPath(input, kind.path, planned);
  const level = isVertical ? exchanged(input) : input;
  const { options, autoGrow } = level;
  const isGrowing = autoGrow?.enabled === true;
  const size = isGrowing ? growFrame(planned, options, level, autoGrow) : level;
  const flowAt = (scale: number) => flowText(planned, columnsOf(size, options, scale));
  const extentAt = (tried: number) => extentOf(planned, columnsOf(size, options, tried));
  const scale = copyFitting?.enabled === true ? copyFit(copyFitting, extentAt) : 1;
  const flow = flowAt(scale);
  const frame =
    isGrowing && input.autoGrow
      ? grownFrame(input, isVertical ? exchangedSize(size) : size, input.autoGrow)
      : { x: 0, y: 0, width: input.width, height: input.height };
  return {
    frame,
    scale,
    contentHeight: Math.max(0, ...flow.heights) * scale,
    lines: linesIn({ options, planned, size, scale, flow, ...cornerOf(frame, isVertical) }),
    overset: flow.overset,
    ...missingIn(planned),
  };
}

interface Setup {
  readonly options: TextOptions;
  readonly planned: readonly PlannedParagraph[];
  readonly size: FrameSize;
  readonly scale: number;
  readonly flow: ReturnType<typeof flowText>;
  /** The corner of the frame lines start from, before they are turned. */
  readonly x: number;
  readonly y: number;
  readonly right: number | undefined;
}

/** Lines that run from top to bottom start from the upper right corner, and are turned about where that edge is. */
const cornerOf = ({ x, y, width }: TextLayout['frame'], isVertical: boolean) =>
  isVertical ? { x: y, y: 0, right: x + width } : { x, y, right: undefined };

/** The lines where they stand in the frame. */
function linesIn({ options, planned, size, scale, flow, x, y, right }: Setup): TextLine[] {
  const { padding, columnGap, verticalAlign, numberOfColumns } = options;
  const columns = columnsOf(size, options, scale);
  // Text that runs from right to left starts in the column at the right.
  const isMirrored = planned[0]?.shaped.isRightToLeft === true;
  return alignVertically(flow, columns.height, verticalAlign).flatMap((line) => {
    const paragraph = planned[line.paragraph];
    if (!paragraph) return [];
    const place = isMirrored ? numberOfColumns - 1 - line.column : line.column;
    const dx = x + padding.left + place * (columns.width * scale + columnGap);
    const dy = y + padding.top + line.top * scale;
    const at = { paragraph: line.paragraph, column: line.column, scale, dx, dy, right };
    return [placedLine(paragraph, line, columns.width, at)];
  });
}

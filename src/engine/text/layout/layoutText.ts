import type { TextOptions } from '../../document';
import { layoutOnPath } from '../path/layoutOnPath';
import { baseDirection } from '../shape/direction';
import { copyFit } from './copyFit';
import { swapAxes, swapSize } from './swapAxes';
import { extentOf, flowText } from './flow';
import { columnsOf, type FrameSize, growFrame, grownFrame } from './growFrame';
import { placeFlowedLine } from './placeFlowedLine';
import { missingIn, type PlannedParagraph, planParagraphs } from './plan';
import { createTextCache, type TextCache } from './textCache';
import type { TextInput } from '../textInput';
import type { TextLayout, TextLine } from '../textLayout';
import { alignVertically } from './verticalAlign';

const wholeTextOf = ({ paragraphs }: TextInput) =>
  paragraphs.flatMap(({ runs }) => runs.map(({ text }) => text)).join('\n');

/**
 * Sets a text in its frame; the same input gives the same result everywhere. With the cache of the previous layout, it
 * shapes and breaks only changed paragraphs.
 */
export function layoutText(input: TextInput, cache: TextCache = createTextCache()): TextLayout {
  const { paragraphs, fonts, breaksOf, hyphensOf, copyFitting } = input;
  const { flow: kind, textDirection } = input.options;
  const isVertical = kind.type === 'vertical';
  const direction = baseDirection(textDirection, () => wholeTextOf(input));
  const shape = cache.begin({ fonts, direction, isVertical, breaksOf, hyphensOf });
  const planned = planParagraphs(paragraphs, shape);
  if (kind.type === 'onPath') return layoutOnPath(input, kind.path, planned);
  const level = isVertical ? swapAxes(input) : input;
  const { options, autoGrow } = level;
  const isGrowing = autoGrow?.enabled === true;
  const size = isGrowing ? growFrame(planned, options, level, autoGrow) : level;
  const flowAt = (scale: number) => flowText(planned, columnsOf(size, options, scale));
  const extentAt = (tried: number) => extentOf(planned, columnsOf(size, options, tried));
  const scale = copyFitting?.enabled === true ? copyFit(copyFitting, extentAt) : 1;
  const flow = flowAt(scale);
  const frame =
    isGrowing && input.autoGrow
      ? grownFrame(input, isVertical ? swapSize(size) : size, input.autoGrow)
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
  /** The corner of the frame from which lines start, before they are turned. */
  readonly x: number;
  readonly y: number;
  readonly right: number | undefined;
}

/** Returns the corner from which lines start; vertical lines start at the upper right and turn about that edge. */
const cornerOf = ({ x, y, width }: TextLayout['frame'], isVertical: boolean) =>
  isVertical ? { x: y, y: 0, right: x + width } : { x, y, right: undefined };

/** Returns the lines at their places in the frame. */
function linesIn({ options, planned, size, scale, flow, x, y, right }: Setup): TextLine[] {
  const { padding, columnGap, verticalAlign, numberOfColumns } = options;
  const columns = columnsOf(size, options, scale);
  // Right-to-left text starts in the right column.
  const isMirrored = planned[0]?.shaped.isRightToLeft === true;
  return alignVertically(flow, columns.height, verticalAlign).flatMap((line) => {
    const paragraph = planned[line.paragraph];
    if (!paragraph) return [];
    const place = isMirrored ? numberOfColumns - 1 - line.column : line.column;
    const dx = x + padding.left + place * (columns.width * scale + columnGap);
    const dy = y + padding.top + line.top * scale;
    const at = { paragraph: line.paragraph, column: line.column, scale, dx, dy, right };
    return [placeFlowedLine(paragraph, line, columns.width, at)];
  });
}

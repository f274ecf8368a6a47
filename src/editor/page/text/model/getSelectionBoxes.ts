import { selectionBoxes, type SelectionBox, type TextLayout } from '@/engine/text';
import type { TextCaret } from '../../frames/FrameSession';
import { getRange } from './places';

/** Width of a selected paragraph end, relative to its line's height. */
const END = 0.3;

/**
 * Returns the marked boxes of a selection: its characters and paragraph ends; the latter also show empty paragraphs.
 */
export function getSelectionBoxes(layout: TextLayout, caret: TextCaret): readonly SelectionBox[] {
  const { from, to } = getRange(caret);
  // Returns early for a plain caret, the case of most keys, without laying out the characters of a line.
  if (from.paragraph === to.paragraph && from.offset === to.offset) return [];
  const ends = layout.lines.flatMap((line, index): SelectionBox[] => {
    const { paragraph, left, right, top, height, isRightToLeft, runs, transform } = line;
    const isLast = layout.lines[index + 1]?.paragraph !== paragraph;
    // On a path, such a mark would cover the next paragraph.
    if (!transform && runs.some((run) => run.transform)) return [];
    if (!isLast || paragraph < from.paragraph || paragraph >= to.paragraph) return [];
    const edges = line.clusters.flatMap((cluster) => [cluster.left, cluster.right]);
    const width = height * END;
    const x = isRightToLeft ? Math.min(left, ...edges) - width : Math.max(right, ...edges);
    return [{ x, y: top, width, height, ...(transform && { transform }) }];
  });
  return [...selectionBoxes(layout, caret.anchor, caret.focus), ...ends];
}

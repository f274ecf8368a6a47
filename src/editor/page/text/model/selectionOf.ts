import { selectionBoxes, type SelectionBox, type TextLayout } from '@/engine/text';
import type { TextCaret } from '../../frames/FrameSession';
import { rangeOf } from './places';

/** How wide the selected end of a paragraph is, as a share of the height of its line. */
const END = 0.3;

/** What is marked of a selection: its characters, and the ends of paragraphs in it, which empty ones are seen by. */
export function selectionOf(layout: TextLayout, caret: TextCaret): readonly SelectionBox[] {
  const { from, to } = rangeOf(caret);
  // Where nothing is selected no line is asked for its characters: that is how most keys find it.
  if (from.paragraph === to.paragraph && from.offset === to.offset) return [];
  const ends = layout.lines.flatMap((line, index): SelectionBox[] => {
    const { paragraph, left, right, top, height, isRightToLeft, runs, transform } = line;
    const isLast = layout.lines[index + 1]?.paragraph !== paragraph;
    // Along a path the next paragraph stands where such a mark would.
    if (!transform && runs.some((run) => run.transform)) return [];
    if (!isLast || paragraph < from.paragraph || paragraph >= to.paragraph) return [];
    const edges = line.clusters.flatMap((cluster) => [cluster.left, cluster.right]);
    const width = height * END;
    const x = isRightToLeft ? Math.min(left, ...edges) - width : Math.max(right, ...edges);
    return [{ x, y: top, width, height, ...(transform && { transform }) }];
  });
  return [...selectionBoxes(layout, caret.anchor, caret.focus), ...ends];
}

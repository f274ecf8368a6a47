import { convertLength, resolveLayout, variablesIn, type Document, type Id } from '@/engine/document';

/** A frame that shows the value of a variable. Lengths in points, from the page's top left corner. */
export interface FilledFrame {
  readonly frameId: Id;
  readonly variableIds: readonly Id[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotationDegrees: number;
}

/** Returns the frames of a page that show variables, from back to front, at their places in the selected layout. */
export function findVariableFrames(document: Document, pageId: Id): readonly FilledFrame[] {
  const page = document.pages.items[pageId];
  if (!page) return [];
  const { settings, placements } = resolveLayout(document, document.selectedLayoutId);
  const points = (length: number) => convertLength(length, settings.unit, 'pt');
  return page.frames.order.flatMap((frameId) => {
    const frame = page.frames.items[frameId];
    const placement = placements.get(frameId);
    const variableIds = frame ? variablesIn(frame) : [];
    if (!placement?.isVisible || variableIds.length === 0) return [];
    const { x, y, width, height, rotationDegrees } = placement;
    return [
      {
        frameId,
        variableIds,
        rotationDegrees,
        x: points(x),
        y: points(y),
        width: points(width),
        height: points(height),
      },
    ];
  });
}

/** Whether a point of the page is inside a rotated frame. */
function contains(frame: FilledFrame, x: number, y: number): boolean {
  const angle = (-frame.rotationDegrees * Math.PI) / 180;
  const [left, top] = [x - frame.x - frame.width / 2, y - frame.y - frame.height / 2];
  const across = left * Math.cos(angle) - top * Math.sin(angle);
  const down = left * Math.sin(angle) + top * Math.cos(angle);
  return Math.abs(across) <= frame.width / 2 && Math.abs(down) <= frame.height / 2;
}

/** Returns the frontmost frame at a point of the page. */
export const findFrameAt = (
  frames: readonly FilledFrame[],
  { x, y }: { x: number; y: number },
): FilledFrame | undefined => frames.findLast((frame) => contains(frame, x, y));

/**
 * Returns the index of a page that shows a variable: the present one if possible, else the first; the present one if
 * there is none.
 */
export function findPageOfVariable(
  document: Document,
  pages: readonly Id[],
  { variableId, present }: { variableId: Id; present: number },
): number {
  const shows = (pageId: Id) =>
    findVariableFrames(document, pageId).some(({ variableIds }) => variableIds.includes(variableId));
  const presentPage = pages[present];
  if (presentPage !== undefined && shows(presentPage)) return present;
  const found = pages.findIndex(shows);
  return found < 0 ? present : found;
}

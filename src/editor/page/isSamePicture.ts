import { resolveLayout, type Document, type Id } from '@/engine/document';

/** Returns the parts that a picture of a page depends on; each keeps its identity until it changes. */
function getPictureInputs(document: Document, pageId: Id): readonly unknown[] {
  const { pages, variables, brandKit, printCondition, selectedLayoutId } = document;
  return [pages.items[pageId]?.frames, variables, brandKit, printCondition, selectedLayoutId];
}

/** Serialises how the selected layout draws the frames of a page. */
function serialisePlaces(document: Document, pageId: Id): string {
  const { selectedLayoutId: layoutId, layouts, pages } = document;
  const { settings, placements } = resolveLayout(document, layoutId);
  const layout = layouts.items[layoutId];
  const frames = pages.items[pageId]?.frames.order ?? [];
  return JSON.stringify([
    settings,
    ...frames.map((frameId) => [placements.get(frameId), layout?.crops[frameId], layout?.barcodes[frameId]]),
  ]);
}

/** Whether a page looks the same in two documents, so that its picture can be kept. */
export function isSamePicture(before: Document, after: Document, pageId: Id): boolean {
  if (before === after) return true;
  const [old, now] = [getPictureInputs(before, pageId), getPictureInputs(after, pageId)];
  if (now.some((part, index) => part !== old[index])) return false;
  return (
    before.layouts === after.layouts || serialisePlaces(before, pageId) === serialisePlaces(after, pageId)
  );
}

import { resolveLayout, type Document, type Id } from '@/engine/document';

/** The parts a picture of a page is made of, each the same object for as long as nothing of it changes. */
function partsOf(document: Document, pageId: Id): readonly unknown[] {
  const { pages, variables, brandKit, printCondition, selectedLayoutId } = document;
  return [pages.items[pageId]?.frames, variables, brandKit, printCondition, selectedLayoutId];
}

/** Where and how the selected layout draws the frames of a page. */
function places(document: Document, pageId: Id): string {
  const { selectedLayoutId: layoutId, layouts, pages } = document;
  const { settings, placements } = resolveLayout(document, layoutId);
  const layout = layouts.items[layoutId];
  const frames = pages.items[pageId]?.frames.order ?? [];
  return JSON.stringify([
    settings,
    ...frames.map((frameId) => [placements.get(frameId), layout?.crops[frameId], layout?.barcodes[frameId]]),
  ]);
}

/** Whether a page looks the same in two documents, so that its picture can stay. */
export function samePicture(before: Document, after: Document, pageId: Id): boolean {
  if (before === after) return true;
  const [old, now] = [partsOf(before, pageId), partsOf(after, pageId)];
  if (now.some((part, index) => part !== old[index])) return false;
  return before.layouts === after.layouts || places(before, pageId) === places(after, pageId);
}

import { afterAll, describe, expect, it } from 'vitest';
import { edit, type Operation } from '@/engine/edit';
import type { Document, Group, Id } from '@/engine/document';
import { documentOf, filled, shape } from '../../../engine/reference/build';
import { openWorkCounter } from '../../support/countWork';

const counter = openWorkCounter(['immer']);
afterAll(() => counter.close());

/** A page of frames, each in a group of its own, and these in one group. */
function groupedDocument(count: number): { document: Document; frameIds: Id[]; groupIds: Id[] } {
  const document = documentOf(
    Array.from({ length: count }, () => shape([0, 0, 10, 10], { fill: filled('#e63946') })),
  );
  const [pageId = ''] = document.pages.order;
  const page = document.pages.items[pageId];
  if (!page) throw new Error('The document has no page.');
  const frameIds = Object.keys(page.frames.items);
  const groupIds = frameIds.map((_, index) => `group-${index}`);
  const groups: Record<Id, Group> = { all: { name: 'All', members: groupIds } };
  for (const [index, groupId] of groupIds.entries())
    groups[groupId] = { name: groupId, members: [frameIds[index] ?? ''] };
  const items = { ...document.pages.items, [pageId]: { ...page, groups } };
  return { document: { ...document, pages: { ...document.pages, items } }, frameIds, groupIds };
}

const OPERATIONS: Readonly<Record<string, (of: ReturnType<typeof groupedDocument>) => Operation>> = {
  'removes every frame': ({ frameIds }) => ({ kind: 'deleteFrames', frameIds }),
  'ungroups every group': ({ groupIds }) => ({ kind: 'ungroupFrames', groupIds }),
  'groups every group anew': ({ document, groupIds }) => ({
    kind: 'groupFrames',
    pageId: document.pages.order[0] ?? '',
    groupId: 'new',
    name: 'New',
    members: groupIds,
  }),
  'puts every frame to the front': ({ document, frameIds }) => ({
    kind: 'orderFrames',
    pageId: document.pages.order[0] ?? '',
    frameIds,
    towards: 'front',
  }),
  'puts every second frame to the back': ({ document, frameIds }) => ({
    kind: 'arrangeFrames',
    pageId: document.pages.order[0] ?? '',
    frameIds: frameIds.filter((_, index) => index % 2 === 0),
    to: 0,
  }),
  'locks every frame': ({ frameIds }) => ({ kind: 'lockFrames', frameIds, isLocked: true }),
  'makes every frame pale': ({ frameIds }) => ({ kind: 'setFrameOpacity', frameIds, opacity: 0.5 }),
  'takes every frame out of its group': ({ document, frameIds }) => ({
    kind: 'moveIntoGroup',
    pageId: document.pages.order[0] ?? '',
    members: frameIds,
    groupId: null,
  }),
};

describe('work on the groups of a page', () => {
  it.each(Object.entries(OPERATIONS))(
    'H5.36 grows linearly with the frames and groups when an edit %s',
    (_, operationOf) => {
      const work = (count: number) => {
        const grouped = groupedDocument(count);
        const operation = operationOf(grouped);
        return counter.count(() => {
          const edited = edit(grouped.document, [operation]);
          expect(edited.ok, JSON.stringify(edited)).toBe(true);
        });
      };
      work(20);
      const [small, middle, large] = [work(100), work(200), work(400)];
      expect(middle).toBeLessThanOrEqual(2.5 * small);
      expect(large).toBeLessThanOrEqual(2.5 * middle);
    },
  );
});

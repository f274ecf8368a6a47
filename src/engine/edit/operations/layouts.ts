import { castDraft, current } from 'immer';
import * as z from 'zod/mini';
import { newLayout, type ChildLayout, type Id, type Layout } from '../../document';
import { branchOf } from '../../document/layouts/lineage';
import { intent, NEW_LAYOUT, pageSide, resizableByUser, unit } from '../../document/schema/layout';
import { id, name, privateData, wholeBetween } from '../../document/schema/primitives';
import { insert, move, remove } from '../collections';
import { layoutOf } from '../find';
import { operation, refuse, type DocumentDraft } from '../operation';
import { forgetFrames, forgetLayouts } from '../references';

const at = z.exactOptional(wholeBetween(0, 10_000));

/** Deletes frames that no layout draws any more. */
function deleteUndrawn(draft: DocumentDraft, frames: readonly Id[]): void {
  const drawn = new Set(
    Object.values(draft.layouts.items).flatMap(({ placements }) => Object.keys(placements)),
  );
  const gone = frames.filter((frameId) => !drawn.has(frameId));
  forgetFrames(draft, gone);
  for (const { frames: ofPage } of Object.values(draft.pages.items)) {
    for (const frameId of gone) if (Object.hasOwn(ofPage.items, frameId)) remove(ofPage, frameId);
  }
}

/** Operations on whole layouts. */
export const layouts = {
  addLayout: operation(
    { layoutId: id, name, intent, unit, width: pageSide, height: pageSide, at },
    (draft, { layoutId, name: called, at: index, ...size }) =>
      insert(draft.layouts, layoutId, castDraft(newLayout(called, size)), index),
  ),
  addChildLayout: operation({ layoutId: id, parentId: id, name, at }, (draft, payload) => {
    const child: ChildLayout = {
      type: 'child',
      parentId: payload.parentId,
      name: payload.name,
      ...NEW_LAYOUT,
      placements: {},
      crops: {},
      barcodes: current(layoutOf(draft, payload.parentId)).barcodes,
      settings: {},
      overrides: {},
    };
    insert(draft.layouts, payload.layoutId, castDraft<Layout>(child), payload.at);
  }),
  duplicateLayout: operation({ layoutId: id, newLayoutId: id, name }, (draft, payload) => {
    const copy = { ...current(layoutOf(draft, payload.layoutId)), name: payload.name };
    insert(draft.layouts, payload.newLayoutId, copy, draft.layouts.order.indexOf(payload.layoutId) + 1);
  }),
  renameLayout: operation({ layoutId: id, name }, (draft, payload) => {
    layoutOf(draft, payload.layoutId).name = payload.name;
  }),
  moveLayout: operation({ layoutId: id, to: wholeBetween(0, 10_000) }, (draft, { layoutId, to }) =>
    move(draft.layouts, layoutId, to),
  ),
  selectLayout: operation({ layoutId: id }, (draft, { layoutId }) => {
    layoutOf(draft, layoutId);
    draft.selectedLayoutId = layoutId;
  }),
  setLayoutOptions: operation(
    {
      layoutId: id,
      options: z.exactPartial(
        z.strictObject({ displayName: name, availableForUser: z.boolean(), resizableByUser, privateData }),
      ),
    },
    (draft, { layoutId, options }) => Object.assign(layoutOf(draft, layoutId), options),
  ),
  deleteLayout: operation({ layoutId: id }, (draft, { layoutId }) => {
    const layout = layoutOf(draft, layoutId);
    const tops = Object.values(draft.layouts.items).filter(({ type }) => type === 'top');
    if (layout.type === 'top' && tops.length === 1) refuse('The last top layout can’t be deleted.');
    const branch = branchOf(current(draft), layoutId);
    const frames = branch.flatMap((gone) => Object.keys(layoutOf(draft, gone).placements));
    for (const gone of branch) remove(draft.layouts, gone);
    if (branch.includes(draft.selectedLayoutId)) {
      const [first = ''] = draft.layouts.order.filter((other) => draft.layouts.items[other]?.type === 'top');
      draft.selectedLayoutId = layout.type === 'child' ? layout.parentId : first;
    }
    forgetLayouts(draft, branch);
    deleteUndrawn(draft, frames);
  }),
};

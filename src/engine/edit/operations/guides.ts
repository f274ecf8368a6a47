import * as z from 'zod/mini';
import { guide, guideStyle, MOST_GUIDES } from '../../document/schema/layout';
import { coordinate, id } from '../../document/schema/primitives';
import { itemOf, layoutOf } from '../find';
import { operation, refuse } from '../operation';

/** Operations on guides and grids of a layout. Lengths are in its unit. */
export const guides = {
  addGuide: operation({ layoutId: id, guideId: id, guide }, (draft, { layoutId, guideId, guide: added }) => {
    const layout = layoutOf(draft, layoutId);
    layout.guides ??= {};
    if (Object.hasOwn(layout.guides, guideId)) refuse(`There is a guide ${guideId} already.`);
    if (Object.keys(layout.guides).length >= MOST_GUIDES)
      refuse(`A layout has ${MOST_GUIDES} guides at most.`);
    layout.guides[guideId] = added;
  }),
  moveGuide: operation({ layoutId: id, guideId: id, at: coordinate }, (draft, { layoutId, guideId, at }) => {
    itemOf(layoutOf(draft, layoutId).guides ?? {}, guideId, 'guide').at = at;
  }),
  removeGuides: operation({ layoutId: id, guideIds: z.array(id) }, (draft, { layoutId, guideIds }) => {
    const layout = layoutOf(draft, layoutId);
    for (const guideId of guideIds) {
      itemOf(layout.guides ?? {}, guideId, 'guide');
      delete layout.guides?.[guideId];
    }
    if (layout.guides && Object.keys(layout.guides).length === 0) delete layout.guides;
  }),
  setGuideStyle: operation({ layoutId: id, guideStyle }, (draft, { layoutId, guideStyle: style }) => {
    layoutOf(draft, layoutId).guideStyle = style;
  }),
};

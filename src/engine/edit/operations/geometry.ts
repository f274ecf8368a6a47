import * as z from 'zod/mini';
import { tidy } from '../../document/layouts/units';
import { anchoring, autoGrow, copyFitting, imageFit } from '../../document/schema/placement';
import { animation } from '../../document/schema/animation';
import { between, coordinate, degrees, id, length } from '../../document/schema/primitives';
import type { Id, PlacementOverrides } from '../../document';
import { layoutOf } from '../find';
import { operation, refuse } from '../operation';
import { placeFrames, resolveDraft, ensurePlacement } from '../placements';

const frames = { layoutId: id, frameIds: z.array(id) };

/** Sets one placement property of frames in a layout; a child overrides it. */
const definePlacementSetting = <
  Key extends keyof PlacementOverrides & string,
  Schema extends z.core.$ZodType,
>(
  key: Key,
  schema: Schema,
) =>
  operation({ ...frames, value: schema }, (draft, payload) => {
    // TypeScript can't distinguish the fields of a generic schema.
    const { layoutId, frameIds, value } = payload as { layoutId: Id; frameIds: Id[]; value: unknown };
    for (const frameId of frameIds)
      Object.assign(ensurePlacement(draft, layoutId, frameId), { [key]: value });
  });

/** Operations on placements in a layout. Lengths are in its unit. */
export const geometry = {
  moveFrames: operation(
    { ...frames, by: z.strictObject({ x: coordinate, y: coordinate }) },
    (draft, { layoutId, frameIds, by }) => {
      const { placements } = resolveDraft(draft, layoutId);
      const places = frameIds.map((frameId) => {
        const { x, y } = placements.get(frameId) ?? refuse(`There is no frame ${frameId} in this layout.`);
        return [frameId, { x: tidy(x + by.x), y: tidy(y + by.y) }] as const;
      });
      placeFrames(draft, layoutId, new Map(places));
    },
  ),
  placeFrames: operation(
    {
      layoutId: id,
      places: z.record(
        id,
        z.exactPartial(z.strictObject({ x: coordinate, y: coordinate, width: length, height: length })),
      ),
    },
    (draft, { layoutId, places }) => placeFrames(draft, layoutId, new Map(Object.entries(places))),
  ),
  rotateFrames: definePlacementSetting('rotationDegrees', degrees),
  scaleFramesX: definePlacementSetting('scaleX', between(-1_000, 1_000)),
  scaleFramesY: definePlacementSetting('scaleY', between(-1_000, 1_000)),
  setFrameVisibility: definePlacementSetting('isVisible', z.boolean()),
  setConstrainProportions: definePlacementSetting('constrainProportions', z.boolean()),
  setAnchoring: definePlacementSetting('anchoring', anchoring),
  setImageFit: definePlacementSetting('fit', imageFit),
  setCopyFitting: definePlacementSetting('copyFitting', copyFitting),
  setAutoGrow: definePlacementSetting('autoGrow', autoGrow),
  setAnimation: definePlacementSetting('animation', z.nullable(animation)),
  resetFrames: operation(
    { ...frames, properties: z.exactOptional(z.array(z.string())) },
    (draft, { layoutId, frameIds, properties }) => {
      const layout = layoutOf(draft, layoutId);
      if (layout.type === 'top') return refuse(`${layout.name} inherits nothing.`);
      for (const frameId of frameIds) {
        const overrides = Object.hasOwn(layout.overrides, frameId) ? layout.overrides[frameId] : undefined;
        if (!overrides) continue;
        for (const key of properties ?? Object.keys(overrides))
          delete overrides[key as keyof typeof overrides];
        if (Object.keys(overrides).length === 0) delete layout.overrides[frameId];
      }
    },
  ),
};

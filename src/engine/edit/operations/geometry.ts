import * as z from 'zod/mini';
import { tidy } from '../../document/layouts/units';
import { anchoring, autoGrow, copyFitting, imageFit } from '../../document/schema/placement';
import { animation } from '../../document/schema/animation';
import { between, coordinate, degrees, id, length } from '../../document/schema/primitives';
import type { Id, PlacementOverrides } from '../../document';
import { layoutOf } from '../find';
import { operation, refuse } from '../operation';
import { placeFrames, resolved, writable } from '../placements';

const frames = { layoutId: id, frameIds: z.array(id) };

/** Sets one value of the places of frames in a layout; a child overrides it. */
const setting = <Key extends keyof PlacementOverrides & string, Schema extends z.core.$ZodType>(
  key: Key,
  schema: Schema,
) =>
  operation({ ...frames, value: schema }, (draft, payload) => {
    // The compiler can't tell the fields apart while the schema may be any.
    const { layoutId, frameIds, value } = payload as { layoutId: Id; frameIds: Id[]; value: unknown };
    for (const frameId of frameIds) Object.assign(writable(draft, layoutId, frameId), { [key]: value });
  });

/** Where frames stand in a layout. Lengths in its unit. */
export const geometry = {
  moveFrames: operation(
    { ...frames, by: z.strictObject({ x: coordinate, y: coordinate }) },
    (draft, { layoutId, frameIds, by }) => {
      const { placements } = resolved(draft, layoutId);
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
  rotateFrames: setting('rotationDegrees', degrees),
  scaleFramesX: setting('scaleX', between(-1_000, 1_000)),
  scaleFramesY: setting('scaleY', between(-1_000, 1_000)),
  setFrameVisibility: setting('isVisible', z.boolean()),
  setConstrainProportions: setting('constrainProportions', z.boolean()),
  setAnchoring: setting('anchoring', anchoring),
  setImageFit: setting('fit', imageFit),
  setCopyFitting: setting('copyFitting', copyFitting),
  setAutoGrow: setting('autoGrow', autoGrow),
  setAnimation: setting('animation', z.nullable(animation)),
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

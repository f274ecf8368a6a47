import * as z from 'zod/mini';
import { outline } from '../../document/schema/appearance';
import { barcodeSettings } from '../../document/schema/barcode';
import { fill } from '../../document/schema/colour';
import { barcodeValue, imageSource } from '../../document/schema/frames';
import { assetKey, crop } from '../../document/schema/layout';
import { id } from '../../document/schema/primitives';
import { frameOfType, layoutOf } from '../find';
import { operation, refuse } from '../operation';
import { resolveDraft } from '../placements';

/** Operations on the content of picture, shape and barcode frames. */
export const content = {
  setImageSource: operation({ frameId: id, source: imageSource }, (draft, { frameId, source }) => {
    frameOfType(draft, frameId, 'image').source = source;
    // Crops belong to the previous picture.
    for (const layout of Object.values(draft.layouts.items)) delete layout.crops[frameId];
  }),
  setImageMask: operation({ frameId: id, mask: outline }, (draft, { frameId, mask }) => {
    frameOfType(draft, frameId, 'image').mask = mask;
  }),
  setCrop: operation(
    { layoutId: id, frameId: id, asset: assetKey, crop: z.nullable(crop) },
    (draft, { layoutId, frameId, asset, crop: shown }) => {
      frameOfType(draft, frameId, 'image');
      const { crops } = layoutOf(draft, layoutId);
      const own = Object.hasOwn(crops, frameId) ? crops[frameId] : undefined;
      if (shown) crops[frameId] = { ...own, [asset]: shown };
      else if (own && Object.keys(own).every((key) => key === asset)) delete crops[frameId];
      else if (own) delete own[asset];
    },
  ),
  setShapeOutline: operation({ frameId: id, outline }, (draft, payload) => {
    frameOfType(draft, payload.frameId, 'shape').outline = payload.outline;
  }),
  setShapeFill: operation({ frameId: id, fill }, (draft, payload) => {
    frameOfType(draft, payload.frameId, 'shape').fill = payload.fill;
  }),
  setBarcodeValue: operation({ frameId: id, value: barcodeValue }, (draft, { frameId, value }) => {
    frameOfType(draft, frameId, 'barcode').value = value;
  }),
  setBarcodeSettings: operation(
    { layoutId: id, frameId: id, settings: barcodeSettings },
    (draft, { layoutId, frameId, settings }) => {
      frameOfType(draft, frameId, 'barcode');
      if (!resolveDraft(draft, layoutId).placements.has(frameId))
        refuse('This layout does not draw the barcode.');
      layoutOf(draft, layoutId).barcodes[frameId] = settings;
    },
  ),
};

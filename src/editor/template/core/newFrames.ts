import {
  convertLength,
  newBarcodeFrame,
  newBarcodeSize,
  newImageFrame,
  newPlacement,
  newShapeFrame,
  newTextFrame,
  resolveLayout,
  type Box,
  type Document,
  type Frame,
  type Id,
  type Size,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';

/** Pixels of each side of a frame that is made by a single press. */
const PRESSED_SIDE = 100;
const POLYGON_SIDES = 5;

/** A tool that makes frames. */
export type FrameTool = 'rectangle' | 'ellipse' | 'polygon' | 'text' | 'image' | 'barcode';

/** What frames made by a tool are called, followed by a number. */
const NAMES: Readonly<Record<FrameTool, string>> = {
  rectangle: 'Rectangle',
  ellipse: 'Ellipse',
  polygon: 'Polygon',
  text: 'Text',
  image: 'Image',
  barcode: 'Barcode',
};

function frameBy(tool: FrameTool, name: string): Frame {
  switch (tool) {
    case 'text':
      return newTextFrame(name);
    case 'image':
      return newImageFrame(name);
    case 'barcode':
      return newBarcodeFrame(name);
    case 'rectangle':
      return newShapeFrame(name);
    case 'ellipse':
      return { ...newShapeFrame(name), outline: { type: 'ellipse' } };
    case 'polygon':
      return {
        ...newShapeFrame(name),
        outline: { type: 'polygon', sides: POLYGON_SIDES, cornerRadii: { type: 'none' } },
      };
  }
}

/** A name that no frame or group of the document has yet: the stem with the next number. */
export function freeName({ pages }: Document, stem: string): string {
  const taken = new Set(
    Object.values(pages.items).flatMap(({ frames, groups = {} }) =>
      [...Object.values(frames.items), ...Object.values(groups)].map(({ name }) => name),
    ),
  );
  let number = 1;
  while (taken.has(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}

/** Where frames are made. */
export interface Spot {
  readonly document: Document;
  readonly pageId: Id;
  readonly frameId: Id;
}

/** Adds a frame to a page, in the selected layout and those below it. */
export function addingFrame({ document, pageId, frameId }: Spot, frame: Frame, box: Box): Operation {
  return {
    ...{ kind: 'addFrame', layoutId: document.selectedLayoutId, pageId, frameId, frame },
    placement: newPlacement(frame.type, box),
  };
}

/** Makes what a tool makes, in this box. */
export const drawingFrame = (spot: Spot, tool: FrameTool, box: Box): Operation =>
  addingFrame(spot, frameBy(tool, freeName(spot.document, NAMES[tool])), box);

/** The side of a frame that is made by a single press, in the unit of the selected layout. */
export const pressedSide = (document: Document): number =>
  convertLength(PRESSED_SIDE, 'px', resolveLayout(document, document.selectedLayoutId).settings.unit);

/** The size of what a tool makes by a single press: a barcode is as large as its standard says. */
export function pressedSize(document: Document, tool: FrameTool): Size {
  const side = pressedSide(document);
  return tool === 'barcode'
    ? newBarcodeSize('code128', resolveLayout(document, document.selectedLayoutId).settings.unit)
    : { width: side, height: side };
}

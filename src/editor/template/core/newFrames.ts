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

/** Characters of a file's name that a frame takes, so that a number has room after it. */
const LONGEST_NAME = 240;

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

/** What the frames and groups of a document are called. */
const namesIn = ({ pages }: Document): ReadonlySet<string> =>
  new Set(
    Object.values(pages.items).flatMap(({ frames, groups = {} }) =>
      [...Object.values(frames.items), ...Object.values(groups)].map(({ name }) => name),
    ),
  );

/** A name that no frame or group of the document has yet: the stem with the next number. @param first the number to begin with */
export function freeName(document: Document, stem: string, first = 1): string {
  const taken = namesIn(document);
  let number = first;
  while (taken.has(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}

/** What a frame with a file is called: as the file is, without its ending, and with a number where that is taken. */
export function nameOfFile(document: Document, fileName: string): string {
  const name = fileName
    .replace(/\.\w+$/, '')
    .slice(0, LONGEST_NAME)
    .trim();
  if (name === '') return freeName(document, NAMES.image);
  return namesIn(document).has(name) ? freeName(document, name, 2) : name;
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

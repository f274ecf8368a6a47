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

/** Side in pixels of a frame made by a single click. */
const PRESSED_SIDE = 100;
const POLYGON_SIDES = 5;

/** A tool that draws frames. */
export type FrameTool = 'rectangle' | 'ellipse' | 'polygon' | 'text' | 'image' | 'barcode';

/** Maximum length of a name taken from a file, which leaves room for a number. */
const LONGEST_NAME = 240;

/** Base names of new frames, followed by a number. */
const NAMES: Readonly<Record<FrameTool, string>> = {
  rectangle: 'Rectangle',
  ellipse: 'Ellipse',
  polygon: 'Polygon',
  text: 'Text',
  image: 'Image',
  barcode: 'Barcode',
};

function createFrame(tool: FrameTool, name: string): Frame {
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

/** Returns the names of all frames and groups of a document. */
const namesIn = ({ pages }: Document): ReadonlySet<string> =>
  new Set(
    Object.values(pages.items).flatMap(({ frames, groups = {} }) =>
      [...Object.values(frames.items), ...Object.values(groups)].map(({ name }) => name),
    ),
  );

/**
 * Returns an unused name: the stem with the next free number.
 * @param first the first number to try
 */
export function findFreeName(document: Document, stem: string, first = 1): string {
  const taken = namesIn(document);
  let number = first;
  while (taken.has(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}

/** Creates a function that names copies of frames and groups: a taken name gets its next free number. */
export function createCopyNames(document: Document): (name: string) => string {
  const taken = new Set(namesIn(document));
  return (name) => {
    const [, stem = name, number = '1'] = /^(.+) (\d{1,9})$/u.exec(name) ?? [];
    let free = name;
    for (let next = Number(number) + 1; taken.has(free); next += 1)
      free = `${stem.slice(0, LONGEST_NAME)} ${next}`;
    taken.add(free);
    return free;
  };
}

/** Names a frame after a file, without the extension; adds a number if the name is taken. */
export function nameAfterFile(document: Document, fileName: string): string {
  const name = fileName
    .replace(/\.\w+$/, '')
    .slice(0, LONGEST_NAME)
    .trim();
  if (name === '') return findFreeName(document, NAMES.image);
  return namesIn(document).has(name) ? findFreeName(document, name, 2) : name;
}

/** The target of a new frame. */
export interface Spot {
  readonly document: Document;
  readonly pageId: Id;
  readonly frameId: Id;
}

/** Returns the operation that adds a frame to a page, in the selected layout and its children. */
export function addingFrame({ document, pageId, frameId }: Spot, frame: Frame, box: Box): Operation {
  return {
    kind: 'addFrame',
    layoutId: document.selectedLayoutId,
    pageId,
    frameId,
    frame,
    placement: newPlacement(frame.type, box),
  };
}

/** Returns the operation that draws a tool's frame in a box. */
export const drawFrame = (spot: Spot, tool: FrameTool, box: Box): Operation =>
  addingFrame(spot, createFrame(tool, findFreeName(spot.document, NAMES[tool])), box);

/** Returns the side of a frame made by a single click, in the unit of the selected layout. */
export const getClickSide = (document: Document): number =>
  convertLength(PRESSED_SIDE, 'px', resolveLayout(document, document.selectedLayoutId).settings.unit);

/** Returns the size of a tool's frame made by a single click; a barcode gets the size of its standard. */
export function getClickSize(document: Document, tool: FrameTool): Size {
  const side = getClickSide(document);
  return tool === 'barcode'
    ? newBarcodeSize('code128', resolveLayout(document, document.selectedLayoutId).settings.unit)
    : { width: side, height: side };
}

import {
  convertLength,
  newImageFrame,
  resolveLayout,
  type Document,
  type Id,
  type ImageSource,
} from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { contains, type Point } from '../../page/frames/geometry';
import { addingFrame, nameOfFile, pressedSide } from './newFrames';
import { freePlacesOf } from './units';

/** A picture that is put on a page. */
interface InsertedPicture {
  readonly connectorId: string;
  readonly assetId: string;
  /** As its file is called. */
  readonly name: string;
  /** In pixels; none where it is not known. */
  readonly width: number | null;
  readonly height: number | null;
  /** What it is called in the brand kit, where it is to follow that. */
  readonly kitName?: string;
}

/** The most of the page that a new picture takes, of its width and of its height. */
const MOST_OF_PAGE = 0.5;

/** How large a picture is put on a page, in the unit of its layout. */
function sizeOn(document: Document, { width, height }: InsertedPicture) {
  const { settings } = resolveLayout(document, document.selectedLayoutId);
  const side = pressedSide(document);
  const wanted = {
    width: width === null ? side : convertLength(width, 'px', settings.unit),
    height: height === null ? side : convertLength(height, 'px', settings.unit),
  };
  const room = Math.min(
    1,
    (settings.width * MOST_OF_PAGE) / wanted.width,
    (settings.height * MOST_OF_PAGE) / wanted.height,
  );
  return { settings, width: wanted.width * room, height: wanted.height * room };
}

interface Spot {
  readonly document: Document;
  readonly pageId: Id;
  /** What a new frame is called by. */
  readonly frameId: Id;
  /** Where it was dropped, in the unit of the layout; in the middle of the page without. */
  readonly at?: Point;
}

/** Puts a picture on a page: into the picture frame it was dropped on, else into a new one. */
export function insertingPicture(
  { document, pageId, frameId, at }: Spot,
  picture: InsertedPicture,
): { operation: Operation; frameId: Id; label: string } {
  const { connectorId, assetId, kitName } = picture;
  const source: ImageSource =
    kitName === undefined
      ? { type: 'connector', connectorId, assetId }
      : { type: 'brandKitMedia', name: kitName };
  const frames = document.pages.items[pageId]?.frames.items ?? {};
  const hit = at && [...freePlacesOf(document, pageId)].findLast(([, place]) => contains(place, at))?.[0];
  if (hit !== undefined && frames[hit]?.type === 'image')
    return { operation: { kind: 'setImageSource', frameId: hit, source }, frameId: hit, label: 'picture' };
  const { settings, width, height } = sizeOn(document, picture);
  const middle = at ?? { x: settings.width / 2, y: settings.height / 2 };
  const frame = { ...newImageFrame(nameOfFile(document, picture.name)), source };
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return {
    ...{ frameId, label: 'new picture' },
    operation: addingFrame({ document, pageId, frameId }, frame, box),
  };
}

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
import { addingFrame, nameAfterFile, getClickSide } from './newFrames';
import { getFreePlaces } from './units';

/** A picture to insert into a page. */
interface InsertedPicture {
  readonly connectorId: string;
  readonly assetId: string;
  /** Name of its file. */
  readonly name: string;
  /** In pixels; null if unknown. */
  readonly width: number | null;
  readonly height: number | null;
  /** Its name in the brand kit, if the frame should follow the kit. */
  readonly kitName?: string;
}

/** Maximum share of the page's width and height for a new picture. */
const MOST_OF_PAGE = 0.5;

/** Returns the size of a new picture in the unit of the layout. */
function sizeOn(document: Document, { width, height }: InsertedPicture) {
  const { settings } = resolveLayout(document, document.selectedLayoutId);
  const side = getClickSide(document);
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
  /** Id of a new frame. */
  readonly frameId: Id;
  /** The drop position in the unit of the layout. @default the middle of the page */
  readonly at?: Point;
}

/**
 * Returns the operation that inserts a picture: into the picture frame at the drop position, else into a new frame.
 */
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
  const hit = at && [...getFreePlaces(document, pageId)].findLast(([, place]) => contains(place, at))?.[0];
  if (hit !== undefined && frames[hit]?.type === 'image')
    return { operation: { kind: 'setImageSource', frameId: hit, source }, frameId: hit, label: 'picture' };
  const { settings, width, height } = sizeOn(document, picture);
  const middle = at ?? { x: settings.width / 2, y: settings.height / 2 };
  const frame = { ...newImageFrame(nameAfterFile(document, picture.name)), source };
  const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  return {
    frameId,
    label: 'new picture',
    operation: addingFrame({ document, pageId, frameId }, frame, box),
  };
}

import type { Id, Placement, TextFrame } from '../../document';
import type { CaptionPort } from '../barcode/drawBarcode';
import type { EncodeBarcode } from '../barcode/symbol';
import type { CmykToRgb } from '../colour/toInk';
import type { DisplayItem } from '../displayList';
import type { PictureKey } from '../picture/pictureKey';
import type { Picture } from '../picture/placePicture';
import type { Report } from '../report';

/** A text frame to lay out. */
export interface TextRequest {
  readonly frameId: Id;
  readonly frame: TextFrame;
  /** Lengths in points. */
  readonly placement: Placement;
}

/** The result of laying out a text. */
export interface LaidOutText {
  /** From the top left corner of the grown frame. */
  readonly items: readonly DisplayItem[];
  /**
   * The grown frame, in points on the page.
   * @default the placement
   */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly reports: readonly Report[];
}

/** Services a display list is built with. Each is called once a frame and must be deterministic. */
export interface DisplayPorts {
  readonly cmykToRgb: CmykToRgb;
  /** Returns the size of a picture and its subject for smart crop, or `undefined` if it is not available. */
  readonly picture: (key: PictureKey, subjectType?: string) => Picture | undefined;
  readonly text: (request: TextRequest) => LaidOutText;
  /** The result of `loadBarcodes`. */
  readonly encodeBarcode: EncodeBarcode;
  /** The lines below barcodes. */
  readonly caption: CaptionPort;
}

import type { Id, Placement, TextFrame } from '../../document';
import type { CaptionPort } from '../barcode/drawBarcode';
import type { EncodeBarcode } from '../barcode/symbol';
import type { CmykToRgb } from '../colour/toInk';
import type { DisplayItem } from '../displayList';
import type { PictureKey } from '../picture/pictureKey';
import type { Picture } from '../picture/placePicture';
import type { Report } from '../report';

/** A text frame that is to be laid out. */
export interface TextRequest {
  readonly frameId: Id;
  readonly frame: TextFrame;
  /** Lengths in points. */
  readonly placement: Placement;
}

/** A text as it was laid out. */
export interface LaidOutText {
  /** Seen from the top left corner of the frame as it has grown. */
  readonly items: readonly DisplayItem[];
  /** The frame as it has grown, in points on the page. @default as it was placed */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly reports: readonly Report[];
}

/** What a display list needs of others. They are asked the same once a frame and answer the same each time. */
export interface DisplayPorts {
  readonly cmykToRgb: CmykToRgb;
  /** The size of a picture and what of it matters to this type of subject; `undefined` where it can't be had. */
  readonly picture: (key: PictureKey, subjectType?: string) => Picture | undefined;
  readonly text: (request: TextRequest) => LaidOutText;
  /** As `loadBarcodes` loads it. */
  readonly encodeBarcode: EncodeBarcode;
  /** The lines below barcodes. */
  readonly caption: CaptionPort;
}

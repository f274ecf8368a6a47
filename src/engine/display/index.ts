export type { Caption, CaptionPort } from './barcode/drawBarcode';
export { loadBarcodes } from './barcode/loadBarcodes';
export type { EncodeBarcode } from './barcode/symbol';
export { buildDisplayList, type DisplayInput, type DisplayResult } from './buildDisplayList';
export { colourAlong } from './colour/colourAlong';
export { hexColour } from './colour/hexColour';
export { paintsOf, type Paints, type PaintSource } from './colour/paints';
export { gradientTransform, lastColour, radialPaint } from './colour/placeGradient';
export { toInk, type CmykToRgb, type Rgb } from './colour/toInk';
export type * from './displayList';
export { everyItem } from './everyItem';
export type { DisplayPorts, LaidOutText, TextRequest } from './frames/ports';
export {
  multiplyAll,
  IDENTITY,
  inverse,
  multiply,
  rotation,
  roundMatrix,
  scaling,
  similarityOf,
  transformPoint,
  translation,
} from './geometry/matrix';
export { roundLength } from './geometry/numbers';
export { hashDisplayList } from './hashDisplayList';
export { lineReach, lineStyle } from './lines';
export { looksAlike } from './looksAlike';
export { fitPath, type FittedPath } from './path/fitPath';
export { parsePath } from './path/parsePath';
export { writePath, type Segment } from './path/segments';
export { wantedPicture, type PictureKey } from './picture/pictureKey';
export { placePicture, type Picture } from './picture/placePicture';
export type { BarcodeStatus, Report } from './report';

export {
  NEW_CROP_MARKS,
  NEW_PDF_OPTIONS,
  type CmykConversion,
  type CropMarks,
  type OutputIntent,
  type PdfOptions,
} from './options';
export { readJpegHeader } from './pictures/jpegHeader';
export { stripJpegMetadata } from './pictures/stripJpegMetadata';
export type { FindPicture } from './pictures/pictures';
export type {
  CastShadow,
  ColourConversion,
  PdfFinding,
  PdfFont,
  PdfPicture,
  PdfPorts,
  PlacedLink,
  PlacedObject,
  PlacedPage,
  PlacedText,
  SampledPicture,
  ShadowMask,
  SubsetFont,
} from './ports';
export { harfbuzzSubset, type SubsetExports } from './harfbuzzSubset';
export { streamPdf, writePdf, type PdfInput } from './writePdf';

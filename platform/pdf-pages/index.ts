export { openPdfPages, type PdfPages } from './openPdfPages';
export { isPdf, UnreadablePdfError } from './UnreadablePdfError';

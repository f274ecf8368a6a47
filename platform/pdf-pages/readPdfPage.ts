import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFParser,
  PDFRawStream,
  decodePDFRawStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { PlacedPage } from '@/engine/pdf';
import { copyObjects } from './copyObjects';
import { firstPage, type FoundPage } from './firstPage';
import { hiddenLayers } from './hiddenLayers';
import { PDF_LIMITS } from './pdfLimits';
import { readLinks } from './readLinks';
import { refuseBombs } from './refuseBombs';
import { refuseRepeats } from './refuseRepeats';
import { rewritePdf } from './rewritePdf';
import { UnreadablePdfError } from './UnreadablePdfError';

/** The first page of a PDF, ready to be placed on another page. */
export interface PdfPage {
  readonly page: PlacedPage;
  /** Names of fonts that are used but not embedded. */
  readonly missingFonts: readonly string[];
  /**
   * Missing fonts whose letters a replacement may show wrongly, because the file numbers glyphs instead of characters.
   */
  readonly unknownLetters: readonly string[];
  /** Number of dropped links, see `readLinks`. */
  readonly lostLinks: number;
}

const BROKEN = 'The PDF can’t be read: it is damaged.';

/** @throws UnreadablePdfError for a file of too many bytes */
export function refuseLargePdf(bytes: number): void {
  if (bytes <= PDF_LIMITS.bytes) return;
  throw new UnreadablePdfError(
    `The PDF can’t be placed: a file of ${PDF_LIMITS.bytes / 1_000_000} MB is the largest.`,
  );
}

/**
 * Reads the visible part of the first page of a PDF with its links, without notes and form fields on it.
 * @throws UnreadablePdfError
 */
export async function readPdfPage(bytes: Uint8Array): Promise<PdfPage> {
  refuseLargePdf(bytes.length);
  try {
    return await readPlainPage(bytes);
  } catch (error) {
    if (!(error instanceof NeedsRewritingError)) throw error;
    const whole = await rewritePdf(bytes);
    if (whole) return await readPlainPage(whole);
    return await readPlainPage(cutEnd(bytes)).catch(() => {
      throw new UnreadablePdfError(error.message, { cause: error });
    });
  }
}

/** Returns the objects of a file, without a truncated table or trailer after them. */
function cutEnd(bytes: Uint8Array): Uint8Array {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(OBJECT_END);
  return end < 0 ? bytes : bytes.subarray(0, end + OBJECT_END.length);
}

const OBJECT_END = 'endobj';

/** The file is encrypted or damaged; it may be readable after rewriting. */
class NeedsRewritingError extends UnreadablePdfError {}

/** Reads a file without rewriting it. @throws UnreadablePdfError */
async function readPlainPage(bytes: Uint8Array): Promise<PdfPage> {
  refuseBombs(bytes);
  try {
    const context = await PDFParser.forBytesWithOptions(bytes).parseDocument();
    // A file that refers to a missing encryption dictionary is not encrypted.
    if (context.lookup(context.trailerInfo.Encrypt))
      throw new NeedsRewritingError('The PDF can’t be read: it is protected in a way that is not known.');
    const found = firstPage(context);
    if (!found) throw new NeedsRewritingError('The PDF has no page.');
    return placePage(context, found);
  } catch (error) {
    throw error instanceof UnreadablePdfError ? error : new NeedsRewritingError(BROKEN, { cause: error });
  }
}

function placePage(context: PDFContext, { leaf, inherited, userUnit, ...found }: FoundPage): PdfPage {
  const [left, bottom, right, top] = found.box;
  const contents = contentsOf(context, leaf.get(PDFName.of('Contents')));
  const named = context.lookup(inherited('Resources'));
  const resources = named instanceof PDFDict ? named : undefined;
  refuseRepeats(context, contents, resources);
  const group = context.lookup(leaf.get(PDFName.of('Group')));
  const space = group instanceof PDFDict ? group.get(PDFName.of('CS')) : undefined;
  const isSideways = found.turns % 2 === 1;
  const [across, down] = [(right - left) * userUnit, (top - bottom) * userUnit];
  const [width, height] = isSideways ? [down, across] : [across, down];
  const matrix = uprightMatrix(found.box, found.turns, userUnit);
  const copied = copyObjects(context, {
    resources,
    groupSpace: space,
    box: [left, bottom, right, top],
    matrix,
    contents,
  });
  const { links, lostLinks } = readLinks(context, {
    annotations: leaf.get(PDFName.of('Annots')),
    box: found.box,
    matrix,
  });
  const { missingFonts, unknownLetters, layers, ...rest } = copied;
  const hidden = hiddenLayers(context);
  return {
    missingFonts,
    unknownLetters,
    lostLinks,
    page: {
      type: 'page',
      width,
      height,
      ...rest,
      links,
      layers: layers.map(({ object, tag }) => ({ object, isHidden: hidden(tag) })),
    },
  };
}

/** Returns the matrix from a page's coordinates to those of the upright page, in points with the origin at 0, 0. */
function uprightMatrix(
  [left, bottom, right, top]: FoundPage['box'],
  turns: number,
  unit: number,
): readonly number[] {
  switch (turns) {
    case 1:
      return [0, -unit, unit, 0, -bottom * unit, right * unit];
    case 2:
      return [-unit, 0, 0, -unit, right * unit, top * unit];
    case 3:
      return [0, unit, -unit, 0, top * unit, -left * unit];
    default:
      return [unit, 0, 0, unit, -left * unit, -bottom * unit];
  }
}

/** Returns the content of a page: packed if it is one stream, else several unpacked and joined. */
function contentsOf(context: PDFContext, value: PDFObject | undefined): PDFRawStream | Uint8Array {
  const found = context.lookup(value);
  const streams = (found instanceof PDFArray ? found.asArray() : [value])
    .map((each) => context.lookup(each))
    .filter((each) => each instanceof PDFRawStream);
  const [only] = streams;
  if (streams.length === 1 && only) return only;
  const known = new Map<PDFRawStream, Uint8Array>();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (const stream of streams) {
    // A page may refer to a stream any number of times.
    const part = known.get(stream) ?? decodePDFRawStream(stream).decode();
    known.set(stream, part);
    parts.push(part, new Uint8Array([10]));
    length += part.length + 1;
    if (length > PDF_LIMITS.streamBytes) throw new UnreadablePdfError(BROKEN);
  }
  return Buffer.concat(parts);
}

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
import { refuseBombs } from './refuseBombs';
import { refuseRepeats } from './refuseRepeats';
import { rewritePdf } from './rewritePdf';
import { UnreadablePdfError } from './UnreadablePdfError';

/** The first page of a PDF, as it can be placed on another one. */
export interface PdfPage {
  readonly page: PlacedPage;
  /** The names of the fonts that are used and not in the file. */
  readonly missingFonts: readonly string[];
  /** Those of them whose letters no other font can show, because the file numbers glyphs and not characters. */
  readonly unknownLetters: readonly string[];
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
 * Reads the first page of a PDF: what of it is seen, without notes and form fields that lie over it.
 * @throws UnreadablePdfError
 */
export async function readPdfPage(bytes: Uint8Array): Promise<PdfPage> {
  refuseLargePdf(bytes.length);
  try {
    return await readPlainPage(bytes);
  } catch (error) {
    if (!(error instanceof NeedsRewritingError)) throw error;
    const whole = await rewritePdf(bytes);
    if (!whole) throw new UnreadablePdfError(error.message, { cause: error });
    return await readPlainPage(whole);
  }
}

/** A file may be read once it is written anew: it is encrypted or damaged. */
class NeedsRewritingError extends UnreadablePdfError {}

/** Reads a file as it is. @throws UnreadablePdfError */
async function readPlainPage(bytes: Uint8Array): Promise<PdfPage> {
  refuseBombs(bytes);
  try {
    const context = await PDFParser.forBytesWithOptions(bytes).parseDocument();
    // One that names a protection it doesn't have is not protected.
    if (context.lookup(context.trailerInfo.Encrypt))
      throw new NeedsRewritingError('The PDF can’t be read: it is protected in a way that is not known.');
    const found = firstPage(context);
    if (!found) throw new NeedsRewritingError('The PDF has no page.');
    return placed(context, found);
  } catch (error) {
    throw error instanceof UnreadablePdfError ? error : new NeedsRewritingError(BROKEN, { cause: error });
  }
}

function placed(context: PDFContext, { leaf, inherited, userUnit, ...found }: FoundPage): PdfPage {
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
  const copied = copyObjects(context, {
    resources,
    groupSpace: space,
    box: [left, bottom, right, top],
    matrix: uprightMatrix(found.box, found.turns, userUnit),
    contents,
  });
  const { missingFonts, unknownLetters, layers, ...rest } = copied;
  const hidden = hiddenLayers(context);
  return {
    missingFonts,
    unknownLetters,
    page: {
      ...{ type: 'page', width, height, ...rest },
      layers: layers.map(({ object, tag }) => ({ object, isHidden: hidden(tag) })),
    },
  };
}

/** What takes a page's places to those of the page as it is looked at, from 0, 0 on, in points. */
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

/** The content of a page: as it is packed where it is one stream, several one after the other. */
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
    // A page may name a stream as often as it likes.
    const part = known.get(stream) ?? decodePDFRawStream(stream).decode();
    known.set(stream, part);
    parts.push(part, new Uint8Array([10]));
    length += part.length + 1;
    if (length > PDF_LIMITS.streamBytes) throw new UnreadablePdfError(BROKEN);
  }
  return Buffer.concat(parts);
}

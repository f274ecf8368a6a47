import {
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { PDF_LIMITS } from './pdfLimits';
import { unpackStream } from './unpackStream';
import { UnreadablePdfError } from './UnreadablePdfError';

/** Properties of a page, found while its objects are copied. */
export interface Looks {
  isTransparent: boolean;
  isForPress: boolean;
  readonly missingFonts: Set<string>;
  /** Missing fonts whose letters can't be known: the file numbers the glyphs of a font that is not available. */
  readonly unknownLetters: Set<string>;
  readonly layers: Set<PDFDict>;
}

const OPAQUE_MODES = new Set(['Normal', 'Compatible']);
/** Character collections whose numbers identify letters. */
const KNOWN_ORDERINGS = new Set(['Japan1', 'GB1', 'CNS1', 'Korea1', 'KR']);
const PRESS_SPACES = new Set(['DeviceCMYK', 'Separation', 'DeviceN']);
/** The operators that set CMYK values, within the bytes of a content stream. */
const SETS_CMYK = /[\d.]\s+[kK]\s/;

/** Examines the objects of one page. @throws UnreadablePdfError for a picture of too many pixels */
export function lookAt(context: PDFContext) {
  const looks: Looks = {
    isTransparent: false,
    isForPress: false,
    missingFonts: new Set(),
    unknownLetters: new Set(),
    layers: new Set(),
  };
  const valueOf = (dictionary: PDFDict, key: string): PDFObject | undefined =>
    context.lookup(dictionary.get(PDFName.of(key)));
  const nameOf = (dictionary: PDFDict, key: string): string | undefined => {
    const value = valueOf(dictionary, key);
    return value instanceof PDFName ? value.decodeText() : undefined;
  };
  const numberOf = (dictionary: PDFDict, key: string): number | undefined => {
    const value = valueOf(dictionary, key);
    return value instanceof PDFNumber ? value.asNumber() : undefined;
  };
  const isSeenThrough = (dictionary: PDFDict): boolean => {
    const mode = valueOf(dictionary, 'BM');
    const mask = valueOf(dictionary, 'SMask');
    return (
      (mode !== undefined && !(mode instanceof PDFName && OPAQUE_MODES.has(mode.decodeText()))) ||
      mask instanceof PDFDict ||
      mask instanceof PDFRawStream ||
      (numberOf(dictionary, 'SMaskInData') ?? 0) > 0 ||
      [numberOf(dictionary, 'ca'), numberOf(dictionary, 'CA')].some((opacity = 1) => opacity < 1)
    );
  };
  const missingFontOf = (dictionary: PDFDict): string | undefined => {
    const kind = nameOf(dictionary, 'Subtype');
    if (nameOf(dictionary, 'Type') !== 'Font' || kind === 'Type0' || kind === 'Type3') return undefined;
    const descriptor = valueOf(dictionary, 'FontDescriptor');
    const isEmbedded =
      descriptor instanceof PDFDict &&
      ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(PDFName.of(key)));
    return isEmbedded ? undefined : (nameOf(dictionary, 'BaseFont') ?? 'without a name');
  };
  const hasUnknownLetters = (dictionary: PDFDict): boolean => {
    if (nameOf(dictionary, 'Subtype')?.startsWith('CIDFont') !== true) return false;
    const system = valueOf(dictionary, 'CIDSystemInfo');
    const ordering = system instanceof PDFDict ? valueOf(system, 'Ordering') : undefined;
    const isText = ordering instanceof PDFString || ordering instanceof PDFHexString;
    return !isText || !KNOWN_ORDERINGS.has(ordering.decodeText());
  };
  return {
    looks,
    name: (name: PDFName) => {
      looks.isForPress ||= PRESS_SPACES.has(name.decodeText());
    },
    dictionary: (dictionary: PDFDict) => {
      looks.isTransparent ||= isSeenThrough(dictionary);
      if (nameOf(dictionary, 'Type') === 'OCG') looks.layers.add(dictionary);
      const font = missingFontOf(dictionary);
      if (font === undefined) return;
      looks.missingFonts.add(font);
      if (hasUnknownLetters(dictionary)) looks.unknownLetters.add(font);
    },
    stream: ({ dict }: PDFRawStream) => {
      // The profile has four inks.
      looks.isForPress ||= numberOf(dict, 'N') === 4;
      // A picture of one bit a pixel takes an eighth of one of grays.
      const share = Math.min(numberOf(dict, 'BitsPerComponent') ?? 8, 8) / 8;
      const pixels = (numberOf(dict, 'Width') ?? 0) * (numberOf(dict, 'Height') ?? 0) * share;
      if (pixels > PDF_LIMITS.pixels)
        throw new UnreadablePdfError(
          `The PDF can’t be placed: a picture in it has more than ${PDF_LIMITS.pixels / 1_000_000} million pixels.`,
        );
    },
    /** Examines the operators of the page, or of a form or pattern in it. */
    content: (content: PDFRawStream | Uint8Array) => {
      looks.isForPress ||= SETS_CMYK.test(
        Buffer.from(content instanceof PDFRawStream ? unpackStream(content) : content).toString('latin1'),
      );
    },
  };
}

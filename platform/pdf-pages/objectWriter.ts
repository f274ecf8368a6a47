import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { PlacedText } from '@/engine/pdf';
import { PDF_LIMITS } from './pdfLimits';
import { UnreadablePdfError } from './UnreadablePdfError';

/** Entries that belong to the source document, or are no longer true of a copied page. */
const LEFT_OUT = new Set([
  ...['Metadata', 'PieceInfo', 'LastModified', 'StructParent', 'StructParents', 'OPI', 'Alternates'],
]);
/** The same for streams: entries that load other files, or that are rewritten. */
const LEFT_OUT_OF_STREAMS = new Set(['Length', 'F', 'FFilter', 'FDecodeParms', 'PS', 'Ref']);

const COLOUR_SPACES = PDFName.of('ColorSpace');
const DEFAULT_RGB = PDFName.of('DefaultRGB');

/** The callbacks of an object writer. */
interface Watcher {
  /** Returns the place of a referenced object. */
  readonly placeOf: (ref: PDFRef) => number;
  readonly dictionary: (dictionary: PDFDict) => void;
  readonly name: (name: PDFName) => void;
}

/** Writes objects as text. @throws UnreadablePdfError for values nested too deeply, or too many */
export function objectWriter(context: PDFContext, watcher: Watcher) {
  let written = 0;
  const write = (value: PDFObject | undefined, text: PlacedText[number][], depth: number): void => {
    written += 1;
    if (depth > PDF_LIMITS.depth || written > PDF_LIMITS.parts)
      throw new UnreadablePdfError('The PDF can’t be placed: it is nested too deeply.');
    if (value instanceof PDFRef) text.push({ object: watcher.placeOf(value) }, ' ');
    else if (value instanceof PDFArray) {
      text.push('[');
      for (const each of value.asArray()) write(each, text, depth + 1);
      text.push(']');
    } else if (value instanceof PDFDict) {
      watcher.dictionary(value);
      text.push('<<');
      writeEntries(value, text, depth + 1);
      text.push('>>');
    } else {
      if (value instanceof PDFName) watcher.name(value);
      text.push(isPlain(value) ? `${value.toString()} ` : 'null ');
    }
  };
  const writeEntries = (dictionary: PDFDict, text: PlacedText[number][], depth: number): void => {
    for (const [key, value] of entriesOf(dictionary)) {
      text.push(`${key.toString()} `);
      writeEntry(key, value, text, depth);
    }
  };
  const writeEntry = (key: PDFName, value: PDFObject, text: PlacedText[number][], depth: number): void => {
    const resources = key === RESOURCES ? context.lookup(value) : undefined;
    if (resources instanceof PDFDict) writeResources(resources, text, depth);
    else write(value, text, depth);
  };
  /** Writes resources, with the destination's colour spaces for uncalibrated colours. */
  const writeResources = (resources: PDFDict, text: PlacedText[number][], depth: number): void => {
    const spaces = context.lookup(resources.get(COLOUR_SPACES));
    const own = spaces instanceof PDFDict ? spaces : PDFDict.withContext(context);
    text.push('<<');
    for (const [key, value] of entriesOf(resources)) {
      if (key === COLOUR_SPACES) continue;
      text.push(`${key.toString()} `);
      write(value, text, depth + 1);
    }
    text.push('/ColorSpace<<');
    writeEntries(own, text, depth + 1);
    if (!own.has(DEFAULT_RGB)) text.push({ defaultSpaces: true });
    text.push('>>>>');
  };
  const textOf = (act: (text: PlacedText[number][]) => void): PlacedText => {
    const text: PlacedText[number][] = [];
    act(text);
    return text;
  };
  return {
    text: (value: PDFObject | undefined) => textOf((text) => write(value, text, 0)),
    resources: (resources: PDFDict | undefined) =>
      textOf((text) => writeResources(resources ?? PDFDict.withContext(context), text, 0)),
    /** Writes the entries of a stream's dictionary, or only those with these keys. */
    entries: (dictionary: PDFDict, only?: readonly string[]): Record<string, PlacedText> => {
      watcher.dictionary(dictionary);
      const kept = entriesOf(dictionary).filter(([key]) => {
        const name = key.decodeText();
        return !LEFT_OUT_OF_STREAMS.has(name) && (only?.includes(name) ?? true);
      });
      return Object.fromEntries(
        kept.map(([key, value]) => [
          key.toString().slice(1),
          textOf((text) => writeEntry(key, value, text, 0)),
        ]),
      );
    },
  };
}

const RESOURCES = PDFName.of('Resources');

const entriesOf = (dictionary: PDFDict): readonly (readonly [PDFName, PDFObject])[] =>
  dictionary.entries().filter(([key]) => !LEFT_OUT.has(key.decodeText()));

const isPlain = (value: PDFObject | undefined): value is PDFObject =>
  [PDFName, PDFNumber, PDFString, PDFHexString, PDFBool].some((kind) => value instanceof kind);

import {
  PDFArray,
  PDFName,
  PDFRawStream,
  type PDFContext,
  type PDFDict,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { stripJpegMetadata, type PlacedObject, type PlacedPage, type PlacedText } from '@/engine/pdf';
import { lookAt } from './lookAt';
import { PDF_LIMITS } from './pdfLimits';
import { UnreadablePdfError } from './UnreadablePdfError';
import { objectWriter } from './objectWriter';

/** What a page is made of. */
export interface PageParts {
  readonly resources: PDFDict | undefined;
  /** The colour space in which the page is blended, where it says one. */
  readonly groupSpace: PDFObject | undefined;
  readonly box: readonly number[];
  readonly matrix: readonly number[];
  readonly contents: PDFRawStream | Uint8Array;
}

/** A page's objects and what is known of them. */
export interface CopiedPage extends Pick<PlacedPage, 'objects' | 'form' | 'isTransparent' | 'isForPress'> {
  readonly missingFonts: readonly string[];
  readonly unknownLetters: readonly string[];
  /** Layers, with the references the document has for them, such as `12 0 R`. */
  readonly layers: readonly { readonly object: number; readonly tag: string }[];
}

const FORM = 0;

/** Copies what a page refers to, in the order in which it is referred to. @throws UnreadablePdfError */
export function copyObjects(context: PDFContext, parts: PageParts): CopiedPage {
  const { looks, ...look } = lookAt(context);
  const places = new Map<PDFRef, number>();
  const waiting: PDFRef[] = [];
  const writer = objectWriter(context, {
    ...look,
    placeOf: (ref) => {
      const known = places.get(ref);
      if (known !== undefined) return known;
      if (places.size >= PDF_LIMITS.objects)
        throw new UnreadablePdfError('The PDF can’t be placed: its page has too many parts.');
      // The first object is the form of the page itself.
      places.set(ref, waiting.push(ref));
      return waiting.length;
    },
  });
  const copy = (ref: PDFRef): PlacedObject => {
    const value = context.lookup(ref);
    if (!(value instanceof PDFRawStream)) return { body: writer.text(value) };
    look.stream(value);
    if (PAINTS.some((key) => value.dict.has(key))) look.content(value);
    return {
      entries: writer.entries(value.dict),
      data: isJpeg(value) ? stripJpegMetadata(value.contents) : value.contents,
    };
  };

  const resources = writer.resources(parts.resources);
  const groupSpace = parts.groupSpace && writer.text(parts.groupSpace);
  look.content(parts.contents);
  const { contents } = parts;
  const packed =
    contents instanceof PDFRawStream ? writer.entries(contents.dict, ['Filter', 'DecodeParms']) : {};
  const objects: PlacedObject[] = [];
  // What is copied refers to more that waits.
  for (let place = 0; place < waiting.length; place += 1) {
    const ref = waiting[place];
    if (ref) objects.push(copy(ref));
  }
  const { isTransparent, isForPress } = looks;
  const entries: Record<string, PlacedText> = {
    Type: ['/XObject'],
    Subtype: ['/Form'],
    BBox: [`[${parts.box.join(' ')}]`],
    Matrix: [`[${parts.matrix.join(' ')}]`],
    Resources: resources,
    // Pages are blended by themselves before they are placed; those in which nothing is blended need no group.
    ...(isTransparent && {
      Group: ['<</S/Transparency/I true', ...(groupSpace ? ['/CS ', ...groupSpace] : []), '>>'],
    }),
    ...packed,
  };
  const data = contents instanceof PDFRawStream ? contents.contents : contents;
  return {
    ...{ objects: [{ entries, data }, ...objects], form: FORM, isTransparent, isForPress },
    missingFonts: [...looks.missingFonts].sort(),
    unknownLetters: [...looks.unknownLetters].sort(),
    layers: [...places].flatMap(([ref, object]) => {
      const value = context.lookup(ref);
      return value && looks.layers.has(value as PDFDict) ? [{ object, tag: ref.tag }] : [];
    }),
  };
}

/** Whether a stream is a JPEG that is packed no further, so that its metadata can be seen and left out. */
function isJpeg({ dict }: PDFRawStream): boolean {
  const filter = dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return only === PDFName.of('DCTDecode');
}

/** What forms and patterns have, which paint with operators of their own. */
const PAINTS = ['BBox', 'Resources'].map((key) => PDFName.of(key));

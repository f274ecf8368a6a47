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

/** The parts of a page. */
export interface PageParts {
  readonly resources: PDFDict | undefined;
  /** The blending colour space of the page, if it names one. */
  readonly groupSpace: PDFObject | undefined;
  readonly box: readonly number[];
  readonly matrix: readonly number[];
  readonly contents: PDFRawStream | Uint8Array;
}

/** The objects of a page, and properties found in them. */
export interface CopiedPage extends Pick<PlacedPage, 'objects' | 'form' | 'isTransparent' | 'isForPress'> {
  readonly missingFonts: readonly string[];
  readonly unknownLetters: readonly string[];
  /** Layers, with the document's references to them, such as `12 0 R`. */
  readonly layers: readonly { readonly object: number; readonly tag: string }[];
}

const FORM = 0;

/** Copies the objects that a page refers to, in the order of the references. @throws UnreadablePdfError */
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
  // Copying may add more objects to the queue.
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
    // A page is blended on its own before it is placed; one without transparency needs no group.
    ...(isTransparent && {
      Group: ['<</S/Transparency/I true', ...(groupSpace ? ['/CS ', ...groupSpace] : []), '>>'],
    }),
    ...packed,
  };
  const data = contents instanceof PDFRawStream ? contents.contents : contents;
  return {
    objects: [{ entries, data }, ...objects],
    form: FORM,
    isTransparent,
    isForPress,
    missingFonts: [...looks.missingFonts].sort(),
    unknownLetters: [...looks.unknownLetters].sort(),
    layers: [...places].flatMap(([ref, object]) => {
      const value = context.lookup(ref);
      return value && looks.layers.has(value as PDFDict) ? [{ object, tag: ref.tag }] : [];
    }),
  };
}

/** Whether a stream is a plain JPEG without further compression, so that its metadata can be removed. */
function isJpeg({ dict }: PDFRawStream): boolean {
  const filter = dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  return only === PDFName.of('DCTDecode');
}

/** Keys of forms and patterns, which have operators of their own. */
const PAINTS = ['BBox', 'Resources'].map((key) => PDFName.of(key));

import { PDFDict, PDFName, PDFRawStream, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { PDF_LIMITS } from './pdfLimits';
import { UnreadablePdfError } from './UnreadablePdfError';
import { unpackStream } from './unpackStream';

/** The operators that paint forms, patterns and masks, with the name before them. */
const PAINTS = /\/([^\s/[\]<>(){}%]{1,127})\s{1,9}(Do|scn|SCN|gs)(?![^\s/[\]<>(){}%])/g;

/** The cost of painting content: the number of painted forms, and the bytes of their operators. */
interface Painting {
  readonly forms: number;
  readonly bytes: number;
}

/**
 * Counts the cost of painting a page without painting it: nested forms multiply at each level. Each form is examined
 * once.
 * @throws UnreadablePdfError for a page that paints too much, or forms that contain themselves
 */
export function refuseRepeats(
  context: PDFContext,
  contents: PDFRawStream | Uint8Array,
  resources: PDFDict | undefined,
): void {
  const known = new Map<PDFRawStream, Painting | 'begun'>();
  const within = (dictionary: PDFDict | undefined, key: string): PDFObject | undefined =>
    context.lookup(dictionary?.get(PDFName.of(key)));
  const dictionary = (value: PDFObject | undefined) => (value instanceof PDFDict ? value : undefined);

  const formOf = (name: string, operator: string, own: PDFDict | undefined): PDFRawStream | undefined => {
    const find = (kind: string) => within(dictionary(within(own, kind)), name);
    const found =
      operator === 'gs'
        ? within(dictionary(within(dictionary(find('ExtGState')), 'SMask')), 'G')
        : find(operator === 'Do' ? 'XObject' : 'Pattern');
    const isImage = found instanceof PDFRawStream && within(found.dict, 'Subtype') === PDFName.of('Image');
    return found instanceof PDFRawStream && !isImage ? found : undefined;
  };

  const paintingOf = (form: PDFRawStream, around: PDFDict | undefined, depth: number): Painting => {
    const before = known.get(form);
    if (before === 'begun')
      throw new UnreadablePdfError('The PDF can’t be placed: a form in it paints itself.');
    if (before) return before;
    if (depth > PDF_LIMITS.depth)
      throw new UnreadablePdfError('The PDF can’t be placed: it is nested too deeply.');
    known.set(form, 'begun');
    // A form without resources uses those of its parent.
    const painting = count(unpackStream(form), dictionary(within(form.dict, 'Resources')) ?? around, depth);
    known.set(form, painting);
    return painting;
  };

  const count = (content: Uint8Array, own: PDFDict | undefined, depth: number): Painting => {
    let forms = 0;
    let bytes = content.length;
    for (const [, name = '', operator = ''] of Buffer.from(content).toString('latin1').matchAll(PAINTS)) {
      const form = formOf(name, operator, own);
      if (!form) continue;
      const inner = paintingOf(form, own, depth + 1);
      forms += 1 + inner.forms;
      bytes += inner.bytes;
      if (forms > PDF_LIMITS.paintedForms || bytes > PDF_LIMITS.paintedBytes)
        throw new UnreadablePdfError('The PDF can’t be placed: its forms paint each other too often.');
    }
    return { forms, bytes };
  };

  count(contents instanceof PDFRawStream ? unpackStream(contents) : contents, resources, 0);
}

import { PDFArray, PDFDict, PDFName, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';

/**
 * Returns a function that reports whether the layer with a tag, such as `12 0 R`, is hidden by default (ISO 32000-1,
 * 8.11.4.3).
 */
export function hiddenLayers(context: PDFContext): (tag: string) => boolean {
  const inside = (value: PDFObject | undefined, key: string): PDFObject | undefined => {
    const found = context.lookup(value);
    return found instanceof PDFDict ? found.get(PDFName.of(key)) : undefined;
  };
  const shown = inside(inside(context.trailerInfo.Root, 'OCProperties'), 'D');
  const tagsOf = (key: string) => {
    const list = context.lookup(inside(shown, key));
    return new Set(list instanceof PDFArray ? list.asArray().map(String) : []);
  };
  const [on, off] = [tagsOf('ON'), tagsOf('OFF')];
  const isOffAtFirst = context.lookup(inside(shown, 'BaseState')) === PDFName.of('OFF');
  return (tag) => off.has(tag) || (isOffAtFirst && !on.has(tag));
}

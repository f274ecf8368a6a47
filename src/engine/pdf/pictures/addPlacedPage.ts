import type { ProcessSpaces } from '../colour/pressColour';
import { DEVICE_SPACES } from '../colour/pressColour';
import type { PdfFile } from '../file/pdfFile';
import { dictionary, type Ref } from '../file/syntax';
import type { PlacedPage, PlacedText } from '../ports';

/** The layers of placed pages in a file. */
export interface Layers {
  readonly all: Ref[];
  readonly hidden: Ref[];
}

/**
 * Adds the objects of a placed page with new numbers.
 * @returns the form that paints it
 */
export function addPlacedPage(file: PdfFile, page: PlacedPage, spaces: ProcessSpaces, layers: Layers): Ref {
  const refs = page.objects.map(() => file.reserve());
  const refAt = (index: number): Ref => {
    const ref = refs[index];
    if (!ref) throw new RangeError(`A placed page has no object ${index}.`);
    return ref;
  };
  // Unprofiled RGB uses the file's RGB profile if it has one.
  const defaults = spaces.rgb === DEVICE_SPACES.rgb ? '' : `/DefaultRGB${spaces.rgb}`;
  const written = (text: PlacedText): string =>
    text
      .map((part) => {
        if (typeof part === 'string') return part;
        return 'object' in part ? refAt(part.object) : defaults;
      })
      .join('');
  for (const [index, object] of page.objects.entries()) {
    const ref = refAt(index);
    if ('body' in object) file.set(ref, written(object.body));
    else {
      const entries = Object.entries(object.entries).map(([key, text]) => [key, written(text)] as const);
      file.set(ref, { entries: Object.fromEntries(entries), data: object.data, isEncoded: true });
    }
  }
  for (const { object, isHidden } of page.layers) {
    layers.all.push(refAt(object));
    if (isHidden) layers.hidden.push(refAt(object));
  }
  return refAt(page.form);
}

/** Writes the catalog entry for the visibility of layers; `undefined` if there are none. */
export const layerProperties = ({ all, hidden }: Layers): string | undefined =>
  all.length === 0
    ? undefined
    : dictionary({
        OCGs: `[${all.join(' ')}]`,
        D: dictionary({ Name: '(Layers)', ...(hidden.length > 0 && { OFF: `[${hidden.join(' ')}]` }) }),
      });

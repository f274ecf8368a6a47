import type { Caption, DisplayPorts } from '../display';
import type { FontBook } from '../text';
import { setLine } from './setLine';

/** Sets a line below a barcode, centred at a point of the baseline. */
export const captionPort =
  (fonts: FontBook): DisplayPorts['caption'] =>
  ({ text, size, x, y, fill }: Caption) =>
    (setLine(text, { format: { fontSize: size }, fonts, at: { x, y } })?.runs ?? []).map((run) => ({
      ...run,
      fill,
    }));

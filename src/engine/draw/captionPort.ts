import type { Caption, DisplayPorts } from '../display';
import type { FontBook } from '../text';
import { setLine } from './setLine';

/** Sets a line below a barcode: its middle and baseline where they are asked for. */
export const captionPort =
  (fonts: FontBook): DisplayPorts['caption'] =>
  ({ text, size, x, y, fill }: Caption) =>
    (setLine(text, { format: { fontSize: size }, fonts, at: { x, y } })?.runs ?? []).map((run) => ({
      ...run,
      fill,
    }));

import { convertBarcode, type BarcodeFrame, type BarcodeValue, type Document } from '../../document';
import { drawBarcode } from '../barcode/drawBarcode';
import type { FrameContent, FrameInput } from './content';

/** Returns the text of a barcode: its own value, or that of a text or list variable. */
function textOf({ variables }: Pick<Document, 'variables'>, value: BarcodeValue): string {
  if (value.type === 'fixed') return value.value;
  const variable = variables.items[value.variableId];
  switch (variable?.type) {
    case 'shortText':
    case 'longText':
      return variable.value;
    case 'list':
      return variable.selected ?? '';
    default:
      return '';
  }
}

/** Draws a barcode with this layout's settings and reports its status. */
export function barcodeContent(input: FrameInput<BarcodeFrame>): FrameContent {
  const { document, layout, frame, frameId, placement, toPoints, paints, ports, report } = input;
  const own = Object.hasOwn(layout.barcodes, frameId) ? layout.barcodes[frameId] : undefined;
  if (!own) return { items: [], box: placement };
  const settings = convertBarcode(own, toPoints);
  const { status, items, width, height } = drawBarcode({
    settings,
    value: textOf(document, frame.value),
    width: placement.width,
    height: placement.height,
    bars: paints.solid(settings.barColor),
    background: paints.solid(settings.backgroundColor),
    encode: ports.encodeBarcode,
    caption: ports.caption,
  });
  report({ type: 'barcode', frameId, status, width, height });
  return { items, box: placement };
}

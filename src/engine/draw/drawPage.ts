import { pressOf } from '../../domain/colour/press';
import { conditionOf } from '../document';
import { buildDisplayList, type DisplayInput, type DisplayPorts, type DisplayResult } from '../display';
import { captionPort } from './captionPort';
import { textPort, type TextContext } from './textPort';

/** A page to draw, with its text settings. */
export interface DrawInput
  extends
    Omit<DisplayInput, 'ports'>,
    Omit<TextContext, 'document'>,
    Pick<DisplayPorts, 'picture' | 'encodeBarcode'> {}

/**
 * Draws a page of a layout for all painters, and reports its faults. Needs the document after its actions and values
 * were applied, and loaded pictures and fonts.
 * @throws RangeError if the document lacks the layout, or the layout does not draw the page.
 */
export function drawPage(input: DrawInput): DisplayResult {
  const { document, layoutId, pageId, timeMs, part, picture, encodeBarcode, fonts } = input;
  const { cmykToRgb } = pressOf(conditionOf(document));
  return buildDisplayList({
    document,
    layoutId,
    pageId,
    ...(timeMs !== undefined && { timeMs }),
    ...(part && { part }),
    ports: {
      picture,
      encodeBarcode,
      cmykToRgb,
      text: textPort(input, layoutId, cmykToRgb),
      caption: captionPort(fonts),
    },
  });
}

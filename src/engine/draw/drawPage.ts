import { pressOf } from '../../domain/colour/press';
import { conditionOf } from '../document';
import { buildDisplayList, type DisplayInput, type DisplayPorts, type DisplayResult } from '../display';
import { captionPort } from './captionPort';
import { textPort, type TextContext } from './textPort';

/** A page that is to be drawn, and what it is drawn with. */
export interface DrawInput
  extends
    Omit<DisplayInput, 'ports'>,
    Omit<TextContext, 'document'>,
    Pick<DisplayPorts, 'picture' | 'encodeBarcode'> {}

/**
 * A page of a layout as every painter draws it, and what should be known of it. The document stands as it is after its
 * actions have run and its values were filled in; pictures and fonts are loaded.
 * @throws RangeError where the document has no such layout, or the layout draws no such page.
 */
export function drawPage(input: DrawInput): DisplayResult {
  const { document, layoutId, pageId, timeMs, part, picture, encodeBarcode, fonts } = input;
  const { cmykToRgb } = pressOf(conditionOf(document));
  return buildDisplayList({
    ...{ document, layoutId, pageId },
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

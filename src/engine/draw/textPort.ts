import type { Document, Id } from '../document';
import { paintsOf, type CmykToRgb, type DisplayPorts, type LaidOutText, type Report } from '../display';
import type { TextLayout } from '../text';
import { layoutFrame, type TextSetting } from './layoutFrame';
import { textColours } from './textColours';
import { textItems } from './textItems';

/** The settings for laying out and drawing texts. */
export interface TextContext extends TextSetting {
  readonly document: Document;
}

function reportsOf(
  frameId: Id,
  { overset, missingFonts, missingGlyphs }: TextLayout,
): LaidOutText['reports'] {
  return [
    ...missingFonts.map((font) => ({ type: 'missingFont', frameId, font }) as const),
    ...missingGlyphs.map((glyph) => ({ type: 'missingGlyph', frameId, ...glyph }) as const),
    ...(overset ? [{ type: 'textOverflow', frameId } as const] : []),
  ];
}

/** Lays out and draws the text of frames. */
export function textPort(context: TextContext, layoutId: Id, cmykToRgb: CmykToRgb): DisplayPorts['text'] {
  const { document } = context;
  return (request) => {
    const { frameId, placement } = request;
    const layout = layoutFrame(context, request);
    const missing: Report[] = [];
    const { solid } = paintsOf({ document, cmykToRgb, report: (each) => missing.push(each), frameId });
    return {
      items: textItems(layout, textColours({ document, layoutId, solid, cmykToRgb }), context.fonts),
      box: { ...layout.frame, x: placement.x + layout.frame.x, y: placement.y + layout.frame.y },
      reports: [...reportsOf(frameId, layout), ...missing],
    };
  };
}

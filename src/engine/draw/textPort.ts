import type { Document, Id } from '../document';
import { paintsOf, type CmykToRgb, type DisplayPorts, type LaidOutText, type Report } from '../display';
import { resolveParagraphs, type RuleSets } from '../resolve';
import {
  layoutText,
  textParagraphs,
  type BreaksOf,
  type HyphensOf,
  type FontBook,
  type TextCache,
  type TextLayout,
} from '../text';
import { textItems } from './textItems';

/** What texts are laid out with. */
export interface TextContext {
  readonly document: Document;
  readonly fonts: FontBook;
  readonly cmykToRgb: CmykToRgb;
  /** The rule sets of rich texts. @default none */
  readonly ruleSets?: RuleSets;
  /** @default as `layoutText` does without */
  readonly breaksOf?: BreaksOf;
  /** Of the languages that are loaded. @default words are not parted */
  readonly hyphensOf?: HyphensOf;
  /** What is kept of a frame's text between two drawings. @default nothing */
  readonly cacheOf?: (frameId: Id) => TextCache;
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

/** Lays out the text of frames: variables become text, styles looks, and looks glyphs. */
export function textPort(context: TextContext): DisplayPorts['text'] {
  const { document, fonts, cmykToRgb, ruleSets, breaksOf, hyphensOf, cacheOf } = context;
  return ({ frameId, frame, placement }) => {
    const { x, y, width, height, copyFitting, autoGrow } = placement;
    const resolved = resolveParagraphs(document, frame.paragraphs, ruleSets);
    const layout = layoutText(
      {
        paragraphs: textParagraphs(resolved, document.brandKit),
        ...{ options: frame.options, width, height, fonts },
        ...(copyFitting && { copyFitting }),
        ...(autoGrow && { autoGrow }),
        ...(breaksOf && { breaksOf }),
        ...(hyphensOf && { hyphensOf }),
      },
      cacheOf?.(frameId),
    );
    const missing: Report[] = [];
    const { solid } = paintsOf({ document, cmykToRgb, report: (each) => missing.push(each), frameId });
    return {
      items: textItems(layout, solid),
      box: { ...layout.frame, x: x + layout.frame.x, y: y + layout.frame.y },
      reports: [...reportsOf(frameId, layout), ...missing],
    };
  };
}

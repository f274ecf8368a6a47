import type { Document, Id } from '../document';
import type { TextRequest } from '../display';
import { resolveParagraphs, type RuleSets } from '../resolve';
import {
  layoutText,
  textParagraphs,
  type BreaksOf,
  type FontBook,
  type HyphensOf,
  type TextCache,
  type TextLayout,
} from '../text';

/** What texts are laid out with. */
export interface TextSetting {
  readonly document: Document;
  readonly fonts: FontBook;
  /** The rule sets of rich texts. @default none */
  readonly ruleSets?: RuleSets;
  /** @default as `layoutText` does without */
  readonly breaksOf?: BreaksOf;
  /** Of the languages that are loaded. @default words are not parted */
  readonly hyphensOf?: HyphensOf;
  /** What is kept of a frame's text between two drawings. @default nothing */
  readonly cacheOf?: (frameId: Id) => TextCache;
}

/**
 * Lays out the text of a frame as it is drawn: variables become text, styles looks, and looks glyphs. The places in the
 * layout are those of the text with the values in place of variables; see `storedLayout`.
 */
export function layoutFrame(setting: TextSetting, { frameId, frame, placement }: TextRequest): TextLayout {
  const { document, fonts, ruleSets, breaksOf, hyphensOf, cacheOf } = setting;
  const { width, height, copyFitting, autoGrow } = placement;
  return layoutText(
    {
      paragraphs: textParagraphs(resolveParagraphs(document, frame.paragraphs, ruleSets), document.brandKit),
      ...{ options: frame.options, width, height, fonts },
      ...(copyFitting && { copyFitting }),
      ...(autoGrow && { autoGrow }),
      ...(breaksOf && { breaksOf }),
      ...(hyphensOf && { hyphensOf }),
    },
    cacheOf?.(frameId),
  );
}

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

/** The inputs of text layout. */
export interface TextSetting {
  readonly document: Document;
  readonly fonts: FontBook;
  /** The rule sets of rich texts. @default none */
  readonly ruleSets?: RuleSets;
  /** @default the default of `layoutText` */
  readonly breaksOf?: BreaksOf;
  /**
   * The hyphenation of loaded languages.
   * @default words are not hyphenated
   */
  readonly hyphensOf?: HyphensOf;
  /**
   * The cache of a frame's text between two drawings.
   * @default nothing
   */
  readonly cacheOf?: (frameId: Id) => TextCache;
}

/**
 * Lays out the text of a frame: resolves variables and styles, then shapes. Its offsets are those of the resolved text;
 * see `storedLayout`.
 */
export function layoutFrame(setting: TextSetting, { frameId, frame, placement }: TextRequest): TextLayout {
  const { document, fonts, ruleSets, breaksOf, hyphensOf, cacheOf } = setting;
  const { width, height, copyFitting, autoGrow } = placement;
  return layoutText(
    {
      paragraphs: textParagraphs(resolveParagraphs(document, frame.paragraphs, ruleSets), document.brandKit),
      options: frame.options,
      width,
      height,
      fonts,
      ...(copyFitting && { copyFitting }),
      ...(autoGrow && { autoGrow }),
      ...(breaksOf && { breaksOf }),
      ...(hyphensOf && { hyphensOf }),
    },
    cacheOf?.(frameId),
  );
}

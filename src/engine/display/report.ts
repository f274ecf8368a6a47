import type { Font, Id } from '../document';

/** Whether a barcode could be drawn, or what is wrong with its value. */
export type BarcodeStatus =
  | 'success'
  | 'empty'
  | 'invalidLength'
  | 'invalidCharacters'
  | 'invalidChecksum'
  | 'invalidUPCE'
  | 'otherError';

/** What somebody should know of a page: what is missing, and what became of its barcodes. */
export type Report =
  | {
      readonly type: 'missingColor' | 'missingGradient';
      /** The id the brand kit does not have; drawn black. */
      readonly id: Id;
      /** The page itself without. */
      readonly frameId?: Id;
    }
  | {
      readonly type: 'missingPicture';
      readonly frameId: Id;
      /** The address of the picture, or the name in the brand kit. */
      readonly picture: string;
      /** Why a picture that is there can't be placed, in a sentence, where that is known. */
      readonly reason?: string;
    }
  | {
      readonly type: 'barcode';
      readonly frameId: Id;
      readonly status: BarcodeStatus;
      /** The extent with quiet zones and caption, in points; 0 where nothing is drawn. */
      readonly width: number;
      readonly height: number;
    }
  | { readonly type: 'missingFont'; readonly frameId: Id; readonly font: Font }
  | {
      readonly type: 'missingGlyph';
      readonly frameId: Id;
      /** Drawn as an empty box, because neither the font nor a substitute has it. */
      readonly character: string;
      readonly font: Font;
      /** Whether it was to be drawn in its Japanese form. @default false */
      readonly isJapanese?: boolean;
    }
  | { readonly type: 'textOverflow'; readonly frameId: Id };

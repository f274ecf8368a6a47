import type { Font, Id } from '../document';

/** Whether a barcode could be drawn, or the fault of its value. */
export type BarcodeStatus =
  | 'success'
  | 'empty'
  | 'invalidLength'
  | 'invalidCharacters'
  | 'invalidChecksum'
  | 'invalidUPCE'
  | 'otherError';

/** A message about a page: missing things, and the status of its barcodes. */
export type Report =
  | {
      readonly type: 'missingColor' | 'missingGradient';
      /** The id that is missing from the brand kit; drawn black. */
      readonly id: Id;
      /** Absent for the page itself. */
      readonly frameId?: Id;
    }
  | {
      readonly type: 'missingPicture';
      readonly frameId: Id;
      /** The address of the picture, or the name in the brand kit. */
      readonly picture: string;
      /** Why an existing picture can't be placed, in a sentence, if known. */
      readonly reason?: string;
    }
  | {
      readonly type: 'barcode';
      readonly frameId: Id;
      readonly status: BarcodeStatus;
      /** The size with quiet zones and caption, in points; 0 if nothing is drawn. */
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
      /**
       * Whether its Japanese form was wanted.
       * @default false
       */
      readonly isJapanese?: boolean;
    }
  | { readonly type: 'textOverflow'; readonly frameId: Id };

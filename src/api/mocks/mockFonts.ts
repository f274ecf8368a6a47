import type { FontExtension, FontFault, FontNote } from '@/domain/fonts';

/** A file in an upload of fonts, with its content unless it was refused. */
export interface MockFontUpload {
  readonly id: string;
  familyName: string;
  styleName: string;
  weight: number;
  isItalic: boolean;
  readonly fileName: string;
  readonly extension: FontExtension | null;
  readonly fault: FontFault | null;
  readonly notes: readonly FontNote[];
  readonly content: Blob;
}

/** An unconfirmed upload of fonts. */
export interface MockFontBatch {
  readonly id: string;
  readonly environmentId: string;
  files: MockFontUpload[];
}

/** A family of fonts. */
export interface MockFontFamily {
  readonly id: string;
  readonly environmentId: string;
  readonly name: string;
  readonly createdAt: Date;
  modifiedAt: Date;
  styles: MockFontStyle[];
}

/** A style of a family, with its file. */
export interface MockFontStyle {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
  readonly isItalic: boolean;
  readonly extension: FontExtension;
  readonly fileName: string;
  /** In bytes. */
  readonly fileSize: number;
  readonly isBuiltIn: boolean;
  readonly read: () => Promise<Blob>;
}

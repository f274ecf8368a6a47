import type { FontExtension, FontFault } from '@/domain/font';

/** A file of an upload of fonts, with its content unless that was refused. */
export interface MockFontUpload {
  readonly id: string;
  familyName: string;
  styleName: string;
  weight: number;
  isItalic: boolean;
  readonly fileName: string;
  readonly extension: FontExtension | null;
  readonly fault: FontFault | null;
  readonly content: Blob;
}

/** An upload of fonts that waits to be confirmed. */
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
  /** Bytes. */
  readonly fileSize: number;
  readonly isBuiltIn: boolean;
  readonly read: () => Promise<Blob>;
}

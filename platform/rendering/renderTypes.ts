import type { Ffmpeg } from './ffmpegMp4';
import type { PictureCrop } from '@/domain/media';
import type { Report } from '@/engine/display';
import type { Document } from '@/engine/document';
import type { PdfOptions } from '@/engine/pdf';
import type { ActionIssue, DataRecord, ValueFinding } from '@/engine/resolve';

/** Size of a page's picture. */
export type PictureSize =
  | {
      /** Pixels per point, which equals pixels per pixel of the design; usually 1. */
      readonly scale: number;
    }
  | {
      /** The longer side in pixels. */
      readonly longestSide: number;
    };

/** A still picture, which shows a layout without its animations. */
export type PictureOutput =
  | { readonly format: 'png'; readonly size: PictureSize }
  | {
      readonly format: 'jpg';
      readonly size: PictureSize;
      /** From 1 to 100. @default 90 */
      readonly quality?: number;
    };

/** A video as long as the timeline of its layout. */
export type FilmOutput =
  | {
      readonly format: 'gif';
      readonly size: PictureSize;
      /** Frames a second, at most 50. */
      readonly fps: number;
      /** Most bytes of the file. @default any number */
      readonly largest?: number;
    }
  | {
      readonly format: 'mp4';
      readonly size: PictureSize;
      /** Frames a second. */
      readonly fps: number;
    };

/** Only the findings on the records, without files. */
export interface CheckOutput {
  readonly format: 'check';
  /** The pages of a PDF, or only that of a picture. */
  readonly pages: 'all' | 'first';
}

/** All pages of all records. */
export interface PdfOutput {
  readonly format: 'pdf';
  readonly options?: Partial<PdfOptions>;
  /** Makes it PDF/X-4 under this title. @default no standard */
  readonly pdfX4?: { readonly title: string };
}

/** The result to make of a document. */
export type RenderOutput = PictureOutput | FilmOutput | CheckOutput | PdfOutput;

/** A document that passed `readDocument`, and the output to make of it. Plain data. */
export interface RenderRequest {
  readonly document: Document;
  /** @default the selected layout */
  readonly layoutId?: string;
  /** @default the first drawn page for pictures and videos, all pages for PDF */
  readonly pageId?: string;
  /**
   * Values by variable name, one record after the other; each continues from the one before it. @default one without
   * values
   */
  readonly records?: readonly DataRecord[];
  /** Whether a record continues from the one before it. @default true */
  readonly inherit?: false;
  /** The day for relative date limits, as `2026-03-05`, and the connector for pictures. */
  readonly context: { readonly today: string; readonly mediaConnectorId: string };
  readonly output: RenderOutput;
  /** A text across every page and frame. @default none */
  readonly watermark?: string;
}

/** A request whose document is JSON: only the thread that draws parses it, since a copy would block both threads. */
export interface TextRequest extends Omit<RenderRequest, 'document'> {
  readonly documentText: string;
}

/** Some records of a stored input. */
export interface RecordsPart {
  /** Index of the first one, from 0. */
  readonly from: number;
  readonly count: number;
  /** Indexes within the part of records to omit. @default none */
  readonly without?: readonly number[];
}

/**
 * A request whose document and records are a stored JSON input. A thread reads it itself, once for all parts: copying
 * it between threads would block both.
 */
export interface StoredRequest extends Omit<RenderRequest, 'document' | 'records' | 'inherit'> {
  /** Identifies the input, which never changes. */
  readonly input: string;
  readonly part: RecordsPart;
}

/** A placed PDF lacks a font and numbers its glyphs, so that a replacement may show other letters. */
export interface UnknownLetters {
  readonly type: 'unknownLetters';
  readonly pageId: string;
  readonly picture: string;
  readonly font: string;
}

/** A placed PDF has links that the output lacks. */
export interface LostLinks {
  readonly type: 'lostLinks';
  readonly pageId: string;
  readonly picture: string;
  readonly count: number;
}

/** A finding about the output. */
export interface RenderFinding {
  /** The index of the record. */
  readonly record: number;
  readonly finding:
    Report | ValueFinding | ActionIssue | LostLinks | UnknownLetters | { readonly type: 'noShadow' };
}

/** The output: one file per record for pictures and videos, one file for PDF, an empty file per record for a check. */
export interface Rendering {
  readonly files: readonly Uint8Array[];
  readonly findings: readonly RenderFinding[];
}

/** The origin of a picture. */
export type PictureSource =
  | { readonly type: 'connector'; readonly connectorId: string; readonly assetId: string }
  | { readonly type: 'url'; readonly url: string };

/** The reason why an existing picture can't be placed, as a sentence. */
export interface RefusedPicture {
  readonly refusal: string;
}

/** The data a thread is started with. */
export interface RenderThreadData {
  /** The encoder of videos. @default the platform's own encoder */
  readonly ffmpeg?: Ffmpeg | undefined;
}

/** A question of a thread during its work, with its result. */
export type ThreadQuestion =
  | { readonly kind: 'font'; readonly family: string; readonly style: string; readonly fontStyleId?: string }
  | { readonly kind: 'picture'; readonly source: PictureSource }
  | { readonly kind: 'crop'; readonly source: PictureSource }
  | { readonly kind: 'input' };

/** A reply to a thread: the bytes of a file, why there are none, the crop of a picture, or the text of an input. */
export type ThreadAnswer = Uint8Array | RefusedPicture | PictureCrop | string | undefined;

/** A message from a thread. */
export type ThreadMessage =
  | { readonly type: 'ready' }
  /** A page of a record is finished, with the index of the record. */
  | { readonly type: 'progress'; readonly record: number }
  | { readonly type: 'wanted'; readonly number: number; readonly question: ThreadQuestion }
  | { readonly type: 'done'; readonly rendering: Rendering }
  /** Its memory can't be trusted any more: the thread must be ended. */
  | { readonly type: 'broken' }
  | { readonly type: 'failed'; readonly message: string; readonly isContent: boolean };

/** The document can’t be drawn, and a retry will not help. The message is for the user. */
export class RenderError extends Error {
  override name = 'RenderError';
}

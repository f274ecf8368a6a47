import type { Ffmpeg } from './ffmpegMp4';
import type { PictureCrop } from '@/domain/media';
import type { Report } from '@/engine/display';
import type { Document } from '@/engine/document';
import type { PdfOptions } from '@/engine/pdf';
import type { ActionIssue, DataRecord, ValueFinding } from '@/engine/resolve';

/** How large a picture of a page is made. */
export type PictureSize =
  | {
      /** Pixels a point, and so pixels a pixel of the design; 1 as a rule. */
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

/** A film, which lasts as long as the timeline of its layout. */
export type FilmOutput =
  | {
      readonly format: 'gif';
      readonly size: PictureSize;
      /** Frames a second; beyond 50 no more are made. */
      readonly fps: number;
      /** Bytes of the file. @default any number */
      readonly largest?: number;
    }
  | {
      readonly format: 'mp4';
      readonly size: PictureSize;
      /** Frames a second. */
      readonly fps: number;
    };

/** Nothing but what is found of the records. */
export interface CheckOutput {
  readonly format: 'check';
  /** Those a PDF has, or the one of a picture. */
  readonly pages: 'all' | 'first';
}

/** All pages of all records. */
export interface PdfOutput {
  readonly format: 'pdf';
  readonly options?: Partial<PdfOptions>;
  /** Makes it PDF/X-4 under this title. @default no standard */
  readonly pdfX4?: { readonly title: string };
}

/** What is made of a document. */
export type RenderOutput = PictureOutput | FilmOutput | CheckOutput | PdfOutput;

/** A document, which `readDocument` has accepted, and what is to be made of it. Plain data. */
export interface RenderRequest {
  readonly document: Document;
  /** @default the selected layout */
  readonly layoutId?: string;
  /** @default of pictures and films the first page that is drawn, of PDF all of them */
  readonly pageId?: string;
  /** Values by the names of variables, a record after the other; each goes on from the one before it. @default one without values */
  readonly records?: readonly DataRecord[];
  /** Whether a record goes on from the one before it. @default true */
  readonly inherit?: false;
  /** What relative limits of dates count from, as `2026-03-05`, and the connector pictures come from. */
  readonly context: { readonly today: string; readonly mediaConnectorId: string };
  readonly output: RenderOutput;
  /** A text across every page and frame. @default none */
  readonly watermark?: string;
}

/** A placed PDF lacks a font, and no other font can show the letters it has in it. */
export interface UnknownLetters {
  readonly type: 'unknownLetters';
  readonly pageId: string;
  readonly picture: string;
  readonly font: string;
}

/** What should be known of what was made. */
export interface RenderFinding {
  /** The index of the record. */
  readonly record: number;
  readonly finding: Report | ValueFinding | ActionIssue | UnknownLetters | { readonly type: 'noShadow' };
}

/** What was made: of pictures and films a file a record, of PDF one file in all, of a check an empty one a record. */
export interface Rendering {
  readonly files: readonly Uint8Array[];
  readonly findings: readonly RenderFinding[];
}

/** Where a picture is to be had. */
export type PictureSource =
  | { readonly type: 'connector'; readonly connectorId: string; readonly assetId: string }
  | { readonly type: 'url'; readonly url: string };

/** Why a picture that is there can't be placed, as a sentence. */
export interface RefusedPicture {
  readonly refusal: string;
}

/** What a thread is started with. */
export interface RenderThreadData {
  /** What encodes films. @default an encoder of the platform */
  readonly ffmpeg?: Ffmpeg | undefined;
}

/** What a thread asks for while it works, and what it is told. */
export type ThreadQuestion =
  | { readonly kind: 'font'; readonly family: string; readonly style: string; readonly fontStyleId?: string }
  | { readonly kind: 'picture'; readonly source: PictureSource }
  | { readonly kind: 'crop'; readonly source: PictureSource };

/** What a thread is told: the bytes of a file, why there are none, or the crop of a picture. */
export type ThreadAnswer = Uint8Array | RefusedPicture | PictureCrop | undefined;

/** What a thread says. */
export type ThreadMessage =
  | { readonly type: 'ready' }
  /** A page of a record is made, by the index of the record. */
  | { readonly type: 'progress'; readonly record: number }
  | { readonly type: 'wanted'; readonly number: number; readonly question: ThreadQuestion }
  | { readonly type: 'done'; readonly rendering: Rendering }
  /** What it works with can't be relied on any more: it is to be ended. */
  | { readonly type: 'broken' }
  | { readonly type: 'failed'; readonly message: string; readonly isContent: boolean };

/** The document can’t be drawn as it is: trying again will not help. The message is for whoever wanted it. */
export class RenderError extends Error {
  override name = 'RenderError';
}

import { drawPage, withWatermark } from '@/engine/draw';
import { findSubject, type PictureCrop } from '@/domain/media';
import { loadBarcodes, looksAlike, type DisplayList, type PictureKey, type Report } from '@/engine/display';
import { drawnPages, hyphenatedLanguages, resolveLayout, type Document } from '@/engine/document';
import { edit } from '@/engine/edit';
import { applyRecord, runActions, type AppliedRecord, type ScriptRunner } from '@/engine/resolve';
import {
  createTextCache,
  hasUnspacedWords,
  loadHyphenation,
  loadWordBreaks,
  type TextCache,
} from '@/engine/text';
import { UnreadablePdfError, type PdfPages } from '../pdf-pages';
import { isTrap } from './trap';
import { UnplacedPictureError } from './UnplacedPictureError';
import { decodePicture, type DecodedPicture } from './decodePicture';
import type { ShelvedFonts } from './fontShelf';
import { RENDER_LIMITS } from './limits';
import { placedPdfFindings } from './placedPdfFindings';
import {
  RenderError,
  type LostLinks,
  type PictureSource,
  type RefusedPicture,
  type RenderFinding,
  type RenderRequest,
  type UnknownLetters,
} from './renderTypes';

/** The files and caches for drawing. */
export interface DrawPorts {
  readonly fonts: ShelvedFonts;
  readonly picture: (source: PictureSource) => Promise<Uint8Array | RefusedPicture | undefined>;
  /** The stored crop of a picture for smart crop, if any. */
  readonly crop: (source: PictureSource) => Promise<PictureCrop | undefined>;
  readonly pdfPages: PdfPages;
  readonly runScript: ScriptRunner;
  readonly report: (finding: RenderFinding) => void;
}

/** A drawn page. */
export interface DrawnPage {
  readonly record: number;
  /** The designed page, without animations. */
  readonly list: DisplayList;
  /** Length of its layout's timeline, in milliseconds. */
  readonly timelineMs: number;
  /** The page at a moment of the timeline, with the pictures loaded so far. */
  readonly listAt: (timeMs: number) => DisplayList;
  /** Whether the page looks the same at two moments. */
  readonly looksAlike: (oneMs: number, otherMs: number) => boolean;
}

/** Draws the pages of a request. */
export interface Drawing {
  /** Yields the pages of each record in turn. */
  readonly pages: () => AsyncGenerator<DrawnPage>;
  /** The pictures of the pages drawn so far, by the keys of their lists. */
  readonly pictures: ReadonlyMap<PictureKey, DecodedPicture | undefined>;
  /**
   * Treats a picture of the last page as missing from now on, reported with each frame that shows it.
   * @throws the error when it is not about the picture
   */
  readonly leaveOut: (key: PictureKey, error: unknown) => undefined;
}

const sourceOf = (key: PictureKey): PictureSource => {
  if (/^https?:\/\//.test(key)) return { type: 'url', url: key };
  const colon = key.indexOf(':');
  return { type: 'connector', connectorId: key.slice(0, colon), assetId: key.slice(colon + 1) };
};

function chooseLayout(document: Document, layoutId: string): Document {
  if (!Object.hasOwn(document.layouts.items, layoutId))
    throw new RenderError(`The document has no layout ${layoutId}.`);
  if (document.selectedLayoutId === layoutId) return document;
  const selected = edit(document, [{ kind: 'selectLayout', layoutId }]);
  if (!selected.ok) throw new RenderError(selected.refusal.message);
  return selected.value.document;
}

/** Lists the pages to draw: those of the layout, or the requested one. */
function pagesOf(document: Document, { pageId, output }: RenderRequest): readonly string[] {
  const { settings } = resolveLayout(document, document.selectedLayoutId);
  const drawn = drawnPages(document, settings.intent);
  if (pageId !== undefined) {
    if (!drawn.includes(pageId)) throw new RenderError(`The layout draws no page ${pageId}.`);
    return [pageId];
  }
  const isWhole = output.format === 'pdf' || (output.format === 'check' && output.pages === 'all');
  return isWhole ? drawn : drawn.slice(0, 1);
}

/** Fills in values, runs the actions and draws, with the required pictures and fonts. */
export async function drawRecords(request: RenderRequest, ports: DrawPorts): Promise<Drawing> {
  const { records = [{}], context, watermark } = request;
  const designed = chooseLayout(request.document, request.layoutId ?? request.document.selectedLayoutId);
  const pictures = new Map<PictureKey, DecodedPicture | undefined>();
  const refusals = new Map<string, string>();
  // Only smart crop examines pictures.
  const isSmart = JSON.stringify(designed.layouts).includes('"mode":"smartCrop"');
  const caches = new Map<string, TextCache>();
  const common = {
    fonts: ports.fonts.book,
    encodeBarcode: await loadBarcodes(),
    hyphensOf: await loadHyphenation(hyphenatedLanguages(designed)),
    ...(hasUnspacedWords(designed, records) && { breaksOf: await loadWordBreaks() }),
    cacheOf: (frameId: string) => {
      const cache = caches.get(frameId) ?? createTextCache();
      caches.set(frameId, cache);
      return cache;
    },
  };

  const addWatermark = (list: DisplayList) =>
    watermark === undefined ? list : withWatermark(list, watermark, ports.fonts.book);

  const leftOut = new Set<PictureKey>();
  const leaveOut = (key: PictureKey, error: unknown): undefined => {
    if (isTrap(error)) throw error;
    const isTold = error instanceof UnreadablePdfError || error instanceof UnplacedPictureError;
    // Messages of libraries mention internals, which users should not read.
    refusals.set(key, isTold ? error.message : new UnplacedPictureError().message);
    pictures.set(key, undefined);
    leftOut.add(key);
    return undefined;
  };

  /** Decodes a picture; `undefined` when it can't be placed, possibly with a reason to report. */
  const decode = async (key: PictureKey): Promise<DecodedPicture | undefined> => {
    const bytes = await ports.picture(sourceOf(key));
    if (bytes && 'refusal' in bytes) {
      refusals.set(key, bytes.refusal);
      return undefined;
    }
    try {
      const decoded = bytes && (await decodePicture(bytes, ports.pdfPages));
      const [font] = decoded?.missingFonts ?? [];
      if (font === undefined || request.output.format !== 'pdf' || !request.output.pdfX4) return decoded;
      throw new UnreadablePdfError(`The PDF lacks the font ${font}, which PDF/X-4 wants to be in it.`);
    } catch (error) {
      return leaveOut(key, error);
    }
  };
  const withSubject = async (
    key: PictureKey,
    decoded: DecodedPicture,
  ): Promise<DecodedPicture | undefined> => {
    if (!isSmart) return decoded;
    const known = await ports.crop(sourceOf(key));
    if (known) return { ...decoded, ...known };
    try {
      return { ...decoded, ...findSubject(await decoded.small()) };
    } catch (error) {
      return leaveOut(key, error);
    }
  };
  const withReason = (report: Report): Report => {
    const reason = report.type === 'missingPicture' ? refusals.get(report.picture) : undefined;
    return report.type === 'missingPicture' && reason !== undefined ? { ...report, reason } : report;
  };

  /** Draws a page again when the pictures it turned out to need are loaded. */
  const drawOne = async (document: Document, pageId: string) => {
    const wanted = new Set<PictureKey>();
    const picture = (key: PictureKey) => {
      if (!pictures.has(key)) wanted.add(key);
      return pictures.get(key);
    };
    const input = { document, layoutId: document.selectedLayoutId, pageId, picture, ...common };
    // Computed on demand, because only videos need it.
    let alike: DrawnPage['looksAlike'] | undefined;
    const moments: Pick<DrawnPage, 'listAt' | 'looksAlike'> = {
      listAt: (timeMs) => addWatermark(drawPage({ ...input, timeMs }).list),
      looksAlike: (oneMs, otherMs) => (alike ??= looksAlike(input))(oneMs, otherMs),
    };
    const drawn = drawPage(input);
    if (wanted.size === 0) return { ...drawn, ...moments };
    for (const key of wanted) {
      const decoded = await decode(key);
      pictures.set(key, decoded && (await withSubject(key, decoded)));
    }
    return { ...drawPage(input), ...moments };
  };

  async function* pages(): AsyncGenerator<DrawnPage> {
    let applied: AppliedRecord | undefined;
    let count = 0;
    for (const [record, values] of records.entries()) {
      // The record that the next one continues from: missing values keep the previous or the designed ones.
      const before = request.inherit === false ? designed : (applied ?? designed);
      applied = applyRecord(before, values, context, designed);
      const { document: filled, findings } = applied;
      const acted = await runActions(filled, [{ event: 'documentLoaded' }], ports.runScript, context);
      const drawnOnes: (Report | LostLinks | UnknownLetters)[] = [];
      const { timelineLengthMs: timelineMs } = resolveLayout(
        acted.document,
        acted.document.selectedLayoutId,
      ).settings;
      for (const pageId of pagesOf(acted.document, request)) {
        count += 1;
        if (count > RENDER_LIMITS.pages)
          throw new RenderError(`A file takes ${RENDER_LIMITS.pages} pages at most.`);
        const { reports, list, ...moments } = await drawOne(acted.document, pageId);
        leftOut.clear();
        yield { record, timelineMs, list: addWatermark(list), ...moments };
        // A picture may turn out to be damaged during painting.
        const told = leftOut.size > 0 ? (await drawOne(acted.document, pageId)).reports : reports;
        drawnOnes.push(
          ...told.map(withReason),
          ...placedPdfFindings({ list, pageId, pictures }, request.output),
        );
      }
      for (const finding of [...findings, ...acted.issues, ...drawnOnes]) ports.report({ record, finding });
    }
  }
  return { pages, pictures, leaveOut };
}

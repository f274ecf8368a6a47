import { drawPage, withWatermark } from '@/engine/draw';
import { findSubject, type PictureCrop } from '@/domain/media';
import {
  everyItem,
  loadBarcodes,
  looksAlike,
  type DisplayList,
  type PictureKey,
  type Report,
} from '@/engine/display';
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
import {
  RenderError,
  type PictureSource,
  type RefusedPicture,
  type RenderFinding,
  type RenderRequest,
  type UnknownLetters,
} from './renderTypes';

/** What drawing asks of its surroundings. */
export interface DrawPorts {
  readonly fonts: ShelvedFonts;
  readonly picture: (source: PictureSource) => Promise<Uint8Array | RefusedPicture | undefined>;
  /** What smart crop keeps in sight of a picture, where that is known. */
  readonly crop: (source: PictureSource) => Promise<PictureCrop | undefined>;
  readonly pdfPages: PdfPages;
  readonly runScript: ScriptRunner;
  readonly report: (finding: RenderFinding) => void;
}

/** A page that was drawn. */
export interface DrawnPage {
  readonly record: number;
  /** As the design has it, without animations. */
  readonly list: DisplayList;
  /** How long its layout plays, in milliseconds. */
  readonly timelineMs: number;
  /** The page at a moment of the timeline, with the pictures that are there by then. */
  readonly listAt: (timeMs: number) => DisplayList;
  /** Whether those of two moments are the same. */
  readonly looksAlike: (oneMs: number, otherMs: number) => boolean;
}

/** Draws the pages of a request. */
export interface Drawing {
  /** Page by page, of one record after the other. */
  readonly pages: () => AsyncGenerator<DrawnPage>;
  /** The pictures of the pages drawn so far, by the keys of their lists. */
  readonly pictures: ReadonlyMap<PictureKey, DecodedPicture | undefined>;
  /**
   * Takes a picture of the last page for missing from now on, which is reported with each frame that shows it.
   * @throws the error where it is none of the picture
   */
  readonly leaveOut: (key: PictureKey, error: unknown) => undefined;
}

const sourceOf = (key: PictureKey): PictureSource => {
  if (/^https?:\/\//.test(key)) return { type: 'url', url: key };
  const colon = key.indexOf(':');
  return { type: 'connector', connectorId: key.slice(0, colon), assetId: key.slice(colon + 1) };
};

function withLayout(document: Document, layoutId: string): Document {
  if (!Object.hasOwn(document.layouts.items, layoutId))
    throw new RenderError(`The document has no layout ${layoutId}.`);
  if (document.selectedLayoutId === layoutId) return document;
  const selected = edit(document, [{ kind: 'selectLayout', layoutId }]);
  if (!selected.ok) throw new RenderError(selected.refusal.message);
  return selected.value.document;
}

/** The pages of a document to be drawn: those of its layout, or the one that is asked for. */
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

/** The fonts that placed PDFs of a page lack and no other font stands in for, each once. */
function unknownLettersOn(
  { items }: DisplayList,
  pageId: string,
  pictures: Drawing['pictures'],
): readonly UnknownLetters[] {
  const keys = new Set(
    [...everyItem(items)].flatMap(([item]) => (item.type === 'image' ? [item.image] : [])),
  );
  return [...keys].flatMap((picture) =>
    (pictures.get(picture)?.unknownLetters ?? []).map(
      (font) => ({ type: 'unknownLetters', pageId, picture, font }) as const,
    ),
  );
}

/** Fills in values, runs the actions and draws, with the pictures and fonts that takes. */
export async function drawRecords(request: RenderRequest, ports: DrawPorts): Promise<Drawing> {
  const { records = [{}], context, watermark } = request;
  const designed = withLayout(request.document, request.layoutId ?? request.document.selectedLayoutId);
  const pictures = new Map<PictureKey, DecodedPicture | undefined>();
  const refusals = new Map<string, string>();
  // Only smart crop takes a look into pictures.
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

  const marked = (list: DisplayList) =>
    watermark === undefined ? list : withWatermark(list, watermark, ports.fonts.book);

  const leftOut = new Set<PictureKey>();
  const leaveOut = (key: PictureKey, error: unknown): undefined => {
    if (isTrap(error)) throw error;
    const isTold = error instanceof UnreadablePdfError || error instanceof UnplacedPictureError;
    // Libraries speak of markers and directories.
    refusals.set(key, isTold ? error.message : new UnplacedPictureError().message);
    pictures.set(key, undefined);
    leftOut.add(key);
    return undefined;
  };

  /** A picture; `undefined` where it can't be placed, for which there may be a reason to tell. */
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

  /** Draws a page again as soon as the pictures it turned out to need are there. */
  const drawOne = async (document: Document, pageId: string) => {
    const wanted = new Set<PictureKey>();
    const picture = (key: PictureKey) => {
      if (!pictures.has(key)) wanted.add(key);
      return pictures.get(key);
    };
    const input = { document, layoutId: document.selectedLayoutId, pageId, picture, ...common };
    // Only films ask.
    let alike: DrawnPage['looksAlike'] | undefined;
    const moments: Pick<DrawnPage, 'listAt' | 'looksAlike'> = {
      listAt: (timeMs) => marked(drawPage({ ...input, timeMs }).list),
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
      // The one record that is carried on: what `values` leaves out stays as it was, or as it was designed.
      const before = request.inherit === false ? designed : (applied ?? designed);
      applied = applyRecord(before, values, context, designed);
      const { document: filled, findings } = applied;
      const acted = await runActions(filled, [{ event: 'documentLoaded' }], ports.runScript, context);
      const drawnOnes: (Report | UnknownLetters)[] = [];
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
        yield { record, timelineMs, list: marked(list), ...moments };
        // A picture may turn out to be damaged when it is painted.
        const told = leftOut.size > 0 ? (await drawOne(acted.document, pageId)).reports : reports;
        drawnOnes.push(...told.map(withReason), ...unknownLettersOn(list, pageId, pictures));
      }
      for (const finding of [...findings, ...acted.issues, ...drawnOnes]) ports.report({ record, finding });
    }
  }
  return { pages, pictures, leaveOut };
}

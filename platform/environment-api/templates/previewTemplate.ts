import { noSuch } from '@/domain/refusal';
import { PREVIEW_SIZES, refusalOfQuality, type PreviewQuality } from '@/domain/templates';
import { FileAnswer } from '../../http/FileAnswer';
import { Problem, problemOf, refuseIf } from '../../http/Problem';
import type { DocumentToDraw } from '../../readers';
import { RenderError } from '../../rendering';
import { defaultMediaConnector } from '../connectors/defaultMediaConnector';
import { libraryOf } from '../library/libraryOf';
import { libraryVersion } from '../library/libraryVersion';
import type { Call } from '../operations';
import { addressOf, previewsInTheMaking } from '../previewsInTheMaking';
import { readStoredToDraw } from './storedDocument';
import { requireDocument } from './templateQueries';

interface Asking extends Pick<
  Call<'previewTemplate'>,
  | 'database'
  | 'storage'
  | 'environment'
  | 'query'
  | 'readers'
  | 'renderer'
  | 'pictures'
  | 'now'
  | 'network'
  | 'signatureSecret'
  | 'actor'
  | 'path'
  | 'previewPatience'
  | 'signal'
> {
  readonly params: { readonly quality: string };
}

const made = previewsInTheMaking<Buffer>();

/** The document to draw: a template's or a project's. */
interface Drawn {
  readonly id: string;
  readonly revision: number;
  readonly document: string;
  /** The project whose own pictures are available. @default a template */
  readonly projectId?: string;
}

/** Draws one page of a template. */
export const previewTemplate = (call: Call<'previewTemplate'>): Promise<FileAnswer> =>
  previewDocument(call, async () => {
    const { environment, params } = call;
    return {
      id: params.templateId,
      ...(await requireDocument(call.database, environment.id, params.templateId)),
    };
  });

/**
 * Draws one page of a document, unless the caller has it for the current revision, fonts and pictures. Replaces a
 * missing font, and leaves the frame of a missing picture empty.
 * @throws Problem 400 for an unknown quality, 404 for a layout or a page the document lacks
 */
export async function previewDocument(call: Asking, find: () => Promise<Drawn>): Promise<FileAnswer> {
  const { database, environment, params, query = {}, renderer, now } = call;
  refuseIf(refusalOfQuality(params.quality));
  const quality = params.quality as PreviewQuality;
  const stored = await find();
  const document = await readStoredToDraw(call.readers, stored.document);
  const { layoutId = document.selectedLayoutId, pageId } = query;
  requirePart(document, layoutId, pageId);
  const today = now.toISOString().slice(0, 10);
  const library = await libraryVersion(database, environment.id, stored.document);
  // Values may be relative to the day.
  const version = [stored.id, stored.revision, library, quality, layoutId, pageId ?? '', today].join('.');
  const paint = async (signal: AbortSignal) => {
    const context = { today, mediaConnectorId: await defaultMediaConnector(database, environment.id) };
    const size = { longestSide: PREVIEW_SIZES[quality] };
    const page = pageId === undefined ? {} : { pageId };
    const { projectId } = stored;
    const ports = libraryOf(
      { ...call, signal, environmentId: environment.id, projectId },
      { isLenient: true },
    );
    return Buffer.from(
      await draw(() =>
        renderer.preview(document.text, { layoutId, ...page, ...size, signal }, context, ports),
      ),
    );
  };
  // Some sources show pictures only to users who have signed in to them.
  const whose = JSON.stringify([environment.id, call.actor]);
  const waiting = {
    patience: call.previewPatience,
    address: addressOf(call.path, query),
    signal: call.signal,
  };
  return new FileAnswer({
    type: 'image/png',
    version,
    content: () => made(`${whose} ${version}`, waiting, paint),
  });
}

/** @throws Problem 404 for a layout or a page the document lacks */
function requirePart(
  { layoutIds, pageIds }: DocumentToDraw,
  layoutId: string,
  pageId: string | undefined,
): void {
  if (!layoutIds.includes(layoutId)) throw problemOf(noSuch('layout'));
  if (pageId !== undefined && !pageIds.includes(pageId)) throw problemOf(noSuch('page'));
}

/** Draws a document. @throws Problem 422 with the reason when the document can't be drawn */
export async function draw(paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
  return paint().catch((error: unknown) => {
    throw error instanceof RenderError
      ? new Problem(422, error.message, undefined, { code: 'drawingFailed' })
      : error;
  });
}

import { buffer } from 'node:stream/consumers';
import { offerFault, sourceTrouble } from '@/domain/connectors';
import { FONT_WORDS } from '@/domain/fonts';
import { PAGE_SIZE } from '@/domain/listing';
import {
  downloadFont,
  listFonts,
  NotInSourceError,
  SourceError,
  type CatalogueSource,
} from '../../connectors';
import type { Database } from '../../database';
import { conflict, notFound, Problem } from '../../http/Problem';
import { plainFileName } from '../../http/readUpload';
import { deleteExpiredUploads } from '../fonts/fontUpload';
import { joinUpload, readFontFile, requireRoom } from '../fonts/uploadFonts';
import type { Call, Handlers } from '../operations';
import { requireConnector } from './connectorQueries';
import { catalogueOf } from './connectorSource';
import { linkToNextPage } from './linkToNextPage';

type Ids = 'listConnectorFonts' | 'uploadConnectorFont';

/** Listing the fonts of connectors, and adding one to the library by an upload through the platform. */
export const connectorFontHandlers: Handlers<Ids> = {
  async listConnectorFonts(call) {
    const { search, limit = PAGE_SIZE, nextPageToken: pageToken } = call.query ?? {};
    const page = await askSource(call, (source) =>
      listFonts(source, { search: search?.trim(), limit, pageToken }),
    );
    return { data: page.families, pageSize: limit, links: linkToNextPage(call, page.nextPageToken) };
  },

  async uploadConnectorFont(call) {
    const { database, query = {}, body, now } = call;
    await deleteExpiredUploads(database, now);
    if (query.batchId !== undefined) await requireRoom(call, query.batchId);
    const file = await askSource(call, async (source) => {
      const found = await downloadFont(source, body.fontId).catch((error: unknown) => {
        throw error instanceof NotInSourceError ? notFound(FONT_WORDS.font) : error;
      });
      return { fileName: plainFileName(found.name), content: await buffer(found.content) };
    });
    const read = await readFontFile(call, file);
    const join = (transaction: Database) =>
      joinUpload({ ...call, database: transaction }, query.batchId, read);
    const taken = read.filter(({ fault }) => fault === undefined);
    if (taken.length === 0) return database.transaction(join);
    const font = taken.map(({ familyName, styleName }) => `${familyName} ${styleName}`.trim()).join(', ');
    return call.recorded(join, undefined, undefined, { font });
  },
};

/**
 * Calls the source of an offered connector.
 * @throws Problem 404, 409, or 502 when it is unreachable, refuses or responds with something else
 */
async function askSource<Answer>(
  call: Call<Ids>,
  ask: (source: CatalogueSource) => Promise<Answer>,
): Promise<Answer> {
  const connector = await requireConnector(call.database, call.environment.id, call.params.connectorId);
  const fault = offerFault({ ...connector, enabled: connector.isEnabled }, 'fonts');
  if (fault) throw conflict(fault);
  try {
    const source = await catalogueOf(call, connector, 'draw');
    if (!source) throw new SourceError('it has no address');
    return await ask({ ...source, signal: call.signal });
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new Problem(502, sourceTrouble(connector.name, error.message));
  }
}

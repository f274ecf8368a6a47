import { folderGone, offerFault, signInNeeded, sourceTrouble } from '@/domain/connectors';
import { pathOf, pathOfEntry } from '@/domain/media';
import { PAGE_SIZE } from '@/domain/listing';
import { isBoundToDocument } from '@/domain/projects';
import { listCatalogue, SourceError } from '../../connectors';
import { conflict, notFound, Problem } from '../../http/Problem';
import { pictureFile } from '../library/libraryFiles';
import { listMedia } from '../media/listMedia';
import { selectFolders } from '../media/mediaQueries';
import type { Call, Handlers, Schemas } from '../operations';
import { UUID } from '../uuid';
import { requireConnector, type ConnectorRow } from './connectorQueries';
import { catalogueOf, SignInNeededError } from './connectorSource';
import { linkToNextPage } from './linkToNextPage';

type Ids = 'listConnectorAssets' | 'getConnectorPicture';
type Page = Schemas['ConnectorAssetPage'];

/** Listing and reading the assets of media connectors through the platform. */
export const connectorAssetHandlers: Handlers<Ids> = {
  listConnectorAssets: (call) => listAssets(call),

  async getConnectorPicture(call) {
    const { id: connectorId, source } = await requireOffered(call);
    const { assetId } = call.query;
    // Names and ids of external sources can be guessed.
    const isGuess = !UUID.test(assetId) || source?.type === 'http';
    if (isGuess && isBoundToDocument('pictures', call)) throw notFound('asset');
    return pictureFile({ ...call, query: { ...call.query, connectorId } });
  },
};

/**
 * Lists a page of a connector's folder. @throws Problem 404, 409 or 502
 * @param isShallow whether to omit folders and not search in them. @default false
 */
export async function listAssets(call: Call<'listConnectorAssets'>, isShallow = false): Promise<Page> {
  const connector = await requireOffered(call);
  if (connector.source?.type !== 'http') return listOwn(call, connector, isShallow);
  try {
    const page = await listElsewhere(call, connector);
    return isShallow ? { ...page, data: page.data.filter(({ type }) => type === 'asset') } : page;
  } catch (error) {
    if (error instanceof SignInNeededError) throw conflict(signInNeeded(connector.name));
    if (!(error instanceof SourceError)) throw error;
    throw new Problem(502, sourceTrouble(connector.name, error.message));
  }
}

/** Returns a connector that offers pictures. @throws Problem 404 or 409 */
export async function requireOffered({
  database,
  environment,
  params,
}: Pick<Call<Ids>, 'database' | 'environment' | 'params'>): Promise<ConnectorRow> {
  const connector = await requireConnector(database, environment.id, params.connectorId);
  const { ownerType, source, isEnabled: enabled } = connector;
  const fault = offerFault({ ...connector, enabled, source: ownerType === 'builtIn' ? {} : source }, 'media');
  if (fault) throw conflict(fault);
  return connector;
}

/** Lists the environment's own media, or the media folder that the connector refers to. @throws Problem 404 */
async function listOwn(
  call: Call<'listConnectorAssets'>,
  { name, source }: ConnectorRow,
  isShallow: boolean,
): Promise<Page> {
  const { database, environment, query = {} } = call;
  const folders = await selectFolders(database, environment.id);
  const root = source?.type === 'folder' ? source.folderId : null;
  if (root !== null && !folders.some(({ id }) => id === root)) throw conflict(folderGone(name));
  const start = pathOf(folders, root);
  const { data, pageSize, links } = await listMedia({
    ...call,
    params: { name: call.params.name },
    query: {
      ...query,
      folder: `${start}/${query.folder ?? ''}`,
      sortBy: 'name',
      sortOrder: 'asc',
      ...(isShallow && { includeFolders: false, includeItemsFromSubfolders: false }),
    },
  });
  const token =
    links.nextPage === undefined
      ? undefined
      : new URL(links.nextPage, 'http://platform').searchParams.get('nextPageToken');
  return {
    pageSize,
    links: linkToNextPage(call, token),
    data: data.map((entry) => {
      const { id, name: called } = entry;
      if (entry.type === 'asset')
        return { type: 'asset', id, name: called, width: entry.width, height: entry.height };
      return {
        type: 'folder',
        name: called,
        path: pathOfEntry(entry).slice(start === '/' ? 0 : start.length),
      };
    }),
  };
}

/** Lists the assets of an external source. @throws SourceError */
async function listElsewhere(call: Call<'listConnectorAssets'>, connector: ConnectorRow): Promise<Page> {
  const { folder, search, limit = PAGE_SIZE, nextPageToken: pageToken } = call.query ?? {};
  const catalogue = await catalogueOf(call, connector, 'browse');
  if (!catalogue) throw new SourceError('it has no address');
  const page = await listCatalogue(catalogue, { folder, search: search?.trim(), limit, pageToken });
  return {
    pageSize: limit,
    links: linkToNextPage(call, page.nextPageToken),
    data: [
      ...(page.folders ?? []).map((one) => ({ type: 'folder' as const, ...one })),
      ...page.assets.map(({ id, name, width, height }) => ({
        type: 'asset' as const,
        id,
        name,
        width: width ?? null,
        height: height ?? null,
      })),
    ],
  };
}

import { PAGE_SIZE } from '@/domain/listing';
import { offeredFolder, startEntries } from '@/domain/projects';
import { reachOf } from '@/engine/document';
import { notFound, problemOf } from '../../http/Problem';
import { listAssets } from '../connectors/connectorAssets';
import { selectConnectors, type ConnectorRow } from '../connectors/connectorQueries';
import { linkToNextPage } from '../connectors/linkToNextPage';
import type { Call, Schemas } from '../operations';
import { readStoredDocument } from '../templates/storedDocument';
import { requireStartDocument } from './projectQueries';

type Listing = Call<'listProjectPictures'>;

/**
 * Lists a page of the pictures that a field of the caller's own project offers. @throws Problem 400, 404, 409 or 502
 */
export async function listProjectPictures(call: Listing): Promise<Schemas['ProjectPicturePage']> {
  const { environment, actor, database, readers, params, query } = call;
  const { variableId, folder, ...page } = query;
  const owner = { environmentId: environment.id, actor };
  // Saves do not change the folders of a field.
  const start = await requireStartDocument(database, owner, params.projectId);
  const document = await readStoredDocument(readers, start);
  const { items } = document.variables;
  const variable = Object.hasOwn(items, variableId) ? items[variableId] : undefined;
  const image = reachOf(document).images.find(({ name }) => name === variable?.name);
  const offered = offeredFolder(variable, image, folder);
  if ('refusal' in offered) throw problemOf(offered.refusal);
  const connector = await requireMediaConnector(call, image?.connectorId);
  const connectorId = connector.ownerType === 'builtIn' ? '' : connector.id;
  if ('starts' in offered) {
    const data = startEntries(offered.starts, query.search);
    return { data, pageSize: query.limit ?? PAGE_SIZE, links: {}, connectorId, folder: '/' };
  }
  const asked = { ...page, folder: offered.path };
  const { data, pageSize, links } = await listAssets(
    { ...call, params: { name: params.name, connectorId: connector.id }, query: asked },
    !image?.includesSubfolders,
  );
  return {
    data,
    pageSize,
    links: linkToNextPage(call, tokenOf(links.nextPage)),
    connectorId,
    folder: offered.path,
  };
}

/** Returns the connector of a picture, else the default one. @param id as in documents. @throws Problem 404 */
async function requireMediaConnector(
  { database, environment }: Pick<Listing, 'database' | 'environment'>,
  id: string | undefined,
): Promise<ConnectorRow> {
  const connectors = (await selectConnectors(database, environment.id)).filter(
    ({ type }) => type === 'media',
  );
  const found = connectors.find((connector) => {
    if (id === undefined) return connector.isDefault;
    return id === '' ? connector.ownerType === 'builtIn' : connector.id === id.toLowerCase();
  });
  if (!found) throw notFound('connector');
  return found;
}

const tokenOf = (nextPage: string | undefined): string | null | undefined =>
  nextPage && new URL(nextPage, 'http://platform').searchParams.get('nextPageToken');

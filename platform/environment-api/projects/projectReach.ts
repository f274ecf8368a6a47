import { createHash } from 'node:crypto';
import { isInScripts, projectPictureId, type PictureName } from '@/domain/projects';
import { reachOf, type DocumentReach } from '@/engine/document';
import { findConnector } from '../connectors/connectorQueries';
import { requireTable } from '../connectors/connectorRows';
import type { Readers } from '../../readers';
import type { ReachingPlace } from '../library/libraryOf';
import { openMediaSources, type MediaSources } from '../library/mediaSources';
import { findDataSet, findInColumn } from '../publisher';
import { readStoredDocument } from '../templates/storedDocument';
import { choosablePictures } from './choosablePictures';
import type { StoredProject } from './projectQueries';

/** Most cached reaches: a page requests each of its fonts and pictures. */
const MOST_KEPT = 100;

/** Recently parsed documents, by their texts. */
const kept = new Map<string, DocumentReach>();

/**
 * Returns the files and rows that a project gives access to: all that its original document needs, which no save
 * changes, and the pictures of the saved document, each checked when it was saved.
 */
export async function reachOfProject(readers: Readers, project: StoredProject): Promise<DocumentReach> {
  const key = createHash('sha256')
    .update(project.startDocument)
    .update('\n')
    .update(project.document)
    .digest('hex');
  const reach = kept.get(key) ?? (await readReach(readers, project));
  // Moves the entry to the end, so that it is dropped last.
  kept.delete(key);
  kept.set(key, reach);
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest);
  return reach;
}

async function readReach(
  readers: Readers,
  { startDocument, document }: StoredProject,
): Promise<DocumentReach> {
  const start = reachOf(await readStoredDocument(readers, startDocument));
  if (startDocument === document) return start;
  const saved = reachOf(await readStoredDocument(readers, document));
  return { ...start, pictures: [...start.pictures, ...saved.pictures] };
}

/** Finds the pictures that a project does not offer, including unknown ones. @throws Problem 502 */
export async function picturesNotOffered(
  place: ReachingPlace,
  reach: DocumentReach,
  pictures: readonly PictureName[],
): Promise<readonly PictureName[]> {
  if (pictures.length === 0) return [];
  const sources = await openMediaSources(place);
  const keyOf = ({ connectorId, assetId }: PictureName) =>
    JSON.stringify([sources.keyOf(connectorId), assetId]);
  const named = new Set(reach.pictures.map(keyOf));
  // Uploads are looked up in the project itself.
  const unnamed = pictures.filter(
    (picture) => projectPictureId(picture.assetId) === undefined && !named.has(keyOf(picture)),
  );
  const chosen = await choosablePictures(place, sources, reach.images, unnamed);
  const left = unnamed.filter((picture) => !chosen.has(picture));
  const listed = await picturesInRows(place, sources, reach, left);
  return left.filter((picture) => !listed.has(picture));
}

/** Finds the pictures that scripts and rows of the template name, from the connectors of its image variables. */
async function picturesInRows(
  place: ReachingPlace,
  sources: MediaSources,
  reach: DocumentReach,
  pictures: readonly PictureName[],
): Promise<ReadonlySet<PictureName>> {
  const connectors = new Set(reach.images.flatMap(({ connectorId }) => sources.ofImage(connectorId)));
  const possible = pictures.filter(({ connectorId }) => {
    const key = sources.keyOf(connectorId);
    return key !== undefined && connectors.has(key);
  });
  const isNear = ({ assetId }: PictureName) =>
    reach.cells.has(assetId) || isInScripts(reach.scripts, assetId);
  const far = possible.filter((picture) => !isNear(picture));
  const texts = [...new Set(far.map(({ assetId }) => assetId))];
  const found = texts.length === 0 ? new Set() : await findInRows(place, reach, texts);
  return new Set(possible.filter((picture) => isNear(picture) || found.has(picture.assetId)));
}

/** Finds which of these texts occur in a column of the data source that fills an image variable. @throws Problem 502 */
async function findInRows(
  place: ReachingPlace,
  { images, dataSetId, dataConnectorId }: DocumentReach,
  texts: readonly string[],
): Promise<Set<string>> {
  const { database, environmentId } = place;
  const names = new Set(images.map(({ name }) => name));
  const placesIn = (columns: readonly { readonly name: string }[]) =>
    columns.flatMap(({ name }, index) => (names.has(name) ? [index] : []));
  const found = new Set<string>();
  const dataSet = dataSetId && (await findDataSet(database, environmentId, dataSetId));
  if (dataSet)
    for (const column of placesIn(dataSet.columns))
      for (const cell of await findInColumn(database, { dataSetId: dataSet.id, column }, texts))
        found.add(cell);
  const connector = dataConnectorId && (await findConnector(database, environmentId, dataConnectorId));
  if (!connector || connector.type !== 'data') return found;
  const wanted = { columns: names, texts };
  for (const cell of await requireTable(place, connector, 'cells', wanted)) found.add(cell);
  return found;
}

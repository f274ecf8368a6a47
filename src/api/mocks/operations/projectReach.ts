import { textOfCell } from '@/domain/data-sets';
import { pathOf, pathParts } from '@/domain/media';
import {
  isBoundToDocument,
  isChoosable,
  isInScripts,
  type PictureName,
  picturesInRecords,
  projectPictureId,
  type RecordPicture,
} from '@/domain/projects';
import type { OutputRecord } from '@/domain/output';
import { reachOf, type Document, type DocumentReach } from '@/engine/document';
import type { EnvironmentMockCall, InEnvironment } from '../defineOperation';
import { findAsset } from './libraryFiles';
import { foldersOf } from './mediaRows';
import type { ProjectRow } from './projectRows';

type Asking = Pick<EnvironmentMockCall, 'store' | 'environmentId' | 'actor' | 'may'>;

/** Returns the reach of a project: what its template needs, and the pictures saved in it. */
export function reachOfProject({ startDocument, document }: ProjectRow): DocumentReach {
  const [start, saved] = [startDocument, document].map((text) => reachOf(JSON.parse(text) as Document));
  if (!start || !saved) throw new Error('A project has two documents.');
  return { ...start, pictures: [...start.pictures, ...saved.pictures] };
}

const mediaConnectors = ({ store, environmentId }: InEnvironment) =>
  store.connectors.filter((row) => row.environmentId === environmentId && row.type === 'media');

/** Returns one key for all ids of the environment's own media. */
function keyOf(call: InEnvironment, connectorId: string): string | undefined {
  const found = mediaConnectors(call).find(({ id }) => id === connectorId);
  return connectorId === '' || found?.ownerType === 'builtIn' ? '' : found?.id;
}

const defaultConnector = (call: InEnvironment): string =>
  mediaConnectors(call).find(({ isDefault }) => isDefault)?.id ?? '';

/** Returns the path of a picture's folder below the root of its connector, if it is in the environment. */
function folderOf(call: InEnvironment, picture: PictureName): string | undefined {
  const found = findAsset(call, picture);
  if (!found) return undefined;
  const source = mediaConnectors(call).find(({ id }) => id === picture.connectorId)?.source;
  const folders = foldersOf(call);
  const root = source?.type === 'folder' ? pathParts(pathOf(folders, source.folderId)).length : 0;
  return `/${pathParts(pathOf(folders, found.folderId)).slice(root).join('/')}`;
}

/** Whether the data source contains a picture in a column that fills an image variable. */
function isInRows({ store, environmentId }: InEnvironment, reach: DocumentReach, assetId: string): boolean {
  if (reach.cells.has(assetId)) return true;
  const set = store.dataSets.find((row) => row.environmentId === environmentId && row.id === reach.dataSetId);
  return reach.images.some(({ name }) => {
    const index = set?.columns.findIndex((column) => column.name === name) ?? -1;
    return index >= 0 && set?.rows.some((row) => textOfCell(row[index] ?? null) === assetId);
  });
}

/** Whether a project offers a picture. */
export function offersPicture(call: InEnvironment, reach: DocumentReach, picture: PictureName): boolean {
  const { assetId } = picture;
  // Uploads are searched for in the project itself.
  if (projectPictureId(assetId) !== undefined) return true;
  const key = keyOf(call, picture.connectorId);
  if (reach.pictures.some((one) => one.assetId === assetId && keyOf(call, one.connectorId) === key))
    return true;
  const images = reach.images.filter(
    ({ connectorId = defaultConnector(call) }) => key !== undefined && keyOf(call, connectorId) === key,
  );
  if (images.length === 0) return false;
  if (isInScripts(reach.scripts, assetId) || isInRows(call, reach, assetId)) return true;
  const folder = folderOf(call, picture);
  const isBareName = findAsset(call, picture)?.id !== assetId && !assetId.includes('/');
  return folder !== undefined && images.some((image) => isChoosable(image, folder, isBareName));
}

/** Returns the pictures of records that a project does not offer to the caller. */
export function recordsNotOffered(
  call: Asking,
  row: ProjectRow,
  { records, inherit }: { records: readonly OutputRecord[]; inherit?: boolean | undefined },
): readonly RecordPicture[] {
  if (!isBoundToDocument('pictures', call)) return [];
  const reach = reachOfProject(row);
  return picturesInRecords(reach.images, records, {
    defaultConnectorId: defaultConnector(call),
    inherit,
  }).filter((picture) => !offersPicture(call, reach, picture));
}

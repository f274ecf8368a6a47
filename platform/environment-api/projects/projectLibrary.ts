import { isBoundToDocument, isSameId, namesFont } from '@/domain/projects';
import type { FileAnswer } from '../../http/FileAnswer';
import { notFound } from '../../http/Problem';
import type { TaskStarted } from '../../http/TaskStarted';
import { listRowsOfConnector } from '../connectors/connectorRows';
import { fontFile, pictureFile } from '../library/libraryFiles';
import type { Call, OperationId } from '../operations';
import { listRows } from '../publisher';
import { requireProject, requireStoredProject } from './projectQueries';
import { requireOfferedPicture } from './offeredPictures';
import { reachOfProject } from './projectReach';

type Asking = Pick<Call<OperationId>, 'environment' | 'actor'>;

const ownerOf = ({ environment, actor }: Asking) => ({ environmentId: environment.id, actor });

const requireReach = async (
  call: Call<'getProjectFont' | 'listProjectDataRows' | 'listProjectConnectorRows'>,
) =>
  reachOfProject(
    call.readers,
    await requireStoredProject(call.database, ownerOf(call), call.params.projectId),
  );

/** Returns a font of the caller's own project. @throws Problem 404 unless the project is the caller's own */
export async function getProjectFont(call: Call<'getProjectFont'>): Promise<FileAnswer> {
  const reach = await requireReach(call);
  const isBuiltIn = isBoundToDocument('fonts', call) && !namesFont(reach.fonts, call.query);
  return fontFile(call, { isBuiltIn });
}

/** Returns a picture of the caller's own project, scaled for a screen. @throws Problem 400, 404 or 502 */
export async function getProjectPicture(call: Call<'getProjectPicture'>): Promise<FileAnswer | TaskStarted> {
  const { params, query } = call;
  const { id } = await requireProject(call.database, ownerOf(call), params.projectId);
  if (isBoundToDocument('pictures', call)) await requireOfferedPicture(call, id, query);
  return pictureFile(call, id);
}

/** Lists rows of the data set from which the caller's own project takes its records. @throws Problem 400 or 404 */
export async function listProjectDataRows(call: Call<'listProjectDataRows'>) {
  const { params, query = {} } = call;
  const { dataSetId } = await requireReach(call);
  if (isBoundToDocument('rows', call) && !isSameId(dataSetId, params.dataSetId)) throw notFound('data set');
  return listRows({ ...call, query }, params.dataSetId);
}

/**
 * Lists rows of the connector from which the caller's own project takes its records, enabled or not. Callers who may
 * choose connectors read other rows without a project. @throws Problem 400, 404 or 502
 */
export async function listProjectConnectorRows(call: Call<'listProjectConnectorRows'>) {
  const { dataConnectorId } = await requireReach(call);
  if (!isSameId(dataConnectorId, call.params.connectorId)) throw notFound('connector');
  return listRowsOfConnector(call);
}

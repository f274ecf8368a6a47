import type { FileAnswer } from '../../http/FileAnswer';
import type { TaskStarted } from '../../http/TaskStarted';
import { fontFile, pictureFile } from '../library/libraryFiles';
import { listRowsOfConnector } from '../connectors/connectorRows';
import type { Call } from '../operations';
import { listRows } from '../publisher';
import { requireProject } from './projectQueries';

type Asking = Call<
  'getProjectFont' | 'getProjectPicture' | 'listProjectDataRows' | 'listProjectConnectorRows'
>;

/** @throws Problem 404 unless the project is the caller's own */
const requireOwn = ({ database, environment, actor, params }: Asking) =>
  requireProject(database, { environmentId: environment.id, actor }, params.projectId);

/** A font of the caller's own project. @throws Problem 404 */
export async function getProjectFont(call: Call<'getProjectFont'>): Promise<FileAnswer> {
  await requireOwn(call);
  return fontFile(call);
}

/** A picture of the caller's own project, small enough for a screen. @throws Problem 400 or 404 */
export async function getProjectPicture(call: Call<'getProjectPicture'>): Promise<FileAnswer | TaskStarted> {
  const { id } = await requireOwn(call);
  return pictureFile(call, id);
}

/** Rows of a data set that the caller's own project takes its records from. @throws Problem 400 or 404 */
export async function listProjectDataRows(call: Call<'listProjectDataRows'>) {
  await requireOwn(call);
  return listRows({ ...call, query: call.query ?? {} }, call.params.dataSetId);
}

/** Rows of a connector that the caller's own project takes its records from. @throws Problem 400, 404 or 502 */
export async function listProjectConnectorRows(call: Call<'listProjectConnectorRows'>) {
  await requireOwn(call);
  return listRowsOfConnector(call);
}

import { refusalOfInvalidValues, type OutputRecord } from '@/domain/output';
import {
  invalidPicture,
  isBoundToDocument,
  picturesInRecords,
  refusalOfPicture,
  type PictureName,
} from '@/domain/projects';
import type { Document, VariableOf } from '@/engine/document';
import { notFound, refuseIf } from '../../http/Problem';
import { defaultMediaConnector } from '../connectors/defaultMediaConnector';
import type { Reach } from '../connectors/connectorSource';
import type { Call, OperationId } from '../operations';
import { requireStoredProject, type StoredProject } from './projectQueries';
import { picturesNotOffered, reachOfProject } from './projectReach';

type Asking = Pick<Call<OperationId>, 'environment' | 'actor' | 'readers'> & Reach;

const imagesOf = ({ variables }: Document): readonly (readonly [string, VariableOf<'image'>])[] =>
  Object.entries(variables.items).flatMap(([id, variable]) =>
    variable.type === 'image' ? [[id, variable] as const] : [],
  );

async function findNotOffered<Picture extends PictureName>(
  call: Asking,
  stored: StoredProject,
  pictures: readonly Picture[],
): Promise<readonly Picture[]> {
  const place = { ...call, environmentId: call.environment.id };
  const reach = await reachOfProject(call.readers, stored);
  const refused = new Set(await picturesNotOffered(place, reach, pictures));
  return pictures.filter((picture) => refused.has(picture));
}

/** @throws Problem 400 with the variable's name for a picture that the template does not offer, or 502 */
export async function requireOfferedValues(
  call: Call<'saveProjectDocument'>,
  stored: StoredProject,
  document: Document,
): Promise<void> {
  if (!isBoundToDocument('pictures', call)) return;
  const values = imagesOf(document).flatMap(([id, { name, value }]) =>
    value ? [{ id, name, connectorId: value.connectorId, assetId: value.assetId }] : [],
  );
  const [first] = await findNotOffered(call, stored, values);
  refuseIf(first && refusalOfPicture(first.id, first.name));
}

/** @throws Problem 422 for a record's picture that the project's template does not offer, 404 or 502 */
export async function requireOfferedRecords(
  call: Call<'startOutput'>,
  projectId: string,
  document: Document,
  { records, inherit }: { records: readonly OutputRecord[]; inherit?: boolean | undefined },
): Promise<void> {
  const images = imagesOf(document);
  if (!isBoundToDocument('pictures', call) || images.length === 0) return;
  const { database, environment, actor } = call;
  const standard = await defaultMediaConnector(database, environment.id);
  const owner = { environmentId: environment.id, actor };
  const stored = await requireStoredProject(database, owner, projectId);
  const named = images.map(([, { name, value }]) => ({ name, connectorId: value?.connectorId }));
  const refused = await findNotOffered(
    call,
    stored,
    picturesInRecords(named, records, { defaultConnectorId: standard, inherit }),
  );
  refuseIf(refusalOfInvalidValues(refused.map(invalidPicture)));
}

/** Finds the pictures that a project of the caller does not offer. @throws Problem 404 or 502 */
export async function findWithheld<Picture extends PictureName>(
  call: Asking,
  projectId: string,
  pictures: readonly Picture[],
): Promise<readonly Picture[]> {
  const { database, environment, actor } = call;
  const owner = { environmentId: environment.id, actor };
  return findNotOffered(call, await requireStoredProject(database, owner, projectId), pictures);
}

/** @throws Problem 404 for a picture that a project of the caller does not offer, or 502 */
export async function requireOfferedPicture(
  call: Asking,
  projectId: string,
  picture: PictureName,
): Promise<void> {
  if ((await findWithheld(call, projectId, [picture])).length > 0) throw notFound('asset');
}

import { isBoundToDocument } from '@/domain/projects';
import { findAbsent } from '../library/findAbsent';
import type { Call, Schemas } from '../operations';
import { findWithheld } from './offeredPictures';
import { requireProject } from './projectQueries';

/** Finds the pictures that the caller's own project would not show. @throws Problem 404 or 502 */
export async function findMissingPictures(
  call: Call<'findMissingPictures'>,
): Promise<{ data: Schemas['NamedPicture'][] }> {
  const { database, environment, actor, params, body } = call;
  const environmentId = environment.id;
  const { id: projectId } = await requireProject(database, { environmentId, actor }, params.projectId);
  const { pictures } = body;
  const withheld = new Set(
    isBoundToDocument('pictures', call) ? await findWithheld(call, projectId, pictures) : [],
  );
  const offered = pictures.filter((picture) => !withheld.has(picture));
  const absent = await findAbsent({ database, environmentId, projectId }, offered);
  return { data: pictures.filter((picture) => withheld.has(picture) || absent.has(picture)) };
}

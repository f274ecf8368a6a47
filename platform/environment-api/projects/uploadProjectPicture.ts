import {
  mediaExtensionOf,
  refusalOfFileName,
  refusalOfMediaName,
  refusalOfSmallPicture,
  refusalOfUnread,
  type LeastSize,
} from '@/domain/media';
import { describeProjectPicture, uploadFor } from '@/domain/projects';
import { projectPictures } from '../../database/schema';
import { problemOf, refuseIf } from '../../http/Problem';
import { LARGEST_UPLOAD } from '../../http/readUpload';
import { keepFile } from '../../storage';
import { addUsedStorage } from '../environmentRow';
import { readContents } from '../media/readAsset';
import { checkContent } from '../media/uploadMedia';
import type { Call } from '../operations';
import { readStoredDocument } from '../templates/storedDocument';
import { makeRoom } from './projectPictureQueries';
import { lockProject, requireProjectDocument } from './projectQueries';

type Uploading = Call<'uploadProjectPicture'>;
type Values = Omit<typeof projectPictures.$inferInsert, 'projectId'>;

/** Uploads a picture into the caller's own project. @throws Problem 400, 404, 409, 413 or 415 */
export async function uploadProjectPicture(call: Uploading) {
  const { environment, actor, params } = call;
  const owner = { environmentId: environment.id, actor };
  const least = await requireField(call);
  const picture = await requirePicture(call, least);
  const row = await call.recorded(async (transaction) => {
    const { id: projectId } = await lockProject(transaction, owner, params.projectId);
    await makeRoom(transaction, environment.id, { projectId, now: call.now });
    const bytes = picture.size ?? 0;
    await addUsedStorage(transaction, environment.id, { column: 'assetsBytes', bytes });
    const [inserted] = await transaction
      .insert(projectPictures)
      .values({ ...picture, projectId })
      .returning();
    return inserted;
  });
  if (!row) throw new Error('The picture was not inserted.');
  return { data: describeProjectPicture(row) };
}

/** Returns the least size of pictures uploaded for the field. @throws Problem 400 or 404 */
async function requireField(call: Uploading): Promise<LeastSize> {
  const { database, environment, actor, params, query, readers } = call;
  const owner = { environmentId: environment.id, actor };
  const { document } = await requireProjectDocument(database, owner, params.projectId);
  const { items } = (await readStoredDocument(readers, document)).variables;
  const { variableId } = query;
  const field = uploadFor(Object.hasOwn(items, variableId) ? items[variableId] : undefined);
  if ('refusal' in field) throw problemOf(field.refusal);
  return field.least;
}

/** Reads the file of the form as a picture that can be placed. @throws Problem 400, 413 or 415 */
async function requirePicture(call: Uploading, least: LeastSize): Promise<Values> {
  const { fileName: name, content } = await call.upload();
  const extension = mediaExtensionOf(name);
  if (!extension) throw problemOf(refusalOfFileName(name) ?? refusalOfUnread(''));
  refuseIf(refusalOfMediaName(name));
  const file = await keepFile(call, checkContent(name, content), LARGEST_UPLOAD);
  const { width, height, fault, standIn, foundCrop } = await readContents(call, extension, file);
  if (fault !== null || width === null || height === null)
    throw problemOf(refusalOfUnread(fault ?? 'The picture could not be read.'));
  refuseIf(refusalOfSmallPicture(name, { width, height }, least));
  return {
    name,
    extension,
    width,
    height,
    foundCrop,
    fileHash: standIn?.fileHash ?? file.hash,
    size: file.size,
    createdAt: call.now,
  };
}

import {
  LARGEST_OUTSIDE_PICTURE,
  mediaExtensionOf,
  OUTSIDE_PICTURE_TOO_LARGE,
  OUTSIDE_PICTURE_TYPE,
  readCrop,
  UNREADABLE_PICTURE,
  type PictureCrop,
} from '@/domain/media';
import { isBoundToDocument, projectPictureId, type PictureName } from '@/domain/projects';
import { invalidField } from '@/domain/refusal';
import { FORM_NEEDED } from '@/domain/uploads';
import { defineEnvironmentOperation, type EnvironmentMockCall } from '../defineOperation';
import { MockProblem, notFound, problemOf } from '../MockProblem';
import { readPicture } from '../readPicture';
import { formFile, requireContent } from './formFile';
import { findAsset } from './libraryFiles';
import { requireAsset } from './mediaRows';
import { requireUpload } from './projectPictureOperations';
import { offersPicture, reachOfProject } from './projectReach';
import { requireProject } from './projectRows';

const answer = (drawn: PictureCrop | null, found: PictureCrop | null) => ({
  data: { manualCropMetadata: drawn, visionCropMetadata: found },
});

const onExperimental = <Operation extends object>(operation: Operation) => ({
  ...operation,
  isExperimental: true,
});

function fieldsOf(form: FormData | undefined): Record<string, string> {
  if (!form) throw new MockProblem(415, FORM_NEEDED);
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
}

/** Whether the caller can see a picture: plain users those their projects offer, and those whose ids they know. */
function isVisible(
  call: Parameters<typeof requireProject>[0] & Pick<EnvironmentMockCall, 'may'>,
  { projectId, ...picture }: PictureName & { readonly projectId?: string | undefined },
  foundId: string,
): boolean {
  if (!isBoundToDocument('pictures', call)) return true;
  if (projectId === undefined) return foundId === picture.assetId;
  return offersPicture(call, reachOfProject(requireProject(call, projectId)), picture);
}

/** Crops of pictures for smart crop. */
export const visionOperations = [
  defineEnvironmentOperation('get', '/media/{mediaId}/vision', 200, (call) => {
    const { drawnCrop, foundCrop } = requireAsset(call, call.path.mediaId);
    return answer(drawnCrop, foundCrop);
  }),
  defineEnvironmentOperation('post', '/media/{mediaId}/vision', 200, (call) => {
    const read = readCrop(fieldsOf(call.form));
    if ('refusal' in read) throw problemOf(read.refusal);
    const row = requireAsset(call, call.path.mediaId);
    if (row.fault !== null) throw problemOf(invalidField('subjectArea', row.fault));
    Object.assign(row, { drawnCrop: read.crop, modifiedAt: call.store.now });
    return answer(row.drawnCrop, row.foundCrop);
  }),
  defineEnvironmentOperation('get', '/pictures/vision', 200, (call) => {
    const { projectId, connectorId, assetId } = call.query;
    if (projectId !== undefined) requireProject(call, projectId);
    const uploadId = projectPictureId(assetId);
    if (uploadId !== undefined) return answer(null, requireUpload(call.store, projectId, uploadId).foundCrop);
    const found = findAsset(call, { connectorId, assetId });
    if (!found || !isVisible(call, call.query, found.id)) throw notFound('asset');
    return answer(found.drawnCrop, found.foundCrop);
  }),
  defineEnvironmentOperation('post', '/external-media/vision', 200, async ({ form }) => {
    const file = formFile(form);
    if (!['png', 'jpg', 'jpeg'].includes(mediaExtensionOf(file.name) ?? ''))
      throw problemOf(OUTSIDE_PICTURE_TYPE);
    await requireContent(file, file.name);
    if (file.size > LARGEST_OUTSIDE_PICTURE) throw problemOf(OUTSIDE_PICTURE_TOO_LARGE);
    const picture = await readPicture(file);
    if (!picture) throw problemOf(invalidField('file', UNREADABLE_PICTURE));
    return answer(null, picture.crop);
  }),
].map(onExperimental);

import { and, eq } from 'drizzle-orm';
import {
  findSubject,
  LARGEST_OUTSIDE_PICTURE,
  mediaExtensionOf,
  OUTSIDE_PICTURE_TOO_LARGE,
  OUTSIDE_PICTURE_TYPE,
  readCrop,
  UNREADABLE_PICTURE,
  type PictureCrop,
} from '@/domain/media';
import { isBoundToDocument } from '@/domain/projects';
import { invalidField } from '@/domain/refusal';
import { media } from '../../database/schema';
import { notFound, problemOf } from '../../http/Problem';
import { UnreadablePictureError } from '../../pictures';
import { TooLargeError, withLocalFile, withTempFile } from '../../storage';
import { findPicture, originOf } from '../library/libraryOf';
import { refuseUnreached } from '../library/libraryFiles';
import type { Call, Handlers, Schemas } from '../operations';
import { requireOfferedPicture, requireProject } from '../projects';
import { UUID } from '../uuid';
import { requireAsset, type AssetRow } from './mediaQueries';
import { readableHash } from './readAsset';
import { checkContent } from './uploadMedia';

type Ids = 'getMediaVision' | 'saveMediaVision' | 'getPictureVision' | 'findVision';
type Looking = Pick<Call<'getMediaVision'>, 'database' | 'storage' | 'pictures' | 'environment' | 'now'>;

const OUTSIDE_TYPES = ['png', 'jpg', 'jpeg'];

/** Reading and changing the part that smart crop keeps visible. */
export const visionHandlers: Handlers<Ids> = {
  async getMediaVision(call) {
    return visionOf(call, await requireAsset(call.database, call.environment.id, call.params.mediaId));
  },

  async saveMediaVision(call) {
    const { database, recorded, environment, params, now } = call;
    const read = readCrop(await call.fields());
    if ('refusal' in read) throw problemOf(read.refusal);
    const { id, fault } = await requireAsset(database, environment.id, params.mediaId);
    if (fault !== null) throw problemOf(invalidField('subjectArea', fault));
    // A new modification time refreshes drawings with the picture, as after every other change.
    await recorded((transaction) =>
      transaction.update(media).set({ drawnCrop: read.crop, modifiedAt: now }).where(eq(media.id, id)),
    );
    return visionOf(call, await requireAsset(database, environment.id, id));
  },

  async getPictureVision(call) {
    const { database, environment, actor, query } = call;
    const { projectId, connectorId, assetId } = query;
    const environmentId = environment.id;
    if (projectId !== undefined) await requireProject(database, { environmentId, actor }, projectId);
    await requireVisible(call);
    const source = { type: 'connector', connectorId, assetId } as const;
    const found = await findPicture({ ...call, environmentId, projectId }, source).catch(refuseUnreached);
    if (!found) throw notFound('asset');
    if ('id' in found) return visionOf(call, await requireAsset(database, environmentId, found.id));
    if ('visionCropMetadata' in found) return answer({ drawn: null, found: found.visionCropMetadata });
    return answer({ drawn: null, found: await lookAt(call, found.fileHash) });
  },

  async findVision(call) {
    const { fileName, content } = await call.upload();
    if (!OUTSIDE_TYPES.includes(mediaExtensionOf(fileName) ?? '')) throw problemOf(OUTSIDE_PICTURE_TYPE);
    const found = await withTempFile(checkContent(fileName, content), LARGEST_OUTSIDE_PICTURE, ({ path }) =>
      inspectFile(call, path),
    ).catch((error: unknown) => {
      throw error instanceof TooLargeError ? problemOf(OUTSIDE_PICTURE_TOO_LARGE) : error;
    });
    if (!found) throw problemOf(invalidField('file', UNREADABLE_PICTURE));
    return answer({ drawn: null, found });
  },
};

/**
 * Users restricted to documents see the pictures of their projects, and others by exact id. Names and ids of external
 * sources can be guessed. @throws Problem 404 or 502
 */
async function requireVisible(call: Call<'getPictureVision'>): Promise<void> {
  if (!isBoundToDocument('pictures', call)) return;
  const { projectId, connectorId, assetId } = call.query;
  if (projectId !== undefined) return requireOfferedPicture(call, projectId, { connectorId, assetId });
  const origin = await originOf({ ...call, environmentId: call.environment.id }, connectorId);
  if (!origin || 'elsewhere' in origin || !UUID.test(assetId)) throw notFound('asset');
}

const answer = ({ drawn, found }: Record<'drawn' | 'found', PictureCrop | null>): Schemas['OneVision'] => ({
  data: { manualCropMetadata: drawn, visionCropMetadata: found },
});

/** Describes the crops of an asset; detects a missing one now, and stores it. */
async function visionOf(call: Looking, asset: AssetRow): Promise<Schemas['OneVision']> {
  const { id, fileHash, fault, foundCrop, drawnCrop } = asset;
  if (foundCrop !== null || fault !== null) return answer({ drawn: drawnCrop, found: foundCrop });
  const found = await lookAt(call, await readableHash(call, asset));
  await call.database
    .update(media)
    .set({ foundCrop: found })
    .where(and(eq(media.id, id), eq(media.fileHash, fileHash)));
  return answer({ drawn: drawnCrop, found });
}

/** Detects the crop of a stored file; null when it is no readable picture. */
const lookAt = (call: Looking, fileHash: string): Promise<PictureCrop | null> =>
  withLocalFile(call.storage, fileHash, (path) => inspectFile(call, path));

async function inspectFile({ pictures }: Pick<Looking, 'pictures'>, path: string) {
  try {
    return findSubject((await pictures.inspect(path)).raster);
  } catch (error) {
    if (error instanceof UnreadablePictureError) return null;
    throw error;
  }
}

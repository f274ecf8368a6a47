import {
  assetName,
  freeName,
  mediaExtensionOf,
  nameInFolder,
  refusalOfFileName,
  refusalOfMediaName,
  refusalOfRoot,
  refusalOfTakenName,
  UNREADABLE_PICTURE,
  whyNoPreview,
  type WhenTaken,
} from '@/domain/media';
import type { InEnvironment } from '../defineOperation';
import { problemOf, refuseIf } from '../MockProblem';
import type { MockAsset, MockFolder } from '../mockStore';
import { readPicture } from '../readPicture';
import { formFile, requireContent } from './formFile';
import { findByName, mediaOf, requireFolderAt } from './mediaRows';

interface Uploading extends InEnvironment {
  readonly form: FormData | undefined;
  readonly query: {
    readonly folderPath?: string | undefined;
    readonly name?: string | undefined;
    readonly whenTaken?: WhenTaken | undefined;
  };
}

/**
 * Adds a file to a folder like the platform.
 * @returns the asset of the file, or with `skip` the present one
 */
export async function takeUpload(call: Uploading): Promise<MockAsset> {
  const { query, form } = call;
  const folderId = requireFolderAt(call, query.folderPath);
  if (folderId === null) throw problemOf(refusalOfRoot());
  const file = formFile(form);
  const typed = query.name ?? file.name;
  const extension = mediaExtensionOf(typed);
  refuseIf(refusalOfFileName(typed) ?? refusalOfMediaName(typed));
  await requireContent(file, typed);
  if (!extension) throw problemOf(refusalOfRoot());
  const size = whyNoPreview(extension) === undefined ? await readPicture(file) : undefined;
  return place(call, folderId, assetName(typed, extension), {
    extension,
    content: file,
    size: file.size,
    width: size?.width ?? null,
    height: size?.height ?? null,
    fault: whyNoPreview(extension) ?? (size ? null : UNREADABLE_PICTURE),
    foundCrop: size?.crop ?? null,
    drawnCrop: null,
  });
}

type Contents = Omit<MockAsset, keyof MockFolder>;

function place(call: Uploading, folderId: string, name: string, contents: Contents): MockAsset {
  const { store, environmentId, query } = call;
  const taken = findByName(call, folderId, name);
  if (!taken || query.whenTaken === 'keepBoth') {
    const names = mediaOf(call).filter((row) => row.folderId === folderId);
    const held = new Set(names.map((row) => nameInFolder(row.name)));
    const row: MockAsset = {
      id: store.nextId('asset'),
      environmentId,
      kind: 'asset',
      folderId,
      name: taken ? freeName(name, held) : name,
      ...contents,
      createdAt: store.now,
      modifiedAt: store.now,
    };
    store.media.push(row);
    return row;
  }
  if (taken.kind !== 'asset' || (query.whenTaken ?? 'refuse') === 'refuse')
    throw problemOf(refusalOfTakenName(name));
  if (query.whenTaken === 'skip') return taken;
  return Object.assign(taken, contents, { modifiedAt: store.now });
}

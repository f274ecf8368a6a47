import {
  assetName,
  freeName,
  mediaExtensionOf,
  nameInFolder,
  refusalOfContent,
  refusalOfFileName,
  refusalOfMediaName,
  refusalOfRoot,
  refusalOfTakenName,
  SIGNATURE_BYTES,
  UNREADABLE_PICTURE,
  whyNoPreview,
  type WhenTaken,
} from '@/domain/media';
import { invalidField } from '@/domain/refusal';
import { FORM_NEEDED } from '@/domain/uploads';
import type { InEnvironment } from '../defineOperation';
import { MockProblem, problemOf, refuseIf } from '../MockProblem';
import type { MockAsset, MockFolder } from '../mockStore';
import { readPicture } from '../readPicture';
import { findByName, mediaOf, requireFolderAt } from './mediaRows';

interface Uploading extends InEnvironment {
  readonly form: FormData | undefined;
  readonly query: {
    readonly folderPath?: string | undefined;
    readonly name?: string | undefined;
    readonly whenTaken?: WhenTaken | undefined;
  };
}

/** Takes a file into a folder, as the platform does. @returns the asset that holds it, or with `skip` the one that was there */
export async function takeUpload(call: Uploading): Promise<MockAsset> {
  const { query, form } = call;
  const folderId = requireFolderAt(call, query.folderPath);
  if (folderId === null) throw problemOf(refusalOfRoot());
  if (!form) throw new MockProblem(415, FORM_NEEDED);
  const file = form.get('file');
  if (!(file instanceof Blob)) throw problemOf(invalidField('file', 'is required'));
  const typed = query.name ?? (file instanceof File ? file.name : '');
  const extension = mediaExtensionOf(typed);
  refuseIf(refusalOfFileName(typed) ?? refusalOfMediaName(typed));
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  refuseIf(refusalOfContent(typed, start));
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
      ...{ id: store.nextId('asset'), environmentId, kind: 'asset', folderId },
      name: taken ? freeName(name, held) : name,
      ...contents,
      ...{ createdAt: store.now, modifiedAt: store.now },
    };
    store.media.push(row);
    return row;
  }
  if (taken.kind !== 'asset' || (query.whenTaken ?? 'refuse') === 'refuse')
    throw problemOf(refusalOfTakenName(name));
  if (query.whenTaken === 'skip') return taken;
  return Object.assign(taken, contents, { modifiedAt: store.now });
}

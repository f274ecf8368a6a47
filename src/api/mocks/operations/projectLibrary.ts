import { FONT_WORDS } from '@/domain/font';
import { itemNameKey } from '@/domain/item-name';
import { mediaTypeOf, refusalOfMediaQuality, folderAt } from '@/domain/media';
import { DEFAULT_FAMILY, DEFAULT_FILES } from '@/engine/text';
import type { InEnvironment } from '../defineOperation';
import { MockFile } from '../MockFile';
import { DRAWING_TYPE } from '../mockMedia';
import { MockProblem, notFound, refuseIf } from '../MockProblem';
import type { MockAsset } from '../mockStore';
import { familiesOf } from './fontRows';
import { findByName, foldersOf, mediaOf } from './mediaRows';

interface WantedFont {
  readonly family: string;
  readonly style: string;
  readonly fontStyleId?: string;
}

/**
 * The file of a font as a document names it. The demo's fonts stand for those that are always there as well, whichever
 * environment they are of. @throws MockProblem 404
 */
export async function fontOf(call: InEnvironment, wanted: WantedFont): Promise<MockFile> {
  // The default family is drawn with letters that are as wide.
  const family = wanted.family === DEFAULT_FAMILY ? DEFAULT_FILES : wanted.family;
  const isNamed = (name: string, key: string) => itemNameKey(name) === itemNameKey(key);
  const named = (families: typeof call.store.fontFamilies) =>
    families
      .filter(({ name }) => isNamed(name, family))
      .flatMap(({ styles }) => styles)
      .find(({ name }) => isNamed(name, wanted.style));
  const own = familiesOf(call);
  const found =
    own.flatMap(({ styles }) => styles).find(({ id }) => id === wanted.fontStyleId) ??
    named(own) ??
    named(call.store.fontFamilies);
  if (!found) throw notFound(FONT_WORDS.style);
  return new MockFile(await found.read(), { 'Content-Type': `font/${found.extension}` });
}

interface WantedPicture {
  readonly connectorId: string;
  readonly assetId: string;
}

/** A picture as a document names it, of whatever size. @throws MockProblem 400 or 404 */
export function pictureOf(
  call: InEnvironment,
  quality: string,
  { connectorId, assetId }: WantedPicture,
): MockFile {
  const isOwnMedia =
    connectorId === '' ||
    call.store.connectors.some(
      ({ id, environmentId, type, ownerType }) =>
        id === connectorId &&
        environmentId === call.environmentId &&
        type === 'media' &&
        ownerType === 'builtIn',
    );
  const found = isOwnMedia ? findAsset(call, assetId) : undefined;
  if (!found) throw notFound('asset');
  refuseIf(refusalOfMediaQuality(quality));
  const { content, extension, fault } = found;
  if (fault !== null) throw new MockProblem(404, fault);
  const type = content.type === DRAWING_TYPE ? DRAWING_TYPE : mediaTypeOf(extension);
  return new MockFile(content, { 'Content-Type': type });
}

/** An asset by its id, its path or, as the first one there is, its name. */
function findAsset(call: InEnvironment, assetId: string): MockAsset | undefined {
  const assets = mediaOf(call).filter((row) => row.kind === 'asset');
  const slash = assetId.lastIndexOf('/');
  if (slash < 0)
    return assets.find(({ id, name }) => id === assetId || itemNameKey(name) === itemNameKey(assetId));
  const folderId = folderAt(foldersOf(call), assetId.slice(0, slash));
  const found = folderId ? findByName(call, folderId, assetId.slice(slash + 1)) : undefined;
  return found?.kind === 'asset' ? found : undefined;
}

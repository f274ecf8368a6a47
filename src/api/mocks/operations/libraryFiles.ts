import { FONT_WORDS } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import { folderAt, foldersWithin, mediaTypeOf, pathOf, refusalOfMediaQuality } from '@/domain/media';
import { DEFAULT_FAMILY, DEFAULT_FILES } from '@/engine/text';
import type { InEnvironment } from '../defineOperation';
import { MockFile } from '../MockFile';
import { DRAWING_TYPE } from '../mockMedia';
import { MockProblem, notFound, refuseIf } from '../MockProblem';
import type { MockFontStyle } from '../mockFonts';
import type { MockAsset, MockMedia } from '../mockStore';
import { familiesOf } from './fontRows';
import { findByName, foldersOf, mediaOf } from './mediaRows';

interface WantedFont {
  readonly family: string;
  readonly style: string;
  readonly fontStyleId?: string;
}

/**
 * Finds a font by its reference in a document. The demo's fonts also serve as built-in ones, whatever their
 * environment.
 */
export function findStyle(
  call: InEnvironment,
  wanted: WantedFont,
  { isBuiltIn = false }: { readonly isBuiltIn?: boolean } = {},
): MockFontStyle | undefined {
  // The default family is drawn with letters of equal widths.
  const family = wanted.family === DEFAULT_FAMILY ? DEFAULT_FILES : wanted.family;
  const isNamed = (name: string, key: string) => itemNameKey(name) === itemNameKey(key);
  const named = (families: typeof call.store.fontFamilies) =>
    families
      .filter(({ name }) => isNamed(name, family))
      .flatMap(({ styles }) => styles)
      .find(({ name }) => isNamed(name, wanted.style));
  const own = isBuiltIn ? [] : familiesOf(call);
  return (
    own.flatMap(({ styles }) => styles).find(({ id }) => id === wanted.fontStyleId) ??
    named(own) ??
    named(call.store.fontFamilies)
  );
}

/**
 * Returns the file of a font by its reference in a document.
 * @throws MockProblem 404
 * @param options.isBuiltIn whether to search only built-in fonts
 */
export async function fontOf(
  call: InEnvironment,
  wanted: WantedFont,
  { isBuiltIn = false }: { readonly isBuiltIn?: boolean } = {},
): Promise<MockFile> {
  const found = findStyle(call, wanted, { isBuiltIn });
  if (!found) throw notFound(FONT_WORDS.style);
  return new MockFile(await found.read(), { 'Content-Type': `font/${found.extension}` });
}

interface WantedPicture {
  readonly connectorId: string;
  readonly assetId: string;
}

/**
 * Returns a picture by its reference in a document, in any size.
 * @throws MockProblem 400 or 404
 */
export function pictureOf(call: InEnvironment, quality: string, wanted: WantedPicture): MockFile {
  const found = findAsset(call, wanted);
  if (!found) throw notFound('asset');
  refuseIf(refusalOfMediaQuality(quality));
  const { content, extension, fault } = found;
  if (fault !== null) throw new MockProblem(404, fault);
  const type = content.type === DRAWING_TYPE ? DRAWING_TYPE : mediaTypeOf(extension);
  return new MockFile(content, { 'Content-Type': type });
}

/**
 * Returns the folder of a media connector, null for the whole environment; `undefined` for other connectors and
 * external sources, which the mocks can't reach.
 */
function rootOf(call: InEnvironment, connectorId: string): string | null | undefined {
  if (connectorId === '') return null;
  const found = call.store.connectors.find(
    ({ id, environmentId, type }) =>
      id === connectorId && environmentId === call.environmentId && type === 'media',
  );
  if (found?.ownerType === 'builtIn') return null;
  return found?.source?.type === 'folder' ? found.source.folderId : undefined;
}

/** Finds an asset of the environment or a folder by id or path, or the first one with its name. */
export function findAsset(
  call: InEnvironment,
  { connectorId, assetId }: WantedPicture,
): MockAsset | undefined {
  const root = rootOf(call, connectorId);
  const folders = foldersOf(call);
  if (root === undefined || (root !== null && !folders.some(({ id }) => id === root))) return undefined;
  const within = new Set(foldersWithin(folders, root));
  const assets = mediaOf(call).filter(
    (row) => row.kind === 'asset' && (root === null || within.has(row.folderId ?? '')),
  );
  if (!assetId.includes('/')) {
    const isWanted = ({ id, name }: MockMedia) =>
      id === assetId || itemNameKey(name) === itemNameKey(assetId);
    const named = assets.find(isWanted);
    return named?.kind === 'asset' ? named : undefined;
  }
  const path = `${pathOf(folders, root)}/${assetId}`;
  const folderId = folderAt(folders, path.slice(0, path.lastIndexOf('/')));
  const found = folderId ? findByName(call, folderId, path.slice(path.lastIndexOf('/') + 1)) : undefined;
  return found?.kind === 'asset' ? found : undefined;
}

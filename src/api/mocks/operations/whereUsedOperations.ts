import { referencesOfKit } from '@/domain/brand-kits';
import { FONT_WORDS } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import { foldersWithin } from '@/domain/media';
import {
  refusalOfUses,
  type FontReference,
  USING_KINDS,
  type LibraryReferences,
  type Use,
  type UsedKind,
  type UsingKind,
} from '@/domain/where-used';
import { readDocument, referencesOf } from '@/engine/document';
import { defineEnvironmentOperation, type InEnvironment } from '../defineOperation';
import { mockPage } from '../mockPage';
import { notFound, refuseIf } from '../MockProblem';
import { familiesOf, readIds } from './fontRows';
import { findAsset } from './libraryFiles';
import { foldersOf, mediaOf } from './mediaRows';
import { outputSettingsOf } from './outputSettingOperations';
import { templatesOf } from './templateRows';
import { userInterfacesOf } from './userInterfaceOperations';

const NOTHING: LibraryReferences = { pictures: [], fonts: [], fontFamilies: [], connectors: [] };

function ofDocument(text: string): LibraryReferences {
  const read = readDocument(text);
  return read.ok ? { ...referencesOf(read.value), fontFamilies: [] } : NOTHING;
}

/** @throws MockProblem 404 if any id is unknown */
function requireAll(rows: readonly { readonly id: string }[], ids: readonly string[], what: string): void {
  if (!ids.every((wanted) => rows.some(({ id }) => id === wanted))) throw notFound(what);
}

const asUse =
  (kind: UsingKind) =>
  ({ id, name }: { readonly id: string; readonly name: string }): Use => ({ kind, id, name });

const ofEnvironment = <Row extends { readonly environmentId: string }>(
  rows: readonly Row[],
  { environmentId }: InEnvironment,
) => rows.filter((row) => row.environmentId === environmentId);

/** Returns the templates and brand kits with matching references. */
function findReferring(call: InEnvironment, isSo: (references: LibraryReferences) => boolean): Use[] {
  return [
    ...templatesOf(call)
      .filter(({ document }) => isSo(ofDocument(document)))
      .map(asUse('template')),
    ...ofEnvironment(call.store.brandKits, call)
      .filter(({ content }) => isSo(referencesOfKit(content)))
      .map(asUse('brandKit')),
  ];
}

function usesOfMedia(call: InEnvironment, ids: readonly string[]): Use[] {
  const rows = mediaOf(call);
  requireAll(rows, ids, 'asset or folder');
  const folders = foldersOf(call);
  const chosen = folders.filter(({ id }) => ids.includes(id)).flatMap(({ id }) => foldersWithin(folders, id));
  const assets = new Set(
    rows
      .filter(({ id, folderId }) => ids.includes(id) || chosen.includes(folderId ?? ''))
      .map(({ id }) => id),
  );
  return findReferring(call, ({ pictures }) =>
    pictures.some((picture) => assets.has(findAsset(call, picture)?.id ?? '')),
  );
}

function usesOfStyles(call: InEnvironment, styleIds: readonly string[], familyIds: readonly string[]): Use[] {
  const own = new Set(styleIds);
  return findReferring(
    call,
    ({ fonts, fontFamilies }) =>
      fontFamilies.some((id) => familyIds.includes(id)) ||
      fonts.some((font) => own.has(findNamedStyle(call, font)?.id ?? '')),
  );
}

/** Finds a style of the environment itself, without substitutes. */
function findNamedStyle(call: InEnvironment, font: FontReference) {
  const styles = familiesOf(call).flatMap((family) => family.styles.map((style) => ({ family, style })));
  const isNamed = (name: string, key: string) => itemNameKey(name) === itemNameKey(key);
  const found =
    styles.find(({ style }) => style.id === font.fontStyleId) ??
    styles.find(({ family, style }) => isNamed(family.name, font.family) && isNamed(style.name, font.style));
  return found?.style;
}

const FINDS: Readonly<Record<UsedKind, (call: InEnvironment, ids: readonly string[]) => Use[]>> = {
  media: usesOfMedia,
  fontFamily(call, ids) {
    const families = familiesOf(call);
    requireAll(families, ids, FONT_WORDS.family);
    const styles = families.filter(({ id }) => ids.includes(id)).flatMap((family) => family.styles);
    return usesOfStyles(
      call,
      styles.map(({ id }) => id),
      ids,
    );
  },
  fontStyle(call, ids) {
    requireAll(
      familiesOf(call).flatMap((family) => family.styles),
      ids,
      FONT_WORDS.style,
    );
    return usesOfStyles(call, ids, []);
  },
  connector(call, ids) {
    requireAll(ofEnvironment(call.store.connectors, call), ids, 'connector');
    return findReferring(call, ({ connectors }) => connectors.some((id) => ids.includes(id)));
  },
  outputSetting(call, ids) {
    requireAll(outputSettingsOf(call), ids, 'output setting');
    return userInterfacesOf(call)
      .filter(({ outputSettings }) =>
        Object.values(outputSettings).some((held) => held.some((id) => ids.includes(id))),
      )
      .map(asUse('userInterface'));
  },
  userInterface(call, ids) {
    requireAll(userInterfacesOf(call), ids, 'user interface');
    return ofEnvironment(call.store.collections, call)
      .filter(({ userInterfaceId }) => ids.includes(userInterfaceId ?? ''))
      .map(asUse('collection'));
  },
  template(call, ids) {
    requireAll(templatesOf(call), ids, 'template');
    return ofEnvironment(call.store.collections, call)
      .filter(({ templates }) => templates.some(({ id }) => ids.includes(id)))
      .map(asUse('collection'));
  },
};

/** Uses of objects in an environment. */
export const whereUsedOperations = [
  defineEnvironmentOperation('get', '/where-used', 200, (call) => {
    const { kind, ids, limit, nextPageToken } = call.query;
    refuseIf(refusalOfUses(kind, call.may));
    const { rows, ...page } = mockPage(
      '/where-used',
      { limit, nextPageToken },
      {
        rows: FINDS[kind](call, readIds(ids)),
        sorts: { name: ({ name }) => itemNameKey(name) },
        initial: { by: 'name', direction: 'asc' },
        rank: (use) => USING_KINDS.indexOf(use.kind),
      },
    );
    return { ...page, data: rows };
  }),
];

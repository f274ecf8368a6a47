import { attachmentOf } from '@/domain/attachment';
import { compareStyles, DEFAULT_FAMILY_STAYS, DEFAULT_STYLE_STAYS, type FamilySort } from '@/domain/fonts';
import { itemNameKey } from '@/domain/item-name';
import { defineEnvironmentOperation } from '../defineOperation';
import { MockFile } from '../MockFile';
import { problemOf } from '../MockProblem';
import { mockPage } from '../mockPage';
import type { MockFontFamily } from '../mockFonts';
import { fontPreviewOf } from './fontPreview';
import { describeFamily, describeStyle, familiesOf, readIds, requireFamily, requireStyle } from './fontRows';

const SORTS = {
  name: ({ name }) => itemNameKey(name),
  created: ({ createdAt }) => createdAt.toISOString(),
  modified: ({ modifiedAt }) => modifiedAt.toISOString(),
} satisfies Record<FamilySort, (family: MockFontFamily) => string>;

/** Fonts of an environment. */
export const fontOperations = [
  defineEnvironmentOperation('get', '/font-families', 200, (call) => {
    const { rows, ...page } = mockPage('/font-families', call.query, {
      rows: familiesOf(call),
      sorts: SORTS,
      initial: { by: 'name', direction: 'asc' },
    });
    return { ...page, data: rows.map(describeFamily) };
  }),
  defineEnvironmentOperation('delete', '/font-families', 204, (call) => {
    const ids = readIds(call.query.ids);
    if (familiesOf(call).some((family) => ids.includes(family.id) && describeFamily(family).isBuiltIn))
      throw problemOf(DEFAULT_FAMILY_STAYS);
    const gone = ids.map((id) => requireFamily(call, id));
    call.store.fontFamilies = call.store.fontFamilies.filter((family) => !gone.includes(family));
    return undefined;
  }),
  defineEnvironmentOperation('get', '/font-families/{familyId}/styles', 200, (call) => {
    const family = requireFamily(call, call.path.familyId);
    return { data: family.styles.map((style) => describeStyle(family, style)).sort(compareStyles) };
  }),
  defineEnvironmentOperation('delete', '/font-styles', 204, (call) => {
    const ids = readIds(call.query.ids);
    const styles = familiesOf(call).flatMap((family) => family.styles);
    if (styles.some(({ id, isBuiltIn }) => isBuiltIn && ids.includes(id)))
      throw problemOf(DEFAULT_STYLE_STAYS);
    const gone = ids.map((id) => requireStyle(call, id));
    for (const { family, style } of gone) {
      family.styles = family.styles.filter((each) => each !== style);
      family.modifiedAt = call.store.now;
    }
    call.store.fontFamilies = call.store.fontFamilies.filter(({ styles }) => styles.length > 0);
    return undefined;
  }),
  defineEnvironmentOperation('get', '/font-styles/{styleId}', 200, (call) => {
    const { family, style } = requireStyle(call, call.path.styleId);
    return { data: describeStyle(family, style) };
  }),
  defineEnvironmentOperation('get', '/font-styles/{styleId}/preview/{shape}', 200, (call) =>
    fontPreviewOf(call, call.path),
  ),
  defineEnvironmentOperation('get', '/font-styles/{styleId}/download', 200, async (call) => {
    const { extension, fileName, read } = requireStyle(call, call.path.styleId).style;
    return new MockFile(await read(), {
      'Content-Type': `font/${extension}`,
      'Content-Disposition': attachmentOf(fileName),
    });
  }),
];

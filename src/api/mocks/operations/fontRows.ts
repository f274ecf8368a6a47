import { FONT_WORDS } from '@/domain/fonts';
import type { InEnvironment } from '../defineOperation';
import { notFound } from '../MockProblem';
import type { MockFontFamily, MockFontStyle } from '../mockFonts';

/** Returns the families of an environment. */
export const familiesOf = ({ store, environmentId }: InEnvironment): MockFontFamily[] =>
  store.fontFamilies.filter((family) => family.environmentId === environmentId);

/** @throws MockProblem 404 */
export function requireFamily(call: InEnvironment, id: string): MockFontFamily {
  const family = familiesOf(call).find((each) => each.id === id);
  if (!family) throw notFound(FONT_WORDS.family);
  return family;
}

/**
 * Returns a style with its family.
 * @throws MockProblem 404
 */
export function requireStyle(call: InEnvironment, id: string) {
  for (const family of familiesOf(call)) {
    const style = family.styles.find((each) => each.id === id);
    if (style) return { family, style };
  }
  throw notFound(FONT_WORDS.style);
}

/** Parses a list of ids in an address. */
export const readIds = (list: string): string[] => [...new Set(list.toLowerCase().split(','))];

/** Describes a family for the contract. */
export const describeFamily = ({ id, name, createdAt, modifiedAt, styles }: MockFontFamily) => ({
  id,
  name,
  fontStylesCount: styles.length,
  dateCreated: createdAt.toISOString(),
  lastModifiedDate: modifiedAt.toISOString(),
  extensions: [...new Set(styles.map(({ extension }) => extension))].sort(),
  isBuiltIn: styles.some(({ isBuiltIn }) => isBuiltIn),
});

/** Describes a style for the contract. */
export const describeStyle = (family: MockFontFamily, style: MockFontStyle) => {
  const { id, name, weight, isItalic, extension, fileName, fileSize, isBuiltIn } = style;
  return {
    id,
    name,
    familyId: family.id,
    familyName: family.name,
    weight,
    isItalic,
    extension,
    fileName,
    fileSize,
    isBuiltIn,
  };
};

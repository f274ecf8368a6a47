import { NEW_CHARACTER_LOOK, NEW_COLOUR, NEW_PARAGRAPH_LOOK } from './newThings';
import { newTheme, dropRepeatedValues } from './themes';
import {
  STYLE_SECTIONS,
  type BrandFont,
  type BrandKitContent,
  type CharacterLook,
  type MediaReference,
  type Section,
} from './types';

const LOOKS = {
  colors: NEW_COLOUR,
  paragraphStyles: NEW_PARAGRAPH_LOOK,
  characterStyles: NEW_CHARACTER_LOOK,
} as const;

/** Adds a colour or a style with the initial look. */
export const addEntry = (
  kit: BrandKitContent,
  section: keyof typeof LOOKS,
  { guid, name }: { readonly guid: string; readonly name: string },
): BrandKitContent => ({ ...kit, [section]: [...kit[section], { guid, name, ...LOOKS[section] }] });

/** Adds a picture. */
export const addPicture = (
  kit: BrandKitContent,
  picture: { readonly guid: string; readonly name: string } & MediaReference,
): BrandKitContent => ({ ...kit, media: [...kit.media, picture] });

/** Adds a font family. */
export const addFont = (kit: BrandKitContent, font: BrandFont): BrandKitContent => ({
  ...kit,
  fonts: [...kit.fonts, font],
});

/** Removes a font family that nothing uses. */
export const removeFont = (kit: BrandKitContent, guid: string): BrandKitContent => ({
  ...kit,
  fonts: kit.fonts.filter(({ fontFamilyBrandKitGuid }) => fontFamilyBrandKitGuid !== guid),
});

/** Renames an entry. */
export const renameEntry = (
  kit: BrandKitContent,
  { section, guid }: { readonly section: Section; readonly guid: string },
  name: string,
): BrandKitContent => ({
  ...kit,
  [section]: kit[section].map((entry) => (entry.guid === guid ? { ...entry, name } : entry)),
});

/** Removes an entry from the kit and all themes. Uses of a removed colour become black. */
export function removeEntry(
  kit: BrandKitContent,
  { section, guid }: { readonly section: Section; readonly guid: string },
): BrandKitContent {
  const entries: readonly { readonly guid: string }[] = kit[section];
  const left = { ...kit, [section]: entries.filter((entry) => entry.guid !== guid) };
  return dropRepeatedValues(section === 'colors' ? withoutColourUses(left, guid) : left);
}

const COLOUR_FIELDS = ['brandKitColorGuid', 'textStrokeColorGuid'] as const;

function withoutColourUses(kit: BrandKitContent, colour: string): BrandKitContent {
  const clearColour = <Style extends Partial<CharacterLook>>(style: Style): Style => ({
    ...style,
    ...Object.fromEntries(
      COLOUR_FIELDS.filter((field) => style[field] === colour).map((field) => [field, null]),
    ),
  });
  return {
    ...kit,
    paragraphStyles: kit.paragraphStyles.map(clearColour),
    characterStyles: kit.characterStyles.map(clearColour),
    themes: kit.themes.map((theme) => ({
      ...theme,
      paragraphStyles: theme.paragraphStyles.map(clearColour),
      characterStyles: theme.characterStyles.map(clearColour),
    })),
  };
}

/** Returns the names of styles with a matching value in any theme, without duplicates. */
function stylesWith(kit: BrandKitContent, uses: (look: Partial<CharacterLook>) => boolean): string[] {
  return STYLE_SECTIONS.flatMap((section) =>
    kit[section]
      .filter(
        (style) =>
          uses(style) ||
          kit.themes.some((theme) => theme[section].some((own) => own.guid === style.guid && uses(own))),
      )
      .map(({ name }) => name),
  );
}

/** Returns the names of styles that use a colour in any theme. */
export const stylesUsingColour = (kit: BrandKitContent, guid: string): string[] =>
  stylesWith(kit, (look) => COLOUR_FIELDS.some((field) => look[field] === guid));

/** Returns the names of styles that use a font family in any theme. */
export const stylesUsingFont = (kit: BrandKitContent, guid: string): string[] =>
  stylesWith(kit, ({ brandKitFontFamilyGuid }) => brandKitFontFamilyGuid === guid);

/** Adds a theme without differences from the default one. */
export const withNewTheme = (kit: BrandKitContent, id: string, name: string): BrandKitContent => ({
  ...kit,
  themes: [...kit.themes, newTheme(id, name)],
});

/** Renames a theme. */
export const renameTheme = (kit: BrandKitContent, id: string, name: string): BrandKitContent => ({
  ...kit,
  themes: kit.themes.map((theme) => (theme.id === id ? { ...theme, name } : theme)),
});

/** Removes a theme. */
export const removeTheme = (kit: BrandKitContent, id: string): BrandKitContent => ({
  ...kit,
  themes: kit.themes.filter((theme) => theme.id !== id),
});

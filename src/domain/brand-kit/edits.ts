import { NEW_CHARACTER_LOOK, NEW_COLOUR, NEW_PARAGRAPH_LOOK } from './newThings';
import { newTheme, withoutRepeated } from './themes';
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

/** Adds a colour or a style that looks like every new one. */
export const withNew = (
  kit: BrandKitContent,
  section: keyof typeof LOOKS,
  { guid, name }: { readonly guid: string; readonly name: string },
): BrandKitContent => ({ ...kit, [section]: [...kit[section], { guid, name, ...LOOKS[section] }] });

/** Adds a picture. */
export const withMedia = (
  kit: BrandKitContent,
  picture: { readonly guid: string; readonly name: string } & MediaReference,
): BrandKitContent => ({ ...kit, media: [...kit.media, picture] });

/** Adds a font family. */
export const withFont = (kit: BrandKitContent, font: BrandFont): BrandKitContent => ({
  ...kit,
  fonts: [...kit.fonts, font],
});

/** Takes a font family out that nothing uses. */
export const withoutFont = (kit: BrandKitContent, guid: string): BrandKitContent => ({
  ...kit,
  fonts: kit.fonts.filter(({ fontFamilyBrandKitGuid }) => fontFamilyBrandKitGuid !== guid),
});

/** Calls an entry otherwise. */
export const withName = (
  kit: BrandKitContent,
  { section, guid }: { readonly section: Section; readonly guid: string },
  name: string,
): BrandKitContent => ({
  ...kit,
  [section]: kit[section].map((entry) => (entry.guid === guid ? { ...entry, name } : entry)),
});

/** Takes an entry out, in every theme. What used a colour is black then. */
export function withoutEntry(
  kit: BrandKitContent,
  { section, guid }: { readonly section: Section; readonly guid: string },
): BrandKitContent {
  const entries: readonly { readonly guid: string }[] = kit[section];
  const left = { ...kit, [section]: entries.filter((entry) => entry.guid !== guid) };
  return withoutRepeated(section === 'colors' ? withoutColourUses(left, guid) : left);
}

const COLOUR_FIELDS = ['brandKitColorGuid', 'textStrokeColorGuid'] as const;

function withoutColourUses(kit: BrandKitContent, colour: string): BrandKitContent {
  const blackened = <Style extends Partial<CharacterLook>>(style: Style): Style => ({
    ...style,
    ...Object.fromEntries(
      COLOUR_FIELDS.filter((field) => style[field] === colour).map((field) => [field, null]),
    ),
  });
  return {
    ...kit,
    paragraphStyles: kit.paragraphStyles.map(blackened),
    characterStyles: kit.characterStyles.map(blackened),
    themes: kit.themes.map((theme) => ({
      ...theme,
      paragraphStyles: theme.paragraphStyles.map(blackened),
      characterStyles: theme.characterStyles.map(blackened),
    })),
  };
}

/** The names of the styles that have one of these values in any theme, each once. */
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

/** The names of the styles that use a colour, in any theme. */
export const stylesUsingColour = (kit: BrandKitContent, guid: string): string[] =>
  stylesWith(kit, (look) => COLOUR_FIELDS.some((field) => look[field] === guid));

/** The names of the styles that use a font family, in any theme. */
export const stylesUsingFont = (kit: BrandKitContent, guid: string): string[] =>
  stylesWith(kit, ({ brandKitFontFamilyGuid }) => brandKitFontFamilyGuid === guid);

/** Adds a theme in which everything is as in the default one. */
export const withNewTheme = (kit: BrandKitContent, id: string, name: string): BrandKitContent => ({
  ...kit,
  themes: [...kit.themes, newTheme(id, name)],
});

/** Calls a theme otherwise. */
export const withThemeName = (kit: BrandKitContent, id: string, name: string): BrandKitContent => ({
  ...kit,
  themes: kit.themes.map((theme) => (theme.id === id ? { ...theme, name } : theme)),
});

/** Takes a theme out. */
export const withoutTheme = (kit: BrandKitContent, id: string): BrandKitContent => ({
  ...kit,
  themes: kit.themes.filter((theme) => theme.id !== id),
});

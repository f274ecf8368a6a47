import { isSameColour } from './colours';
import type { STYLE_SECTIONS } from './types';
import type {
  BrandKitContent,
  BrandTheme,
  CharacterLook,
  KitColour,
  MediaReference,
  ParagraphLook,
  Section,
} from './types';

/** The type of a theme's values by section. */
interface ValuesOf {
  colors: KitColour;
  media: MediaReference;
  paragraphStyles: Partial<ParagraphLook>;
  characterStyles: Partial<CharacterLook>;
}

/** The name of the kit without a theme; themes can't have it. */
export const DEFAULT_THEME = 'Default';

/** Creates a theme without differences from the default one. */
export const newTheme = (id: string, name: string): BrandTheme => ({
  id,
  name,
  colors: [],
  characterStyles: [],
  paragraphStyles: [],
  media: [],
});

const themeOf = ({ themes }: BrandKitContent, themeId: string | undefined) =>
  themes.find(({ id }) => id === themeId);

const colourOf = ({ type, value, displayValue }: KitColour): KitColour => ({
  type,
  value,
  ...(displayValue !== undefined && { displayValue }),
});

const referenceOf = ({ mediaConnectorId, mediaId }: MediaReference): MediaReference => ({
  mediaConnectorId,
  mediaId,
});

/** Applies a theme to a kit; `undefined` is the default theme. */
export function resolveTheme(kit: BrandKitContent, themeId: string | undefined): BrandKitContent {
  const theme = themeOf(kit, themeId);
  if (!theme) return kit;
  const instead = <Own extends { guid: string }>(own: readonly Own[], others: readonly { guid: string }[]) =>
    own.map((entry) => ({ ...entry, ...others.find(({ guid }) => guid === entry.guid) }));
  return {
    ...kit,
    // A colour is replaced as a whole, since spot colours have other fields.
    colors: kit.colors.map((colour) => {
      const other = theme.colors.find(({ guid }) => guid === colour.guid);
      return other ? { guid: colour.guid, name: colour.name, ...colourOf(other) } : colour;
    }),
    media: instead(kit.media, theme.media),
    paragraphStyles: instead(kit.paragraphStyles, theme.paragraphStyles),
    characterStyles: instead(kit.characterStyles, theme.characterStyles),
  };
}

/** Returns the names of values that a theme changes in an entry; colours and pictures change as a whole. */
export function ownValues(theme: BrandTheme | undefined, section: Section, guid: string): readonly string[] {
  const entries: readonly { readonly guid: string }[] = theme?.[section] ?? [];
  const own = entries.find((entry) => entry.guid === guid);
  return own ? Object.keys(own).filter((key) => key !== 'guid') : [];
}

/** Whether two values of a style are equal; the order of features is ignored. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && sorted(one) === sorted(other));

const sorted = (value: unknown): string => JSON.stringify(Object.entries(value ?? {}).sort());

/** Removes values of a theme that equal the kit's, or whose entry is missing in the kit. */
function dropEqualValues(kit: BrandKitContent, theme: BrandTheme): BrandTheme {
  const styles = (section: (typeof STYLE_SECTIONS)[number]) => {
    const others: readonly ({ readonly guid: string } & Partial<ParagraphLook>)[] = theme[section];
    return others.flatMap((other) => {
      const own = kit[section].find(({ guid }) => guid === other.guid);
      if (!own) return [];
      const differing = Object.entries(other).filter(
        ([key, value]) =>
          key !== 'guid' && value !== undefined && !isSameValue(value, own[key as keyof typeof own]),
      );
      return differing.length > 0 ? [{ guid: other.guid, ...Object.fromEntries(differing) }] : [];
    });
  };
  return {
    id: theme.id,
    name: theme.name,
    colors: theme.colors.flatMap((other) => {
      const own = kit.colors.find(({ guid }) => guid === other.guid);
      return own && !isSameColour(own, other) ? [{ guid: other.guid, ...colourOf(other) }] : [];
    }),
    media: theme.media.flatMap((other) => {
      const own = kit.media.find(({ guid }) => guid === other.guid);
      const isSamePicture = own?.mediaId === other.mediaId && own.mediaConnectorId === other.mediaConnectorId;
      return own && !isSamePicture ? [{ guid: other.guid, ...referenceOf(other) }] : [];
    }),
    paragraphStyles: styles('paragraphStyles'),
    characterStyles: styles('characterStyles'),
  };
}

/** Removes equal values from all themes of a kit. The look of each theme stays the same. */
export const dropRepeatedValues = (kit: BrandKitContent): BrandKitContent => ({
  ...kit,
  themes: kit.themes.map((theme) => dropEqualValues(kit, theme)),
});

/** Changes values of an entry in a theme, or in the kit itself if it is `undefined`. */
export function withValues<Of extends Section>(
  kit: BrandKitContent,
  place: { readonly themeId: string | undefined; readonly section: Of; readonly guid: string },
  values: ValuesOf[Of],
): BrandKitContent {
  const { themeId, section, guid } = place;
  const theme = themeOf(kit, themeId);
  const mergeValues = (entries: readonly { readonly guid: string }[]) =>
    entries.map((entry) => (entry.guid === guid ? replaceEntry(section, entry, values) : entry));
  if (!theme) return { ...kit, [section]: mergeValues(kit[section]) };
  const own: readonly { readonly guid: string }[] = theme[section];
  const entries = own.some((entry) => entry.guid === guid) ? mergeValues(own) : [...own, { guid, ...values }];
  return withTheme(kit, { ...theme, [section]: entries });
}

/* A colour is replaced as a whole, so that no field of a spot colour stays. */
function replaceEntry(section: Section, entry: { readonly guid: string }, values: object) {
  const { displayValue: _alternate, ...rest } = entry as { readonly guid: string; displayValue?: unknown };
  return { ...(section === 'colors' ? rest : entry), ...values };
}

/** Resets values of an entry in a theme: the named ones, or all. */
export function withReset(
  kit: BrandKitContent,
  place: { readonly themeId: string; readonly section: Section; readonly guid: string },
  names?: readonly string[],
): BrandKitContent {
  const theme = themeOf(kit, place.themeId);
  if (!theme) return kit;
  const entries: readonly { readonly guid: string }[] = theme[place.section];
  const left = entries.flatMap((entry) => {
    if (entry.guid !== place.guid) return [entry];
    if (!names) return [];
    return [Object.fromEntries(Object.entries(entry).filter(([key]) => !names.includes(key)))];
  });
  return withTheme(kit, { ...theme, [place.section]: left });
}

/* Other themes keep values that equal the kit's for a moment, for example while a slider moves. */
const withTheme = (kit: BrandKitContent, theme: BrandTheme): BrandKitContent => ({
  ...kit,
  themes: kit.themes.map((other) => (other.id === theme.id ? dropEqualValues(kit, theme) : other)),
});

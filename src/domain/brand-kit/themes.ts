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

/** What the values a theme may change are called by section. */
interface ValuesOf {
  colors: KitColour;
  media: MediaReference;
  paragraphStyles: Partial<ParagraphLook>;
  characterStyles: Partial<CharacterLook>;
}

/** What the kit without any theme is called; no theme is called so. */
export const DEFAULT_THEME = 'Default';

/** A new theme, in which everything is as in the default one. */
export const newTheme = (id: string, name: string): BrandTheme => ({
  ...{ id, name },
  ...{ colors: [], characterStyles: [], paragraphStyles: [], media: [] },
});

const themeOf = ({ themes }: BrandKitContent, themeId: string | undefined) =>
  themes.find(({ id }) => id === themeId);

const colourOf = ({ type, value, displayValue }: KitColour): KitColour => ({
  ...{ type, value },
  ...(displayValue !== undefined && { displayValue }),
});

const referenceOf = ({ mediaConnectorId, mediaId }: MediaReference): MediaReference => ({
  mediaConnectorId,
  mediaId,
});

/** What a kit holds with the values of one of its themes; that of the default theme for `undefined`. */
export function resolveTheme(kit: BrandKitContent, themeId: string | undefined): BrandKitContent {
  const theme = themeOf(kit, themeId);
  if (!theme) return kit;
  const instead = <Own extends { guid: string }>(own: readonly Own[], others: readonly { guid: string }[]) =>
    own.map((entry) => ({ ...entry, ...others.find(({ guid }) => guid === entry.guid) }));
  return {
    ...kit,
    // A spot colour in place of another kind, or the other way round, leaves nothing of that.
    colors: kit.colors.map((colour) => {
      const other = theme.colors.find(({ guid }) => guid === colour.guid);
      return other ? { guid: colour.guid, name: colour.name, ...colourOf(other) } : colour;
    }),
    media: instead(kit.media, theme.media),
    paragraphStyles: instead(kit.paragraphStyles, theme.paragraphStyles),
    characterStyles: instead(kit.characterStyles, theme.characterStyles),
  };
}

/** The names of values a theme has its own of, for one thing of the kit: of colours and pictures all or none. */
export function ownValues(theme: BrandTheme | undefined, section: Section, guid: string): readonly string[] {
  const entries: readonly { readonly guid: string }[] = theme?.[section] ?? [];
  const own = entries.find((entry) => entry.guid === guid);
  return own ? Object.keys(own).filter((key) => key !== 'guid') : [];
}

/** A theme without what is as in the kit, and without what the kit does not hold. */
function onlyDifferent(kit: BrandKitContent, theme: BrandTheme): BrandTheme {
  const styles = (section: (typeof STYLE_SECTIONS)[number]) => {
    const others: readonly ({ readonly guid: string } & Partial<ParagraphLook>)[] = theme[section];
    return others.flatMap((other) => {
      const own = kit[section].find(({ guid }) => guid === other.guid);
      if (!own) return [];
      const differing = Object.entries(other).filter(
        ([key, value]) => key !== 'guid' && value !== undefined && value !== own[key as keyof typeof own],
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
      const isSame = own?.mediaId === other.mediaId && own.mediaConnectorId === other.mediaConnectorId;
      return own && !isSame ? [{ guid: other.guid, ...referenceOf(other) }] : [];
    }),
    paragraphStyles: styles('paragraphStyles'),
    characterStyles: styles('characterStyles'),
  };
}

/** A kit whose themes hold only what differs from it. Nothing looks otherwise than before, in any theme. */
export const withoutRepeated = (kit: BrandKitContent): BrandKitContent => ({
  ...kit,
  themes: kit.themes.map((theme) => onlyDifferent(kit, theme)),
});

/** A kit with other values of one of its things: in a theme, or in the default one for `undefined`. */
export function withValues<Of extends Section>(
  kit: BrandKitContent,
  place: { readonly themeId: string | undefined; readonly section: Of; readonly guid: string },
  values: ValuesOf[Of],
): BrandKitContent {
  const { themeId, section, guid } = place;
  const theme = themeOf(kit, themeId);
  const merged = (entries: readonly { readonly guid: string }[]) =>
    entries.map((entry) => (entry.guid === guid ? replaced(section, entry, values) : entry));
  if (!theme) return { ...kit, [section]: merged(kit[section]) };
  const own: readonly { readonly guid: string }[] = theme[section];
  const entries = own.some((entry) => entry.guid === guid) ? merged(own) : [...own, { guid, ...values }];
  return withTheme(kit, { ...theme, [section]: entries });
}

/* A colour is replaced as a whole, so that nothing stays of a spot colour. */
function replaced(section: Section, entry: { readonly guid: string }, values: object) {
  const { displayValue: _alternate, ...rest } = entry as { readonly guid: string; displayValue?: unknown };
  return { ...(section === 'colors' ? rest : entry), ...values };
}

/** A kit in which a theme has the default one's values again: those that are named, or all of one thing. */
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

/* Other themes keep what happens to be as in the kit just now, such as while a slider passes by. */
const withTheme = (kit: BrandKitContent, theme: BrandTheme): BrandKitContent => ({
  ...kit,
  themes: kit.themes.map((other) => (other.id === theme.id ? onlyDifferent(kit, theme) : other)),
});

import type { FontStyle } from '@/api/types';
import {
  resolveTheme,
  type BrandFont,
  type BrandKitContent,
  type CharacterStyle,
  type KitColour,
  type ParagraphStyle,
} from '@/domain/brand-kits';
import {
  localColour,
  NEW_PARAGRAPH_FORMAT,
  type BrandKit,
  type CharacterFormat,
  type Colour,
  type Font,
  type Id,
  type Ordered,
  type ParagraphFormat,
} from '@/engine/document';
import { findPlainStyle } from '@/product/Typeface';

/** A brand kit of the environment, with the styles of its fonts. */
export interface EnvironmentKit extends BrandKitContent {
  readonly id: string;
  readonly name: string;
  /** Incremented by each save. */
  readonly revision: number;
  /** The styles of its families by family id; none for deleted families. */
  readonly styles: ReadonlyMap<string, readonly FontStyle[]>;
}

/** Maximum length of an id's base, which leaves room for a number. */
const LONGEST_START = 60;

/**
 * Assigns document ids to the entries of a kit. An entry with a known name keeps its id; a new name gets a new id,
 * because texts, pictures and scripts refer to a kit by name.
 * @param keeps whether the document's other entries stay, and keep their ids
 */
function idsOf(
  entries: readonly { readonly guid: string; readonly name: string }[],
  present: Ordered<{ readonly name: string }>,
  keeps: boolean,
): (guid: string) => Id {
  const known = new Map(present.order.map((id) => [present.items[id]?.name, id]));
  const taken = new Set(keeps ? present.order : entries.flatMap(({ name }) => known.get(name) ?? []));
  const ids = new Map<string, Id>();
  for (const { guid, name } of entries) {
    let id = known.get(name);
    for (let count = 1; id === undefined; count += 1) {
      const free = count === 1 ? guid : `${guid.slice(0, LONGEST_START)}-${count}`;
      if (!taken.has(free)) id = free;
    }
    taken.add(id);
    ids.set(guid, id);
  }
  return (guid) => ids.get(guid) ?? guid;
}

/** Orders entries by their document ids. */
function orderByDocumentId<Entry extends { readonly guid: string; readonly name: string }, Item>(
  entries: readonly Entry[],
  idOf: (guid: string) => Id,
  itemOf: (entry: Entry) => Item,
): Ordered<Item> {
  const listed = entries.map((entry) => [idOf(entry.guid), itemOf(entry)] as const);
  return { order: listed.map(([id]) => id), items: Object.fromEntries(listed) };
}

/** Converts a colour of a kit to the document format. Invalid numbers are refused with the document. */
function colourOf({ type, value, displayValue }: KitColour): Colour {
  const isSpot = type === 'spotCmyk' || type === 'spotRgb' || type === 'spotHex';
  const numbers = isSpot ? displayValue : value;
  return {
    type,
    ...(isSpot && { ink: value }),
    ...(typeof numbers === 'string' ? { value: numbers } : numbers),
  } as Colour;
}

/** Lookups for converting styles of a kit. */
interface Words {
  readonly fontOf: (style: CharacterStyle) => Font | undefined;
  readonly colourIdOf: (guid: string) => Id;
}

function characterFormatOf(style: CharacterStyle, { fontOf, colourIdOf }: Words): CharacterFormat {
  const font = fontOf(style);
  const colour = (guid: string | null) =>
    guid === null
      ? localColour('#000000')
      : ({ type: 'brandKit', colorId: colourIdOf(guid), opacity: 1 } as const);
  const { fontSize, lineHeight, typographicCase, kerningOn, subSuperScript, trackingLeft, trackingRight } =
    style;
  const { baselineShiftValue, textOverprint, underline, lineThrough } = style;
  return {
    ...(font && { font }),
    ...(style.fontFeatures && { fontFeatures: style.fontFeatures }),
    fontSize,
    lineHeight,
    typographicCase,
    kerningOn,
    subSuperScript,
    trackingLeft,
    trackingRight,
    baselineShiftValue,
    textOverprint,
    underline,
    lineThrough,
    color: { applied: style.fillColorApplied, color: colour(style.brandKitColorGuid) },
    strokeColor: { applied: style.textStrokeColorApplied, color: colour(style.textStrokeColorGuid) },
    strokeWidth: style.textStrokeWidth,
  };
}

const paragraphFormatOf = (style: ParagraphStyle, words: Words): ParagraphFormat => ({
  ...NEW_PARAGRAPH_FORMAT,
  ...characterFormatOf(style, words),
  textAlign: style.textAlign,
  // The last line of a justified paragraph is not justified.
  textAlignLast: style.textAlign === 'justify' ? 'left' : style.textAlign,
  textIndent: style.textIndent,
});

/** Returns the current family name of a font. */
function familyOf(font: BrandFont, styles: EnvironmentKit['styles']): string {
  return styles.get(font.fontFamilyId)?.[0]?.familyName ?? font.name;
}

/** Returns a function that finds the font of a style, by family and style name. */
function fontsOf({ fonts, styles }: EnvironmentKit): Words['fontOf'] {
  return ({ brandKitFontFamilyGuid, fontStyleId }) => {
    const font = fonts.find((each) => each.fontFamilyBrandKitGuid === brandKitFontFamilyGuid);
    if (!font) return undefined;
    const own = styles.get(font.fontFamilyId) ?? [];
    const style = own.find(({ id }) => id === fontStyleId) ?? findPlainStyle(own);
    return {
      family: familyOf(font, styles),
      style: style?.name ?? 'Regular',
      ...(style && { fontStyleId: style.id }),
    };
  };
}

/**
 * Converts a kit of the environment to the document format.
 * @param present the document's current kit, whose ids texts and frames refer to
 * @param keeps whether its other entries stay: true for an update of the same kit, false for another kit
 */
export function toDocumentKit(kit: EnvironmentKit, present: BrandKit, keeps: boolean): BrandKit {
  const colourIdOf = idsOf(kit.colors, present.colors, keeps);
  const mediaIdOf = idsOf(kit.media, present.media, keeps);
  const paragraphIdOf = idsOf(kit.paragraphStyles, present.paragraphStyles, keeps);
  const characterIdOf = idsOf(kit.characterStyles, present.characterStyles, keeps);
  const families = kit.fonts.map((font) => ({
    guid: font.fontFamilyBrandKitGuid,
    name: familyOf(font, kit.styles),
    font,
  }));
  const themes = kit.themes.map((theme) => ({ guid: theme.id, name: theme.name }));
  const words: Words = { fontOf: fontsOf(kit), colourIdOf };
  const assetOf = ({ mediaConnectorId, mediaId }: BrandKitContent['media'][number]) => ({
    connectorId: mediaConnectorId ?? '',
    assetId: mediaId,
  });
  const { activeThemeId } = present;
  const activeName = activeThemeId === undefined ? undefined : present.themes.items[activeThemeId]?.name;
  const themeIdOf = idsOf(themes, present.themes, keeps);
  const active = themes.find(({ name }) => name === activeName);
  return {
    name: kit.name,
    sourceId: kit.id,
    version: String(kit.revision),
    isAutoSync: present.isAutoSync,
    ...(active && { activeThemeId: themeIdOf(active.guid) }),
    colors: orderByDocumentId(kit.colors, colourIdOf, (colour) => ({
      name: colour.name,
      color: colourOf(colour),
    })),
    gradients: { order: [], items: {} },
    paragraphStyles: orderByDocumentId(kit.paragraphStyles, paragraphIdOf, (style) => ({
      name: style.name,
      format: paragraphFormatOf(style, words),
    })),
    characterStyles: orderByDocumentId(kit.characterStyles, characterIdOf, (style) => ({
      name: style.name,
      format: characterFormatOf(style, words),
    })),
    fontFamilies: orderByDocumentId(
      families,
      idsOf(families, present.fontFamilies, keeps),
      ({ name, font }) => {
        const plain = findPlainStyle(kit.styles.get(font.fontFamilyId) ?? []);
        return {
          name,
          ...(font.fontConnectorId !== null && { connectorId: font.fontConnectorId }),
          default: { family: name, style: plain?.name ?? 'Regular', ...(plain && { fontStyleId: plain.id }) },
        };
      },
    ),
    media: orderByDocumentId(kit.media, mediaIdOf, (media) => ({ name: media.name, ...assetOf(media) })),
    themes: orderByDocumentId(themes, themeIdOf, ({ guid, name }) => {
      const shown = resolveTheme(kit, guid);
      const theme = kit.themes.find(({ id }) => id === guid);
      /** Returns a theme's own values by document id. */
      const own = <Entry extends { readonly guid: string }, Value>(
        entries: readonly Entry[],
        others: readonly { readonly guid: string }[] = [],
        idOf: (guid: string) => Id,
        valueOf: (entry: Entry) => Value,
      ) =>
        Object.fromEntries(
          entries
            .filter((entry) => others.some((other) => other.guid === entry.guid))
            .map((entry) => [idOf(entry.guid), valueOf(entry)]),
        );
      return {
        name,
        colors: own(shown.colors, theme?.colors, colourIdOf, colourOf),
        media: own(shown.media, theme?.media, mediaIdOf, assetOf),
        paragraphStyles: own(shown.paragraphStyles, theme?.paragraphStyles, paragraphIdOf, (style) =>
          paragraphFormatOf(style, words),
        ),
        characterStyles: own(shown.characterStyles, theme?.characterStyles, characterIdOf, (style) =>
          characterFormatOf(style, words),
        ),
      };
    }),
  };
}

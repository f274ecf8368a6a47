import { storedItemName } from '../item-name';
import type { Refusal } from '../refusal';
import { withoutRepeated } from './themes';
import type { BrandKitContent } from './types';

/** A brand kit as it is kept. Moments are those of the platform. */
export interface BrandKitRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  /** Who saved it last; nobody for an account that is gone. */
  readonly savedBy: string | null;
  /** Counts saves, from 1. */
  readonly revision: number;
  readonly content: BrandKitContent;
}

const describeFacts = ({ id, name, createdAt, modifiedAt, savedBy, revision }: BrandKitRecord) => ({
  id,
  name,
  dateCreated: createdAt.toISOString(),
  lastModifiedDate: modifiedAt.toISOString(),
  lastSavedBy: savedBy,
  revision,
});

/** A brand kit in the words of the contract. */
export function describeBrandKit(record: BrandKitRecord) {
  const { colors, fonts, characterStyles, paragraphStyles, media, themes } = record.content;
  return {
    ...describeFacts(record),
    colors: [...colors],
    fonts: [...fonts],
    characterStyles: [...characterStyles],
    paragraphStyles: [...paragraphStyles],
    media: [...media],
    themes: themes.map((theme) => ({
      ...{ id: theme.id, name: theme.name },
      colors: [...theme.colors],
      characterStyles: [...theme.characterStyles],
      paragraphStyles: [...theme.paragraphStyles],
      media: [...theme.media],
    })),
  };
}

/** A brand kit as lists have it. */
export function describeListedKit(record: BrandKitRecord) {
  const { colors, fonts, characterStyles, paragraphStyles, media, themes } = record.content;
  return {
    ...describeFacts(record),
    colors: [...colors],
    fonts: [...fonts],
    stylesCount: characterStyles.length + paragraphStyles.length,
    mediaCount: media.length,
    themesCount: themes.length + 1,
  };
}

/** What a list of brand kits can be sorted by. */
export const BRAND_KIT_SORTS = ['name', 'created', 'modified'] as const;
export type BrandKitSort = (typeof BRAND_KIT_SORTS)[number];

const trimmed = <Named extends { readonly name: string }>(entries: readonly Named[]): Named[] =>
  entries.map((entry) => ({ ...entry, name: storedItemName(entry.name) }));

/** What a kit holds as it is kept: names without outer blanks, themes with nothing but what differs. */
export function storedContent(given: Partial<BrandKitContent>): BrandKitContent {
  const {
    colors = [],
    fonts = [],
    characterStyles = [],
    paragraphStyles = [],
    media = [],
    themes = [],
  } = given;
  return withoutRepeated({
    fonts,
    colors: trimmed(colors),
    characterStyles: trimmed(characterStyles),
    paragraphStyles: trimmed(paragraphStyles),
    media: trimmed(media),
    themes: trimmed(themes),
  });
}

/** Why a save is refused that was made from an older revision. */
export const outdatedBrandKit = ({ savedBy, modifiedAt, revision }: BrandKitRecord): Refusal => ({
  status: 409,
  detail: `${savedBy ?? 'Someone'} has saved this brand kit since you opened it.`,
  saved: { by: savedBy, at: modifiedAt.toISOString(), revision },
});

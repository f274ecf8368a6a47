import { storedItemName } from '../item-name';
import type { Refusal } from '../refusal';
import { dropRepeatedValues } from './themes';
import type { BrandKitContent } from './types';

/** A stored brand kit. Times are those of the platform. */
export interface BrandKitRecord {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  /** The user who saved it last; null for a deleted account. */
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

/** Describes a brand kit for the contract. */
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
      id: theme.id,
      name: theme.name,
      colors: [...theme.colors],
      characterStyles: [...theme.characterStyles],
      paragraphStyles: [...theme.paragraphStyles],
      media: [...theme.media],
    })),
  };
}

/** Describes a brand kit in a list. */
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

/** Sort keys of brand kits. */
export const BRAND_KIT_SORTS = ['name', 'created', 'modified'] as const;
export type BrandKitSort = (typeof BRAND_KIT_SORTS)[number];

const trimNames = <Named extends { readonly name: string }>(entries: readonly Named[]): Named[] =>
  entries.map((entry) => ({ ...entry, name: storedItemName(entry.name) }));

/** Normalises a kit for storing: names without outer blanks, themes with only their differences. */
export function storedContent(given: Partial<BrandKitContent>): BrandKitContent {
  const {
    colors = [],
    fonts = [],
    characterStyles = [],
    paragraphStyles = [],
    media = [],
    themes = [],
  } = given;
  return dropRepeatedValues({
    fonts,
    colors: trimNames(colors),
    characterStyles: trimNames(characterStyles),
    paragraphStyles: trimNames(paragraphStyles),
    media: trimNames(media),
    themes: trimNames(themes),
  });
}

/** Refuses a save that is based on an older revision. */
export const outdatedBrandKit = ({ savedBy, modifiedAt, revision }: BrandKitRecord): Refusal => ({
  status: 409,
  detail: `${savedBy ?? 'Someone'} has saved this brand kit since you opened it.`,
  saved: { by: savedBy, at: modifiedAt.toISOString(), revision },
});

import type { SaveBrandKit } from '@/api/types';
import type { BrandKitContent } from '@/domain/brand-kits';

/** Converts the content of a kit for a request. */
export const toWire = ({
  colors,
  fonts,
  characterStyles,
  paragraphStyles,
  media,
  themes,
}: BrandKitContent): Omit<SaveBrandKit, 'name'> => ({
  colors: [...colors],
  fonts: [...fonts],
  characterStyles: [...characterStyles],
  paragraphStyles: [...paragraphStyles],
  media: [...media],
  themes: themes.map((theme) => ({
    ...theme,
    colors: [...theme.colors],
    characterStyles: [...theme.characterStyles],
    paragraphStyles: [...theme.paragraphStyles],
    media: [...theme.media],
  })),
});

import type { SaveBrandKit } from '@/api/types';
import type { BrandKitContent } from '@/domain/brand-kit';

/** What a kit holds, as a call sends it. */
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

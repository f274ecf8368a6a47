import { NEW_CHARACTER_LOOK, NEW_PARAGRAPH_LOOK, type BrandKitContent } from '@/domain/brand-kits';
import { ENVIRONMENTS } from './catalogue';
import { DAY } from './days';
import { demoId } from './random';

export interface DemoBrandKit {
  id: string;
  environmentId: string;
  name: string;
  content: BrandKitContent;
  revision: number;
  savedById: string | null;
  createdAt: Date;
  modifiedAt: Date;
}

/** Finds the fonts and pictures of a kit. */
interface Library {
  /** Returns a family of the environment's fonts. */
  font(guid: string, name: string): BrandKitContent['fonts'][number];
  /** Returns the id of a style in a family. */
  style(family: string, style: string): string;
  /** Returns a picture of the environment's media by its path. */
  picture(path: string): { mediaConnectorId: null; mediaId: string };
}

const libraryOf = (environmentId: string): Library => {
  const familyId = (name: string) => demoId(`font-family:${environmentId}:${name}`);
  return {
    font: (guid, name) => ({
      fontFamilyBrandKitGuid: guid,
      fontFamilyId: familyId(name),
      fontConnectorId: null,
      name,
    }),
    style: (family, style) => demoId(`font-style:${familyId(family)}:${style}`),
    picture: (path) => ({ mediaConnectorId: null, mediaId: demoId(`media:${environmentId}:${path}`) }),
  };
};

const paragraph = (guid: string, name: string, look: Partial<typeof NEW_PARAGRAPH_LOOK>) => ({
  guid,
  name,
  ...NEW_PARAGRAPH_LOOK,
  ...look,
});
const character = (guid: string, name: string, look: Partial<typeof NEW_CHARACTER_LOOK>) => ({
  guid,
  name,
  ...NEW_CHARACTER_LOOK,
  ...look,
});
const hex = (guid: string, name: string, value: string) => ({ guid, name, type: 'hex' as const, value });
const inks = (guid: string, name: string, c: number, m: number, y: number, k: number) => ({
  guid,
  name,
  type: 'cmyk' as const,
  value: { c, m, y, k },
});

const aurora = ({ font, style, picture }: Library): BrandKitContent => ({
  colors: [
    hex('night', 'Night', '#010058'),
    hex('violet', 'Violet', '#5f30e2'),
    inks('dawn', 'Dawn', 0, 0.65, 0.81, 0.06),
    inks('sand', 'Sand', 0, 0.03, 0.09, 0.04),
    {
      guid: 'foil',
      name: 'Foil',
      type: 'spotCmyk',
      value: 'Aurora Gold',
      displayValue: { c: 0.12, m: 0.32, y: 0.78, k: 0.1 },
    },
    { guid: 'sky', name: 'Sky', type: 'rgb', value: { r: 169, g: 214, b: 229 } },
  ],
  fonts: [font('headlines', 'Aurora Headline'), font('texts', 'Aurora Text'), font('prices', 'Aurora Price')],
  media: [
    { guid: 'mark', name: 'Mark', ...picture('/Brand/Logos/mark-colour.png') },
    { guid: 'wordmark', name: 'Wordmark', ...picture('/Brand/Logos/wordmark-colour.png') },
    { guid: 'pattern', name: 'Pattern', ...picture('/Brand/Patterns/stripes-violet.png') },
  ],
  paragraphStyles: [
    paragraph('headline', 'Headline', {
      brandKitFontFamilyGuid: 'headlines',
      fontStyleId: style('Aurora Headline', 'Bold'),
      fontSize: 28,
      lineHeight: 108,
      brandKitColorGuid: 'night',
    }),
    paragraph('text', 'Text', {
      brandKitFontFamilyGuid: 'texts',
      fontStyleId: style('Aurora Text', 'Regular'),
      fontSize: 10,
      lineHeight: 145,
      brandKitColorGuid: 'night',
    }),
    paragraph('price', 'Price', {
      brandKitFontFamilyGuid: 'prices',
      fontStyleId: style('Aurora Price', 'Black'),
      fontSize: 36,
      lineHeight: 100,
      brandKitColorGuid: 'dawn',
      textAlign: 'right',
    }),
  ],
  characterStyles: [
    character('strong', 'Strong', {
      brandKitFontFamilyGuid: 'texts',
      fontStyleId: style('Aurora Text', 'Bold'),
      fontSize: 10,
      lineHeight: 145,
      brandKitColorGuid: 'violet',
    }),
  ],
  themes: [
    {
      id: 'autumn',
      name: 'Autumn',
      colors: [
        { guid: 'night', type: 'hex', value: '#5b3216' },
        { guid: 'violet', type: 'hex', value: '#c9803c' },
      ],
      characterStyles: [],
      paragraphStyles: [{ guid: 'headline', fontSize: 32 }],
      media: [{ guid: 'mark', ...picture('/Brand/Logos/mark-warm.png') }],
    },
    {
      id: 'leaf',
      name: 'Leaf',
      colors: [
        { guid: 'night', type: 'hex', value: '#153b2a' },
        { guid: 'violet', type: 'hex', value: '#3f8f5b' },
      ],
      characterStyles: [],
      paragraphStyles: [],
      media: [{ guid: 'mark', ...picture('/Brand/Logos/mark-green.png') }],
    },
  ],
});

const nightBake = ({ font, style }: Library): BrandKitContent => ({
  colors: [
    inks('crust', 'Crust', 0, 0.36, 0.7, 0.21),
    inks('oven', 'Oven', 0.1, 0.75, 0.9, 0.05),
    hex('midnight', 'Midnight', '#17132b'),
  ],
  fonts: [font('headlines', 'Noto Serif'), font('texts', 'Inter')],
  media: [],
  paragraphStyles: [
    paragraph('headline', 'Poster headline', {
      brandKitFontFamilyGuid: 'headlines',
      fontStyleId: style('Noto Serif', 'Bold Italic'),
      fontSize: 48,
      lineHeight: 100,
      brandKitColorGuid: 'oven',
      textAlign: 'center',
    }),
    paragraph('hours', 'Opening hours', {
      brandKitFontFamilyGuid: 'texts',
      fontStyleId: style('Inter', 'Medium'),
      fontSize: 14,
      brandKitColorGuid: 'midnight',
      textAlign: 'center',
    }),
  ],
  characterStyles: [],
  themes: [],
});

const partners = ({ font, picture }: Library): BrandKitContent => ({
  colors: [
    hex('sea', 'Sea', '#2a7f9e'),
    hex('deep', 'Deep sea', '#0b3a53'),
    hex('coral', 'Coral', '#ff8c61'),
  ],
  fonts: [font('texts', 'Arimo')],
  media: [{ guid: 'waves', name: 'Waves', ...picture('/Brand/Patterns/waves.png') }],
  paragraphStyles: [],
  characterStyles: [],
  themes: [],
});

const KITS = { Aurora: aurora, 'Night bake': nightBake, 'Partner shops': partners };

/** Creates the brand kits of Aurora's environments. */
export const brandKitRows = (now: Date): DemoBrandKit[] =>
  [ENVIRONMENTS.auroraProduction, ENVIRONMENTS.auroraSandbox].flatMap((environmentId) =>
    Object.entries(KITS).map(([name, kit], index) => ({
      id: demoId(`brand-kit:${environmentId}:${name}`),
      environmentId,
      name,
      content: kit(libraryOf(environmentId)),
      revision: 1,
      savedById: null,
      createdAt: new Date(now.getTime() - (90 - index * 11) * DAY),
      modifiedAt: new Date(now.getTime() - (3 + index * 8) * DAY),
    })),
  );

import * as z from 'zod/mini';
import { colour, gradient } from './colour';
import { id, name, nameSchema, orderedSchema, text, type Of } from './primitives';
import { characterFormat, font, paragraphFormat } from './textStyle';

const MOST = 2_000;

/** A colour with its name. */
export const brandColour = nameSchema(
  z.strictObject({ name, color: colour }),
  'BrandColor',
  'A colour with its name',
);
/** A gradient with its name. */
export const brandGradient = nameSchema(
  z.strictObject({ name, gradient }),
  'BrandGradient',
  'A gradient with its name',
);
/** The look of paragraphs, with its name. */
export const paragraphStyle = nameSchema(
  z.strictObject({ name, format: paragraphFormat }),
  'ParagraphStyle',
  'The look of paragraphs, with its name',
);
/** The look of characters, with its name. */
export const characterStyle = nameSchema(
  z.strictObject({ name, format: characterFormat }),
  'CharacterStyle',
  'The look of characters, with its name; what is not set is the paragraph’s',
);
/** A picture with its name. */
export const brandMedia = nameSchema(
  z.strictObject({ name, connectorId: text(64), assetId: text(2_000) }),
  'BrandMedia',
  'A picture with its name',
);
/** A font family of the kit and its default font. */
export const brandFontFamily = nameSchema(
  z.strictObject({ name, connectorId: z.exactOptional(text(64)), default: font }),
  'BrandFontFamily',
  'A font family and the style it starts with',
);

/** Values of a theme that replace those of the kit, by id. */
export const theme = nameSchema(
  z.strictObject({
    name,
    colors: z.record(id, colour),
    paragraphStyles: z.record(id, paragraphFormat),
    characterStyles: z.record(id, characterFormat),
    media: z.record(id, z.strictObject({ connectorId: text(64), assetId: text(2_000) })),
  }),
  'Theme',
  'Values in place of the kit’s own, by the id of what they replace',
);

/** Colours, styles, fonts and pictures of the document; with a source, a copy of an environment's kit. */
export const brandKit = nameSchema(
  z.strictObject({
    name,
    sourceId: z.exactOptional(text(64)),
    version: z.exactOptional(text(64)),
    isAutoSync: z.boolean(),
    activeThemeId: z.exactOptional(id),
    colors: orderedSchema(brandColour, MOST),
    gradients: orderedSchema(brandGradient, MOST),
    paragraphStyles: orderedSchema(paragraphStyle, MOST),
    characterStyles: orderedSchema(characterStyle, MOST),
    fontFamilies: orderedSchema(brandFontFamily, MOST),
    media: orderedSchema(brandMedia, MOST),
    themes: orderedSchema(theme, 100),
  }),
  'BrandKit',
  'Colours, styles, fonts and pictures of the document',
);

/** Colours, styles, fonts and pictures of the document. */
export type BrandKit = Of<typeof brandKit>;

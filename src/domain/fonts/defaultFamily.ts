import { invalidField } from '../refusal';

/** The default family of documents, which also replaces missing fonts. Its files are part of the platform. */
export const DEFAULT_FONT_FAMILY = {
  name: 'Arial',
  styles: [
    { name: 'Regular', weight: 400, isItalic: false, fileName: 'Arimo_400Regular.ttf', fileSize: 318_320 },
    {
      name: 'Italic',
      weight: 400,
      isItalic: true,
      fileName: 'Arimo_400Regular_Italic.ttf',
      fileSize: 340_984,
    },
    { name: 'Bold', weight: 700, isItalic: false, fileName: 'Arimo_700Bold.ttf', fileSize: 318_844 },
    {
      name: 'Bold Italic',
      weight: 700,
      isItalic: true,
      fileName: 'Arimo_700Bold_Italic.ttf',
      fileSize: 342_368,
    },
  ],
} as const;

/** The refusal to delete the default family. */
export const DEFAULT_FAMILY_STAYS = invalidField(
  'ids',
  `${DEFAULT_FONT_FAMILY.name} is the default family: it is in every environment and can’t be deleted.`,
);

/** The refusal to delete a style of the default family. */
export const DEFAULT_STYLE_STAYS = invalidField(
  'ids',
  `The default family ${DEFAULT_FONT_FAMILY.name} has this style in every environment: it can’t be deleted.`,
);

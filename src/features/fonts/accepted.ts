import { FONT_EXTENSIONS } from '@/domain/fonts';

/** File types offered by the file chooser. */
export const ACCEPTED = FONT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

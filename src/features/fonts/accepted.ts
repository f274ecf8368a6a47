import { FONT_EXTENSIONS } from '@/domain/font';

/** Kinds of files that are offered when files are chosen. */
export const ACCEPTED = FONT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

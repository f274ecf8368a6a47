import { DEFAULT_FAMILY, DEFAULT_FILES } from '@/engine/text';
import type { FindFont } from '../../page/loadPageEngine';
import type { FontFamilyChoice } from '../text';
import type { SvgPorts } from './readSvg';

/** Maximum number of font files for a drawing. */
const MOST_FILES = 24;
const DEFAULT_STYLES = ['Regular', 'Italic', 'Bold', 'Bold Italic'];

/** Finds the fonts for text in drawings, and the default family for text without one. */
export const createFontFinder =
  (fonts: readonly FontFamilyChoice[], findFont: FindFont): SvgPorts['findFonts'] =>
  async (families) => {
    const ofFamily = (name: string) =>
      fonts.find(({ family }) => family.toLowerCase() === name.toLowerCase());
    const own = families.flatMap((name) => {
      const found = ofFamily(name);
      return found?.styles.map((style) => ({ family: found.family, ...style })) ?? [];
    });
    const wanted = [...DEFAULT_STYLES.map((style) => ({ family: DEFAULT_FAMILY, style })), ...own];
    const files = await Promise.all(wanted.slice(0, MOST_FILES).map((font) => findFont(font)));
    return {
      bytes: files.filter((file) => file !== undefined),
      missing: families.filter((name) => name !== DEFAULT_FILES && !ofFamily(name)),
    };
  };

import type { Colour, ColourUse } from '../schema/colour';
import type { Document } from '../schema/document';

/** A resolved colour. */
export interface DrawnColour {
  readonly color: Colour;
  /** From 0 to 1. */
  readonly opacity: number;
  /** The id of a colour that the brand kit lacks; it is drawn black and must be reported. */
  readonly missing?: string;
}

/** Resolves a colour: a local one, or one of the brand kit in the active theme. */
export function colourOf({ brandKit }: Pick<Document, 'brandKit'>, use: ColourUse): DrawnColour {
  const { opacity } = use;
  if (use.type === 'local') return { color: use.color, opacity };
  const { activeThemeId = '', colors, themes } = brandKit;
  const theme = Object.hasOwn(themes.items, activeThemeId) ? themes.items[activeThemeId] : undefined;
  const themed = theme && Object.hasOwn(theme.colors, use.colorId) ? theme.colors[use.colorId] : undefined;
  const own = Object.hasOwn(colors.items, use.colorId) ? colors.items[use.colorId]?.color : undefined;
  // Extra colours of a theme are left over from colours removed from the kit.
  const color = own && (themed ?? own);
  if (color) return { color, opacity };
  return { color: { type: 'hex', value: '#000000' }, opacity, missing: use.colorId };
}

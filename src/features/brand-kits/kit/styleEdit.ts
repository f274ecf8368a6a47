import {
  ownValues,
  withReset,
  withValues,
  type CharacterStyle,
  type ParagraphLook,
  type ParagraphStyle,
  type StyleSection,
} from '@/domain/brand-kits';
import type { KitAtWork } from './kitAtWork';

/** A style of an open kit, and how its fields change it. */
export interface StyleEdit {
  readonly kit: KitAtWork;
  readonly style: CharacterStyle | ParagraphStyle;
  /** Properties that differ from the default theme. */
  readonly own: readonly string[];
  readonly set: (values: Partial<ParagraphLook>) => void;
  /** Resets properties to the default theme; undefined in the default theme. */
  readonly reset: ((names: readonly (keyof ParagraphLook)[]) => void) | undefined;
}

/** Creates the edit of a style in the theme of its kit. */
export function createStyleEdit(
  kit: KitAtWork,
  section: StyleSection,
  style: CharacterStyle | ParagraphStyle,
): StyleEdit {
  const { change, theme } = kit;
  const place = { themeId: theme?.id, section, guid: style.guid };
  return {
    kit,
    style,
    own: ownValues(theme, section, style.guid),
    set: (values) => change((present) => withValues(present, place, values)),
    reset:
      theme &&
      ((names) =>
        change((present) => withReset(present, { themeId: theme.id, section, guid: style.guid }, names))),
  };
}

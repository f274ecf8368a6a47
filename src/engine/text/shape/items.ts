import type { FontFace } from '../fonts/face';
import { isJapanese } from '../fonts/substitutes';
import { scriptOf } from '../unicode/scripts';
import { LINE_END } from './displayedText';
import type { Setting } from './setting';

/** Characters shaped together: one setting, direction, script and font. */
export interface Item {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly script: string;
  readonly face: FontFace;
  readonly setting: Setting;
  /** The orientation of its characters in a vertical line; absent in a horizontal one. */
  readonly stance?: 'upright' | 'sideways';
}

/** An item under construction. */
interface GrowingItem extends Item {
  end: number;
}

/** A character without a glyph in any font, and its setting. */
export interface MissingAt {
  readonly character: string;
  readonly setting: Setting;
}

/** A text to split into items. */
export interface ItemSource {
  readonly text: string;
  readonly levels: Uint8Array;
  /** The starts of grapheme clusters, and the end of the text. */
  readonly clusters: readonly number[];
  readonly settingAt: (index: number) => Setting;
}

/**
 * Whether a character is invisible and never reported as missing: marks of direction and joining, selectors, soft
 * hyphens.
 */
export const isInvisible = (codePoint: number): boolean =>
  codePoint === 0xad ||
  codePoint === 0x34f ||
  codePoint === 0x61c ||
  (codePoint >= 0x200b && codePoint <= 0x200f) ||
  (codePoint >= 0x202a && codePoint <= 0x202e) ||
  (codePoint >= 0x2060 && codePoint <= 0x206f) ||
  (codePoint >= 0xfe00 && codePoint <= 0xfe0f) ||
  codePoint === 0xfeff ||
  (codePoint >= 0xe0000 && codePoint <= 0xe0fff);

/** Whether a character is a Unicode space; HarfBuzz knows their widths if a font lacks them. */
const isSpace = (codePoint: number) =>
  codePoint === 0x20 ||
  codePoint === 0xa0 ||
  (codePoint >= 0x2000 && codePoint <= 0x200a) ||
  codePoint === 0x202f ||
  codePoint === 0x205f ||
  codePoint === 0x3000;

const TAB = 0x09;
const LINE_END_UNIT = LINE_END.charCodeAt(0);

/** Whether a unit is a tab or line end, which have no glyphs. */
const isGap = (unit: number): boolean => unit === TAB || unit === LINE_END_UNIT;

/** Returns the script of a cluster, by its first letter that has one. */
function scriptOfCluster(cluster: string): string | undefined {
  for (const character of cluster) {
    const script = scriptOf(character.codePointAt(0) ?? 0);
    if (script !== undefined) return script;
  }
  return undefined;
}

/** Selects the emoji form of a character that also has a plain one. */
const EMOJI_SELECTOR = '\ufe0f';

/** Returns the fallbacks of a font: Japanese faces only for Japanese texts, and there before Chinese ones. */
function standIns({ substitutes }: Setting, japanese: boolean): readonly FontFace[] {
  const mayBeChinese = !japanese || substitutes.some(({ forms }) => forms === 'japanese');
  return substitutes.filter(({ forms }) =>
    forms === 'japanese' ? japanese : forms !== 'chinese' || mayBeChinese,
  );
}

function faceFor(cluster: string, setting: Setting, text: string): FontFace | undefined {
  const { face } = setting;
  const substitutes = standIns(setting, isJapanese(setting.language, text));
  const points = Array.from(cluster, (character) => character.codePointAt(0) ?? 0).filter(
    (codePoint) => !isInvisible(codePoint) && !isSpace(codePoint),
  );
  const draws = (candidate: FontFace) => points.every(candidate.hasGlyph);
  if (cluster.includes(EMOJI_SELECTOR)) {
    const inColours = [face, ...substitutes].filter(({ hasColours }) => hasColours);
    // Reporting it as missing makes callers load the emoji font.
    if (inColours.length === 0) return undefined;
    const drawing = inColours.find(draws);
    if (drawing) return drawing;
  }
  return draws(face) ? face : substitutes.find(draws);
}

/** Splits a text into items; reports characters without a glyph. Shared characters join the script before them. */
export function itemsOf(source: ItemSource): { readonly items: Item[]; readonly missing: MissingAt[] } {
  const { text, levels, clusters, settingAt } = source;
  const items: GrowingItem[] = [];
  const missing: MissingAt[] = [];
  let script = firstScript(text);
  let last: GrowingItem | undefined;
  for (let index = 0; index + 1 < clusters.length; index += 1) {
    const start = clusters[index] ?? 0;
    const end = clusters[index + 1] ?? 0;
    const unit = text.charCodeAt(start);
    if (isGap(unit)) continue;
    const setting = settingAt(start);
    let face: FontFace | undefined;
    // The most frequent case.
    if (end - start === 1 && setting.face.hasGlyph(unit)) {
      face = setting.face;
      script = scriptOf(unit) ?? script;
    } else {
      const cluster = text.slice(start, end);
      face = faceFor(cluster, setting, text);
      if (!face) missing.push({ character: cluster, setting });
      script = scriptOfCluster(cluster) ?? script;
    }
    const level = levels[start] ?? 0;
    const drawing = face ?? setting.face;
    if (last && last.end === start && isOf(last, level, script, drawing, setting)) last.end = end;
    else items.push((last = { start, end, level, script, face: drawing, setting }));
  }
  return { items, missing };
}

const firstScript = (text: string): string => scriptOfCluster(text) ?? 'Latn';

/** Whether characters can be shaped with those of an item. */
const isOf = (item: Item, level: number, script: string, face: FontFace, setting: Setting): boolean =>
  item.level === level &&
  item.script === script &&
  item.face === face &&
  (item.setting === setting || item.setting.key === setting.key);

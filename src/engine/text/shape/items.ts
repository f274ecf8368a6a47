import type { FontFace } from '../fonts/face';
import { isJapanese } from '../fonts/substitutes';
import { scriptOf } from '../unicode/scripts';
import { LINE_END } from './displayedText';
import type { Setting } from './setting';

/** Characters that are shaped at once: one setting, direction, script and font. */
export interface Item {
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly script: string;
  readonly face: FontFace;
  readonly setting: Setting;
  /** How its characters stand in a vertical line; nothing in a horizontal one. */
  readonly stance?: 'upright' | 'sideways';
}

/** An item while it is put together. */
interface GrowingItem extends Item {
  end: number;
}

/** A character no font draws, and where it stands. */
export interface MissingAt {
  readonly character: string;
  readonly setting: Setting;
}

/** A text that is to be cut into items. */
export interface ItemSource {
  readonly text: string;
  readonly levels: Uint8Array;
  /** Where the characters start as readers see them, and the end. */
  readonly clusters: readonly number[];
  readonly settingAt: (index: number) => Setting;
}

/** What has no room in a line of its own and is never missed: marks of direction and joining, selectors, soft hyphens. */
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

/** Spaces of Unicode, whose widths HarfBuzz knows where a font does not. */
const isSpace = (codePoint: number) =>
  codePoint === 0x20 ||
  codePoint === 0xa0 ||
  (codePoint >= 0x2000 && codePoint <= 0x200a) ||
  codePoint === 0x202f ||
  codePoint === 0x205f ||
  codePoint === 0x3000;

const TAB = 0x09;
const LINE_END_UNIT = LINE_END.charCodeAt(0);

/** Tabs and ends of lines are no glyphs. */
const isGap = (unit: number): boolean => unit === TAB || unit === LINE_END_UNIT;

/** The script of a character as readers see it, by its first letter that has one. */
function scriptOfCluster(cluster: string): string | undefined {
  for (const character of cluster) {
    const script = scriptOf(character.codePointAt(0) ?? 0);
    if (script !== undefined) return script;
  }
  return undefined;
}

/** What asks for a character as an emoji where there is also a plain one. */
const EMOJI_SELECTOR = '\ufe0f';

/** What may stand in for a font: the faces of Japan in their texts only, and there before those of China. */
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
    // Whoever loads fonts when characters are missing loads that of emoji then.
    if (inColours.length === 0) return undefined;
    const drawing = inColours.find(draws);
    if (drawing) return drawing;
  }
  return draws(face) ? face : substitutes.find(draws);
}

/** Cuts a text into items; reports what no font draws. What scripts share goes with the script before it. */
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
    // Nearly always.
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

/** Whether characters are shaped with those of an item. */
const isOf = (item: Item, level: number, script: string, face: FontFace, setting: Setting): boolean =>
  item.level === level &&
  item.script === script &&
  item.face === face &&
  (item.setting === setting || item.setting.key === setting.key);

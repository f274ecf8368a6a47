import { Buffer, ClusterLevel, Direction, Feature, GlyphFlag, shape } from 'harfbuzzjs';
import { shaperOf } from '../fonts/face';
import { isMark } from '../unicode/clusters';
import { scriptOf } from '../unicode/scripts';
import { isInvisible, type Item } from './items';
import { emptyGlyphs, type ShapedGlyphs } from './shapedGlyphs';
import { lowerToMiddle, uprightGlyphs } from './verticalGlyphs';
import { DOTTED_CIRCLE, insertVowelCircles, type TextWithCircles } from './vowelCircles';

// One shared buffer: HarfBuzz frees memory only some time after the last use.
const buffer = new Buffer();

/** The length of the context before and after an item that can change its letters. */
const CONTEXT = 32;

/** Whether HarfBuzz accepts a language; documents may contain any text. */
const isTag = (language: string): boolean => /^[\w-]+$/.test(language);

const NO_KERNING = [new Feature('kern', 0), new Feature('vkrn', 0)];
const NO_LIGATURES = [new Feature('liga', 0), new Feature('clig', 0)];

/** Cursive scripts, whose letters tracking would separate (CSS Text 4, “Cursive Scripts”). */
const JOINED = new Set(['Arab', 'Syrc', 'Mand', 'Mong', 'Nkoo', 'Phag', 'Adlm', 'Rohg']);

function featuresOf({ setting, script }: Item): Feature[] {
  const isTracked = (setting.trackingLeft !== 0 || setting.trackingRight !== 0) && !JOINED.has(script);
  // The last value of a feature wins, so explicit ligatures stay in tracked text.
  return [...(setting.hasKerning ? [] : NO_KERNING), ...(isTracked ? NO_LIGATURES : []), ...setting.features];
}

function directionOf({ level, stance }: Item): Direction {
  const isBack = level % 2 === 1;
  if (stance === 'upright') return isBack ? Direction.BTT : Direction.TTB;
  return isBack ? Direction.RTL : Direction.LTR;
}

/** Shapes a part of an item. In a vertical line, positions are relative to the middle of the line. */
export function shapeRange(text: string, item: Item, start: number, end: number): ShapedGlyphs {
  const { face, script, setting, stance } = item;
  const shaper = shaperOf(face);
  const from = Math.max(0, start - CONTEXT);
  const circled =
    shaper.nominalGlyph(DOTTED_CIRCLE) === undefined
      ? undefined
      : insertVowelCircles(text.slice(start, end), script);
  buffer.reset();
  if (circled) {
    const around = `${text.slice(from, start)}${circled.text}${text.slice(end, end + CONTEXT)}`;
    buffer.addText(around, start - from, circled.text.length);
  } else buffer.addText(text.slice(from, end + CONTEXT), start - from, end - start);
  buffer.setDirection(directionOf(item));
  buffer.setScript(script);
  buffer.setLanguage(isTag(setting.language) ? setting.language : 'und');
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  shape(shaper, buffer, featuresOf(item));
  const factor = setting.size / face.upem;
  const glyphs =
    stance === 'upright' ? uprightGlyphs(buffer, from, face, factor) : glyphsIn(buffer, from, factor);
  if (circled) placeClusters(glyphs, circled, start);
  if (stance === 'sideways') lowerToMiddle(glyphs, face, factor);
  if (setting.trackingLeft !== 0 || setting.trackingRight !== 0) addTracking(text, glyphs, item);
  return glyphs;
}

/** Maps clusters of a text with circles to those of the text itself. */
function placeClusters({ clusters }: ShapedGlyphs, { sourceOf }: TextWithCircles, start: number): void {
  for (let index = 0; index < clusters.length; index += 1)
    clusters[index] = start + (sourceOf[(clusters[index] ?? 0) - start] ?? 0);
}

/** Reads the glyphs of a buffer whose text starts at this offset of the paragraph. */
function glyphsIn(shaped: Buffer, from: number, factor: number): ShapedGlyphs {
  // Separate calls: the combined one adds properties that take longer than shaping.
  const infos = shaped.getGlyphInfos();
  const positions = shaped.getGlyphPositions();
  const glyphs = emptyGlyphs(infos.length);
  const { ids, clusters, advances, xs, ys, unsafe } = glyphs;
  for (let index = 0; index < infos.length; index += 1) {
    const info = infos[index];
    const position = positions[index];
    if (!info || !position) continue;
    ids[index] = info.codepoint;
    clusters[index] = info.cluster + from;
    unsafe[index] = info.flags & GlyphFlag.UNSAFE_TO_BREAK;
    advances[index] = position.xAdvance * factor;
    xs[index] = position.xOffset * factor;
    ys[index] = position.yOffset * factor;
  }
  return glyphs;
}

const TATWEEL = 0x640;

/** Whether a character is a letter or mark of a cursive script. */
const isJoining = (codePoint: number, script: string): boolean =>
  codePoint === TATWEEL || scriptOf(codePoint) === script || isMark(codePoint);

/** Adds tracking left and right of each cluster, but not between cursive letters. */
function addTracking(
  text: string,
  { length, clusters, advances, xs }: ShapedGlyphs,
  { setting, script }: Item,
): void {
  const isJoined = JOINED.has(script);
  for (let index = 0; index < length; index += 1) {
    const cluster = clusters[index] ?? 0;
    const codePoint = text.codePointAt(cluster) ?? 0;
    if (isInvisible(codePoint) || (isJoined && isJoining(codePoint, script))) continue;
    const before = clusters[index - 1] === cluster ? 0 : setting.trackingLeft;
    const after = clusters[index + 1] === cluster ? 0 : setting.trackingRight;
    xs[index] = (xs[index] ?? 0) + before;
    advances[index] = (advances[index] ?? 0) + before + after;
  }
}

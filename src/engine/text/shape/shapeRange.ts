import { Buffer, ClusterLevel, Direction, Feature, GlyphFlag, shape } from 'harfbuzzjs';
import { shaperOf } from '../fonts/face';
import { isMark } from '../unicode/clusters';
import { scriptOf } from '../unicode/scripts';
import { isInvisible, type Item } from './items';
import { emptyGlyphs, type ShapedGlyphs } from './shapedGlyphs';
import { loweredToMiddle, uprightGlyphs } from './verticalGlyphs';
import { DOTTED_CIRCLE, withVowelCircles, type TextWithCircles } from './vowelCircles';

// One for all: what HarfBuzz gives out is only freed some time after it is dropped.
const buffer = new Buffer();

/** How much of the text before and after an item can change the shape of its letters. */
const CONTEXT = 32;

/** HarfBuzz takes no other letters in the name of a language; a document may have any. */
const isTag = (language: string): boolean => /^[\w-]+$/.test(language);

const NO_KERNING = [new Feature('kern', 0), new Feature('vkrn', 0)];
const NO_LIGATURES = [new Feature('liga', 0), new Feature('clig', 0)];

/** The scripts whose letters join, so that room between them would part them (CSS Text 4, “Cursive Scripts”). */
const JOINED = new Set(['Arab', 'Syrc', 'Mand', 'Mong', 'Nkoo', 'Phag', 'Adlm', 'Rohg']);

function featuresOf({ setting, script }: Item): Feature[] {
  const isTracked = (setting.trackingLeft !== 0 || setting.trackingRight !== 0) && !JOINED.has(script);
  return [...(setting.hasKerning ? [] : NO_KERNING), ...(isTracked ? NO_LIGATURES : [])];
}

function directionOf({ level, stance }: Item): Direction {
  const isBack = level % 2 === 1;
  if (stance === 'upright') return isBack ? Direction.BTT : Direction.TTB;
  return isBack ? Direction.RTL : Direction.LTR;
}

/** Shapes a part of an item. In a vertical line the places of its glyphs are seen from the middle of the line. */
export function shapeRange(text: string, item: Item, start: number, end: number): ShapedGlyphs {
  const { face, script, setting, stance } = item;
  const shaper = shaperOf(face);
  const from = Math.max(0, start - CONTEXT);
  const circled =
    shaper.nominalGlyph(DOTTED_CIRCLE) === undefined
      ? undefined
      : withVowelCircles(text.slice(start, end), script);
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
  if (stance === 'sideways') loweredToMiddle(glyphs, face, factor);
  if (setting.trackingLeft !== 0 || setting.trackingRight !== 0) addTracking(text, glyphs, item);
  return glyphs;
}

/** Turns clusters of a text with circles into those of the text itself. */
function placeClusters({ clusters }: ShapedGlyphs, { sourceOf }: TextWithCircles, start: number): void {
  for (let index = 0; index < clusters.length; index += 1)
    clusters[index] = start + (sourceOf[(clusters[index] ?? 0) - start] ?? 0);
}

/** The glyphs of a buffer whose text starts so far into the paragraph. */
function glyphsIn(shaped: Buffer, from: number, factor: number): ShapedGlyphs {
  // Apart: together they come with properties that take longer than shaping.
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

/** Whether a character is a letter or mark of a script whose letters join. */
const isJoining = (codePoint: number, script: string): boolean =>
  codePoint === TATWEEL || scriptOf(codePoint) === script || isMark(codePoint);

/** Adds room left and right of each cluster, but not between letters that join. */
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

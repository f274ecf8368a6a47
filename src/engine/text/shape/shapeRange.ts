import { Buffer, ClusterLevel, Direction, Feature, GlyphFlag, shape } from 'harfbuzzjs';
import { shaperOf } from '../fonts/face';
import { isInvisible, type Item } from './items';

/** A glyph with its place beside the one before it, in points, y up. */
export interface ShapedGlyph {
  readonly id: number;
  /** The first UTF-16 unit of the paragraph it stands for. */
  readonly cluster: number;
  readonly advance: number;
  readonly x: number;
  readonly y: number;
  /** Whether a line may not be cut before its cluster without shaping again. */
  readonly isUnsafe: boolean;
}

// One for all: what HarfBuzz gives out is only freed some time after it is dropped.
const buffer = new Buffer();

/** How much of the text before and after an item can change the shape of its letters. */
const CONTEXT = 32;

/** HarfBuzz takes no other letters in the name of a language; a document may have any. */
const isTag = (language: string): boolean => /^[\w-]+$/.test(language);

const NO_KERNING = new Feature('kern', 0);
const NO_LIGATURES = [new Feature('liga', 0), new Feature('clig', 0)];

function featuresOf({ setting }: Item): Feature[] {
  const isTracked = setting.trackingLeft !== 0 || setting.trackingRight !== 0;
  return [...(setting.hasKerning ? [] : [NO_KERNING]), ...(isTracked ? NO_LIGATURES : [])];
}

/** Shapes a part of an item; the glyphs come from left to right. */
export function shapeRange(text: string, item: Item, start: number, end: number): ShapedGlyph[] {
  const { face, level, script, setting } = item;
  const from = Math.max(0, start - CONTEXT);
  buffer.reset();
  buffer.addText(text.slice(from, end + CONTEXT), start - from, end - start);
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.setScript(script);
  buffer.setLanguage(isTag(setting.language) ? setting.language : 'und');
  buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS);
  shape(shaperOf(face), buffer, featuresOf(item));
  const factor = setting.size / face.upem;
  // Apart: together they come with properties that take longer than shaping.
  const positions = buffer.getGlyphPositions();
  const glyphs = buffer.getGlyphInfos().map(({ codepoint, cluster, flags }, index) => ({
    id: codepoint,
    cluster: cluster + from,
    advance: (positions[index]?.xAdvance ?? 0) * factor,
    x: (positions[index]?.xOffset ?? 0) * factor,
    y: (positions[index]?.yOffset ?? 0) * factor,
    isUnsafe: (flags & GlyphFlag.UNSAFE_TO_BREAK) !== 0,
  }));
  return withTracking(text, glyphs, item);
}

/** Adds room left and right of each cluster. */
function withTracking(text: string, glyphs: ShapedGlyph[], { setting }: Item): ShapedGlyph[] {
  const { trackingLeft, trackingRight } = setting;
  if (trackingLeft === 0 && trackingRight === 0) return glyphs;
  return glyphs.map((glyph, index) => {
    if (isInvisible(text.codePointAt(glyph.cluster) ?? 0)) return glyph;
    const before = glyphs[index - 1]?.cluster === glyph.cluster ? 0 : trackingLeft;
    const after = glyphs[index + 1]?.cluster === glyph.cluster ? 0 : trackingRight;
    return { ...glyph, x: glyph.x + before, advance: glyph.advance + before + after };
  });
}

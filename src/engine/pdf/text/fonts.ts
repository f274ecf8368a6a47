import type { GlyphsItem } from '../../display';
import { pathOperators } from '../paint/pathOperators';
import type { PdfFile } from '../file/pdfFile';
import type { Ref } from '../file/syntax';
import type { PdfFont } from '../ports';
import { readFont, type FontFacts } from './sfnt';

/** Whether glyphs carry their text, or none because a layer has it. */
export type Voice = 'speaking' | 'silent';

/** A font and its use on the pages. */
export interface UsedFont {
  readonly key: string;
  readonly font: PdfFont;
  readonly facts: FontFacts;
  readonly glyphs: Set<number>;
  /** Cached operators of glyph arrays, with their last item. */
  readonly shown: WeakMap<GlyphsItem['glyphs'], { readonly item: GlyphsItem; readonly operators: string }>;
  /** Whether the letters of an item are so widely spaced that a layer carries their text. */
  readonly apart: WeakMap<
    GlyphsItem['glyphs'],
    { readonly size: number; readonly text: string; readonly isApart: boolean }
  >;
  /** The default text of each glyph. */
  readonly said: Map<number, string>;
  /** Returns the reference of the font for a voice, and marks it as used. */
  ref(voice: Voice): Ref;
  /** Returns the used voices. */
  voices(): ReadonlyMap<Voice, Ref>;
  /** Returns a glyph as operators, in font units, y up. */
  outline(glyphId: number): string;
}

/** The fonts of a file, with their use over all pages. */
export interface Fonts {
  /** Returns a font, or `undefined` if it is missing. */
  use(key: string): UsedFont | undefined;
  used(): readonly UsedFont[];
  /** The invisible text layer. */
  readonly layer: TextLayer;
}

/** An invisible font whose codes carry text. */
export interface TextLayer {
  /** Returns the code of a text, the same in the whole file. */
  code(text: string): number;
  codes(): ReadonlyMap<string, number>;
  /** Returns the reference of the font, and marks it as used. */
  ref(): Ref;
  isUsed(): boolean;
}

/** Creates the fonts of a file. */
export function fontsOf(file: PdfFile, find: (key: string) => PdfFont | undefined): Fonts {
  const known = new Map<string, UsedFont>();
  return {
    use(key) {
      const used = known.get(key);
      if (used) return used;
      const font = find(key);
      if (!font) return undefined;
      const started = startUse(file, key, font);
      known.set(key, started);
      return started;
    },
    used: () => [...known.values()],
    layer: startLayer(file),
  };
}

/** Returns the data of a font at its axes. */
const factsOf = ({ bytes, advance }: PdfFont): FontFacts => ({
  ...readFont(bytes),
  ...(advance && { advance }),
});

function startUse(file: PdfFile, key: string, font: PdfFont): UsedFont {
  const outlines = new Map<number, string>();
  const refs = new Map<Voice, Ref>();
  return {
    key,
    font,
    facts: factsOf(font),
    glyphs: new Set<number>(),
    said: new Map<number, string>(),
    shown: new WeakMap(),
    apart: new WeakMap(),
    ref(voice) {
      const ref = refs.get(voice) ?? file.reserve();
      refs.set(voice, ref);
      return ref;
    },
    voices: () => refs,
    outline(glyphId) {
      const outline = outlines.get(glyphId) ?? pathOperators(font.outline(glyphId), 1);
      outlines.set(glyphId, outline);
      return outline;
    },
  };
}

function startLayer(file: PdfFile): TextLayer {
  const codes = new Map<string, number>();
  let ref: Ref | undefined;
  return {
    code(text) {
      const code = codes.get(text) ?? codes.size + 1;
      codes.set(text, code);
      return code;
    },
    codes: () => codes,
    ref: () => (ref ??= file.reserve()),
    isUsed: () => ref !== undefined,
  };
}

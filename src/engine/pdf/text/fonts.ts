import type { GlyphsItem } from '../../display';
import { pathOperators } from '../paint/pathOperators';
import type { PdfFile } from '../file/pdfFile';
import type { Ref } from '../file/syntax';
import type { PdfFont } from '../ports';
import { readFont, type FontFacts } from './sfnt';

/** Whether glyphs say what they stand for, or nothing, because it is said by other means. */
export type Voice = 'speaking' | 'silent';

/** A font and what the pages use of it. */
export interface UsedFont {
  readonly key: string;
  readonly font: PdfFont;
  readonly facts: FontFacts;
  readonly glyphs: Set<number>;
  /** The operators that show glyphs, and the item they were last of. */
  readonly shown: WeakMap<GlyphsItem['glyphs'], { readonly item: GlyphsItem; readonly operators: string }>;
  /** Whether the letters of an item are so far apart that a layer says them. */
  readonly apart: WeakMap<
    GlyphsItem['glyphs'],
    { readonly size: number; readonly text: string; readonly isApart: boolean }
  >;
  /** What a glyph says wherever nothing else is said about it. */
  readonly said: Map<number, string>;
  /** The font as `voice` has it, which is in the file once asked for. */
  ref(voice: Voice): Ref;
  /** The voices that were asked for. */
  voices(): ReadonlyMap<Voice, Ref>;
  /** A glyph as operators, in font units, y up. */
  outline(glyphId: number): string;
}

/** The fonts of a file; what is used of them is collected over all pages. */
export interface Fonts {
  /** `undefined` for a font that is not there. */
  use(key: string): UsedFont | undefined;
  used(): readonly UsedFont[];
  /** What is said and not seen. */
  readonly layer: TextLayer;
}

/** A font without anything to see, whose codes stand for what a place says. */
export interface TextLayer {
  /** The code of what a place says, the same in the whole file. */
  code(text: string): number;
  codes(): ReadonlyMap<string, number>;
  /** The font, which is in the file once asked for. */
  ref(): Ref;
  isUsed(): boolean;
}

/** Starts collecting. */
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

function startUse(file: PdfFile, key: string, font: PdfFont): UsedFont {
  const outlines = new Map<number, string>();
  const refs = new Map<Voice, Ref>();
  return {
    ...{ key, font, facts: readFont(font.bytes) },
    ...{ glyphs: new Set<number>(), said: new Map<number, string>() },
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

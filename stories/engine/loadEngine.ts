import arimo from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import arimoBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import inter from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import emoji from '@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf?url';
import arabic from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url';
import devanagari from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url';
import hebrew from '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf?url';
import khmer from '@expo-google-fonts/noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf?url';
import japanese from '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf?url';
import korean from '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf?url';
import chinese from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf?url';
import thai from '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf?url';
import notoSerif from '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf?url';
import { outlinesOf } from '@/engine/draw';
import { newCanvasResources, type CanvasResources } from '@/engine/paint/canvas';
import {
  createFontBook,
  fallbackFace,
  fallbackFamilies,
  mayHaveJapanese,
  openFont,
  type BookEntry,
  type FontFace,
} from '@/engine/text';
import { referenceContext, type ReferenceContext } from '../../tests/engine/reference';

/** Everything a browser needs to draw references, equal to Node's. */
export interface LoadedEngine extends ReferenceContext {
  readonly resources: CanvasResources;
  readonly faces: readonly FontFace[];
}

async function open(key: string, address: string): Promise<FontFace> {
  const answer = await fetch(address);
  return openFont(key, new Uint8Array(await answer.arrayBuffer()));
}

/** Creates a canvas that is painted on the CPU, as in Node. */
function createCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  return { canvas, context };
}

/** Fallback families, with the keys of their files in the Node tests. */
const FALLBACKS: Readonly<Record<string, readonly [key: string, address: string]>> = {
  'Noto Sans Hebrew': ['noto-sans-hebrew', hebrew],
  'Noto Sans Arabic': ['noto-sans-arabic', arabic],
  'Noto Sans Devanagari': ['noto-sans-devanagari', devanagari],
  'Noto Sans Thai': ['noto-sans-thai', thai],
  'Noto Sans Khmer': ['noto-sans-khmer', khmer],
  'Noto Sans KR': ['noto-sans-kr', korean],
  'Noto Sans JP': ['noto-sans-jp', japanese],
  'Noto Sans SC': ['noto-sans-sc', chinese],
  'Noto Color Emoji': ['noto-color-emoji', emoji],
};
/** Too large to load for texts without their characters. */
const LARGE: readonly string[] = ['Noto Sans KR', 'Noto Sans JP', 'Noto Sans SC', 'Noto Color Emoji'];

function openFallbacks(text: string): Promise<FontFace[]> {
  const needed = fallbackFamilies(text, mayHaveJapanese(text));
  return Promise.all(
    Object.entries(FALLBACKS)
      .filter(([family]) => !LARGE.includes(family) || needed.includes(family))
      .map(async ([family, [key, address]]) =>
        fallbackFace(family, await open(`${key}-400Regular`, address)),
      ),
  );
}

/**
 * Loads fonts and other resources of references, and caches for painting. Font keys equal those in the Node tests.
 * Large fallback fonts are loaded only if the text needs them.
 * @param others further fonts
 */
export async function loadEngine(text = '', others: readonly BookEntry[] = []): Promise<LoadedEngine> {
  const [fallbacks, plain, bold, sans, serif] = await Promise.all([
    openFallbacks(text),
    open('arimo-400Regular', arimo),
    open('arimo-700Bold', arimoBold),
    open('inter-400Regular', inter),
    open('noto-serif-400Regular', notoSerif),
  ]);
  const fonts = createFontBook(
    [
      { family: 'Arimo', style: 'Regular', face: plain },
      { family: 'Arimo', style: 'Bold', face: bold },
      { family: 'Inter', style: 'Regular', face: sans },
      { family: 'Noto Serif', style: 'Regular', face: serif },
      ...others,
    ],
    fallbacks,
  );
  const faces = [plain, bold, sans, serif, ...others.map(({ face }) => face), ...fallbacks];
  const outlines = outlinesOf(faces);
  const createPath = (data: string) => new Path2D(data);
  return {
    ...(await referenceContext(fonts)),
    faces,
    resources: newCanvasResources({ createCanvas, createPath, outlines }),
  };
}

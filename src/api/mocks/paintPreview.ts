import arimo from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf?url';
import arimoBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf?url';
import inter from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import interMedium from '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf?url';
import interSemiBold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import interBold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url';
import arabic from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url';
import arabicSemiBold from '@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf?url';
import notoSerif from '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf?url';
import notoSerifSemiBold from '@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf?url';
import { loadBarcodes } from '@/engine/display';
import { drawnPages, resolveLayout, type Document } from '@/engine/document';
import { drawPage, outlinesOf } from '@/engine/draw';
import { edit } from '@/engine/edit';
import { newCanvasResources, paintOnCanvas, pixelGrid } from '@/engine/paint/canvas';
import { applyRecord } from '@/engine/resolve';
import { createFontBook, openFont, type BookEntry, type FontFace } from '@/engine/text';

const FONTS = [
  ['Arimo', 'Regular', arimo],
  ['Arimo', 'Bold', arimoBold],
  ['Inter', 'Regular', inter],
  ['Inter', 'Medium', interMedium],
  ['Inter', 'SemiBold', interSemiBold],
  ['Inter', 'Bold', interBold],
  ['Noto Serif', 'Regular', notoSerif],
  ['Noto Serif', 'SemiBold', notoSerifSemiBold],
  ['Noto Sans Arabic', 'Regular', arabic],
  ['Noto Sans Arabic', 'SemiBold', arabicSemiBold],
] as const;

let opening: Promise<BookEntry[]> | undefined;

/** Loads the fonts of the mocks; the default one replaces other families. */
function openFonts(): Promise<BookEntry[]> {
  opening ??= Promise.all(
    FONTS.map(async ([family, style, address]) => {
      const bytes = await (await fetch(address)).arrayBuffer();
      return { family, style, face: openFont(`${family} ${style}`, new Uint8Array(bytes)) };
    }),
  );
  return opening;
}

/** Creates a canvas drawn by the processor, so that results are equal everywhere. */
function createCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas.');
  return { canvas, context };
}

const facesOf = (entries: readonly BookEntry[]): FontFace[] => entries.map(({ face }) => face);

const WHITE = { rgb: [1, 1, 1] } as const;

/** The part of a document to paint, and its options. */
interface Painting {
  readonly layoutId: string;
  /** @default the first drawn page */
  readonly pageId?: string | undefined;
  readonly today: string;
  /** In pixels, or in pixels for each pixel of the design. */
  readonly size: { readonly longestSide: number } | { readonly scale: number };
  /** Additional fonts. */
  readonly fonts?: readonly BookEntry[];
  /** @default 'image/png' */
  readonly type?: 'image/png' | 'image/jpeg';
}

/** Paints a page of a document in the browser, without pictures and actions. */
export async function paintPreview(document: Document, painting: Painting): Promise<Blob> {
  const { layoutId, size, today, fonts = [], type = 'image/png' } = painting;
  const entries = [...fonts, ...(await openFonts())];
  const selected = edit(document, [{ kind: 'selectLayout', layoutId }]);
  if (!selected.ok) throw new Error(selected.refusal.message);
  const filled = applyRecord(selected.value.document, {}, { today, mediaConnectorId: '' }).document;
  const [first = ''] = drawnPages(filled, resolveLayout(filled, layoutId).settings.intent);
  const { list } = drawPage({
    document: filled,
    layoutId,
    pageId: painting.pageId ?? first,
    fonts: createFontBook(entries, facesOf(entries.filter(({ family }) => family === 'Noto Sans Arabic'))),
    encodeBarcode: await loadBarcodes(),
    picture: () => undefined,
  });
  const scale = 'scale' in size ? size.scale : size.longestSide / Math.max(list.width, list.height);
  const grid = pixelGrid(list, scale);
  const { canvas, context } = createCanvas(grid.width, grid.height);
  paintOnCanvas(context, list, {
    scale: grid,
    resources: newCanvasResources({
      createCanvas,
      createPath: (data) => new Path2D(data),
      outlines: outlinesOf(facesOf(entries)),
    }),
    pictures: () => undefined,
    ...(type === 'image/jpeg' && { ground: WHITE }),
  });
  return canvas.convertToBlob({ type });
}

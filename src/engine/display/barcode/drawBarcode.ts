import { convertLength, type BarcodeSettings } from '../../document';
import type { DisplayItem, Paint } from '../displayList';
import { roundLength } from '../geometry/numbers';
import { writePath } from '../path/segments';
import type { BarcodeStatus } from '../report';
import { captionsOf } from './captions';
import type { BarcodeSymbol, EncodeBarcode } from './symbol';
import { tidyValue } from './tidyValue';

/** A line of text below a barcode. Lengths are in points from the frame's corner. */
export interface Caption {
  readonly text: string;
  /** The font is Arial. */
  readonly size: number;
  /** The middle of the line. */
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly fill: Paint;
}

/** Lays out the lines below barcodes. */
export type CaptionPort = (caption: Caption) => readonly DisplayItem[];

/** Everything needed to draw a barcode. */
export interface BarcodeInput {
  /** Lengths in points. */
  readonly settings: BarcodeSettings;
  readonly value: string;
  /** The frame's width in points. */
  readonly width: number;
  readonly height: number;
  readonly bars: Paint;
  readonly background: Paint;
  readonly encode: EncodeBarcode;
  readonly caption: CaptionPort;
}

/** A drawn barcode and its status. Its size includes quiet zones and caption, in points. */
export interface DrawnBarcode {
  readonly status: BarcodeStatus;
  readonly items: readonly DisplayItem[];
  readonly width: number;
  readonly height: number;
}

const mm = (length: number): number => convertLength(length, 'mm', 'pt');

/** The width of a module and the sizes below the bars, as the standards give them for 100 %. */
const MODULE = mm(0.33);
const LONG_BARS = 5 * MODULE;
const CAPTION = { size: mm(2.75), baseline: mm(2.5), height: mm(3.08) };
/** The side of a code of squares at 100 %. */
const SQUARE = mm(20);

/** The size of a module, and the size of the code without quiet zones. */
interface Measures {
  readonly module: number;
  readonly barHeight: number;
  readonly width: number;
  readonly height: number;
}

function measure(settings: BarcodeSettings, symbol: BarcodeSymbol): Measures {
  const scale = settings.magnificationPercent / 100;
  if (!('barHeight' in settings)) {
    const module = (SQUARE * scale) / symbol.columns;
    return { module, barHeight: module, width: SQUARE * scale, height: module * symbol.rows };
  }
  const below = settings.enableText
    ? CAPTION.height
    : symbol.bars.some(({ isLong }) => isLong)
      ? LONG_BARS
      : 0;
  return {
    module: MODULE * scale,
    barHeight: settings.barHeight * scale,
    width: symbol.columns * MODULE * scale,
    height: (settings.barHeight + below) * scale,
  };
}

const rectangle = (x: number, y: number, width: number, height: number) =>
  writePath([['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']]);

/** Fills the background of the frame, and of the code if it is larger. */
function drawGround(
  input: BarcodeInput,
  [x, y, width, height]: readonly [number, number, number, number],
): DisplayItem {
  const [left, top] = [Math.min(0, x), Math.min(0, y)];
  const [right, bottom] = [Math.max(input.width, x + width), Math.max(input.height, y + height)];
  return { type: 'path', path: rectangle(left, top, right - left, bottom - top), fill: input.background };
}

/** @param value the encoded value */
function drawSymbol(input: BarcodeInput, symbol: BarcodeSymbol, value: string): DrawnBarcode {
  const { settings } = input;
  const scale = settings.magnificationPercent / 100;
  const measures = measure(settings, symbol);
  const { module, barHeight, height } = measures;
  const quiet = settings.quietZone;
  const width = measures.width + (quiet.left + quiet.right) * scale;
  const [left, top] = [(input.width - width) / 2, (input.height - height) / 2];
  const start = left + quiet.left * scale;
  const bars = symbol.bars.map(({ x, y, width: columns, isLong }) => {
    const length = barHeight + (isLong ? LONG_BARS * scale : 0);
    const edges = [start + x * module, top + y * module, columns * module, length] as const;
    return edges.map(roundLength) as unknown as typeof edges;
  });
  const captions =
    'enableText' in settings && settings.enableText
      ? captionsOf(settings, symbol, value).flatMap(({ text, middle }) =>
          input.caption({
            text,
            size: CAPTION.size * scale,
            x: roundLength(start + middle * module),
            y: roundLength(top + barHeight + CAPTION.baseline * scale),
            fill: input.bars,
          }),
        )
      : [];
  const items: readonly DisplayItem[] = [
    ...(settings.enableBackground ? [drawGround(input, [left, top, width, height])] : []),
    ...(settings.enableBars ? [{ type: 'bars', bars, fill: input.bars } as const] : []),
    ...captions,
  ];
  return { status: 'success', items, width: roundLength(width), height: roundLength(height) };
}

/**
 * Draws a barcode in the middle of its frame. Its size does not depend on the frame: 0.33 mm a module or 20 mm a
 * square, times the magnification. A value that can't be encoded draws nothing.
 */
export function drawBarcode(input: BarcodeInput): DrawnBarcode {
  const value = tidyValue(input.settings.type, input.value);
  const symbol = input.encode(input.settings, value);
  return typeof symbol === 'string'
    ? { status: symbol, items: [], width: 0, height: 0 }
    : drawSymbol(input, symbol, value);
}

import {
  code128,
  code39,
  code93,
  datamatrix,
  ean13,
  ean8,
  gs1_128,
  qrcode,
  upca,
  upce,
  type DrawingContext,
  type RenderOptions,
} from 'bwip-js/generic';
import type { BarcodeType } from '../../document';
import { optionsOf } from './options';
import { runsOfRow, type Point } from './runsOfRow';
import type { Bar, BarcodeFault, BarcodeSymbol, EncodeBarcode } from './symbol';

type Encoder = <Drawn>(options: RenderOptions, drawing: DrawingContext<Drawn>) => Drawn;

const ENCODERS: Readonly<Record<BarcodeType, Encoder>> = {
  code39,
  code93,
  code128,
  gs1128: gs1_128,
  ean8,
  ean13,
  upca,
  upce,
  qr: qrcode,
  dataMatrix: datamatrix,
};

/** The library's drawing in pixels: one for the module of a bar, two for that of a square. */
interface Drawing {
  readonly lines: { readonly x: number; readonly width: number; readonly length: number }[];
  readonly polygons: (readonly Point[])[];
  readonly texts: string[];
}

function drawingContext(): DrawingContext<Drawing> {
  const drawing: Drawing = { lines: [], polygons: [], texts: [] };
  const nothing = () => undefined;
  return {
    init: nothing,
    hexagon: nothing,
    ellipse: nothing,
    fill: nothing,
    scale: () => null,
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    // The library centres lines and rounds their half width up to whole pixels.
    line: (x, y, _x, end, width) => {
      drawing.lines.push({ x: x - Math.ceil(width / 2), width, length: Math.abs(y - end) });
    },
    polygon: (points) => {
      drawing.polygons.push(points);
    },
    text: (_x, _y, text) => {
      drawing.texts.push(text);
    },
    end: () => drawing,
  };
}

function symbolOfLines({ lines, texts }: Drawing): BarcodeSymbol {
  const left = Math.min(...lines.map(({ x }) => x));
  const shortest = Math.min(...lines.map(({ length }) => length));
  return {
    bars: lines.map(({ x, width, length }) => ({ x: x - left, y: 0, width, isLong: length > shortest })),
    columns: Math.max(...lines.map(({ x, width }) => x + width)) - left,
    rows: 1,
    digits: texts.join(''),
  };
}

function symbolOfPolygons({ polygons }: Drawing): BarcodeSymbol {
  const modules = polygons.map((polygon) => polygon.map(([x, y]): Point => [x / 2, y / 2]));
  const all = modules.flat();
  const columns = Math.max(...all.map(([x]) => x));
  const rows = Math.max(...all.map(([, y]) => y));
  const bars = Array.from({ length: rows }, (_, y) =>
    runsOfRow(modules, y).map(([x, end]): Bar => ({ x, y, width: end - x, isLong: false })),
  );
  return { bars: bars.flat(), columns, rows, digits: '' };
}

/** Maps the library's errors, such as `bwipp.ean13badLength#6878: `, to ours. */
const MEANINGS: readonly (readonly [RegExp, BarcodeFault])[] = [
  [/NotCompressible|upcEbadNumberSystem|upcEupcEbadNumberSystem/i, 'invalidUPCE'],
  [/length|too(?:Short|Long|Large|MuchData)|NoValidSymbol/i, 'invalidLength'],
  [/check(?:Digit|sum)/i, 'invalidChecksum'],
  [/character|notNumeric|CSET/i, 'invalidCharacters'],
];

function statusOf(error: unknown): BarcodeFault {
  const name = /^bwipp\.(\w+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return MEANINGS.find(([pattern]) => name !== undefined && pattern.test(name))?.[1] ?? 'otherError';
}

/** Encodes a value into modules, or returns its fault. */
export const encode: EncodeBarcode = (settings, value) => {
  if (value === '') return 'empty';
  const options = optionsOf(settings, value);
  if (typeof options === 'string') return options;
  try {
    const render = ENCODERS[settings.type];
    const drawing = render({ bcid: settings.type, scale: 1, ...options }, drawingContext());
    return drawing.lines.length > 0 ? symbolOfLines(drawing) : symbolOfPolygons(drawing);
  } catch (error) {
    return statusOf(error);
  }
};

/** Where a figure under 1000 is written as the language of the browser's scripts writes it anyway. */
const POINT_LOCALES = new Set(['en', 'en-GB', 'en-US']);

/** Rules are typed without a browser; where there is one, it has a language. */
const browser = globalThis as { navigator?: { language?: string } };

const formatters = new Map<string, Intl.NumberFormat>();

interface FigureOptions {
  /** Decimals there are at least. @default 0 */
  readonly least?: number;
  /** Decimals there are at most. */
  readonly most: number;
  /** The figure is of a hundred, and the sign for that follows it. @default false */
  readonly isPercent?: boolean;
  /** @default that of the browser */
  readonly locale?: string | undefined;
}

/**
 * A figure as the reader writes it. Making a formatter costs a hundred times what using it does, and a list formats one
 * figure a row; the very first one makes the browser read its languages, which most readers are spared.
 */
export function formatFigure(value: number, options: FigureOptions): string {
  const { least = 0, most, isPercent = false, locale } = options;
  if (POINT_LOCALES.has(locale ?? browser.navigator?.language ?? '')) {
    const figure = withoutZeros(value.toFixed(most), least);
    if (Math.abs(Number(figure)) < 1000) return isPercent ? `${figure}%` : figure;
  }
  return formatterFor(locale, { least, most, isPercent }).format(isPercent ? value / 100 : value);
}

/** Takes the zeros off that nobody needs after the point. */
function withoutZeros(figure: string, least: number): string {
  const point = figure.indexOf('.');
  if (point === -1) return figure;
  let end = figure.length;
  while (end > point + 1 + least && figure[end - 1] === '0') end -= 1;
  return figure.slice(0, end === point + 1 ? point : end);
}

function formatterFor(
  locale: string | undefined,
  { least, most, isPercent }: { least: number; most: number; isPercent: boolean },
): Intl.NumberFormat {
  const key = `${locale} ${least} ${most} ${isPercent}`;
  const formatter =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, {
      ...(isPercent && { style: 'percent' }),
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
  formatters.set(key, formatter);
  return formatter;
}

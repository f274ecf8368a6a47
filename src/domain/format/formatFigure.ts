/** Locales that write numbers below 1000 like JavaScript itself. */
const POINT_LOCALES = new Set(['en', 'en-GB', 'en-US']);

/** Domain types exclude browser globals; in a browser, the navigator has a language. */
const browser = globalThis as { navigator?: { language?: string } };

const formatters = new Map<string, Intl.NumberFormat>();

interface FigureOptions {
  /**
   * The minimum number of decimals.
   * @default 0
   */
  readonly least?: number;
  /** The maximum number of decimals. */
  readonly most: number;
  /**
   * Whether to append the percent sign.
   * @default false
   */
  readonly isPercent?: boolean;
  /** @default the browser's locale */
  readonly locale?: string | undefined;
}

/**
 * Formats a number for the reader's locale. Formatters are slow to create, and lists format a number a row. The first
 * formatter also loads locale data, which most readers can avoid.
 */
export function formatFigure(value: number, options: FigureOptions): string {
  const { least = 0, most, isPercent = false, locale } = options;
  if (POINT_LOCALES.has(locale ?? browser.navigator?.language ?? '')) {
    const figure = withoutZeros(value.toFixed(most), least);
    if (Math.abs(Number(figure)) < 1000) return isPercent ? `${figure}%` : figure;
  }
  return formatterFor(locale, { least, most, isPercent }).format(isPercent ? value / 100 : value);
}

/** Removes trailing zeros beyond the minimum number of decimals. */
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

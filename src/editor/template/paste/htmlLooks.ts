import type { DefaultTreeAdapterTypes } from 'parse5';
import { rgbToHex } from '@/domain/colour';

/** An element of an HTML tree. */
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** The look of pasted text; unset properties come from the target. */
export interface PastedLook {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly underline: boolean;
  readonly lineThrough: boolean;
  readonly subSuperScript: 'normal' | 'superscript' | 'subscript';
  /** `#` and six hexadecimal digits. */
  readonly color: string | undefined;
  /** In points. */
  readonly fontSize: number | undefined;
}

/** The default look. */
export const PLAIN: PastedLook = {
  isBold: false,
  isItalic: false,
  underline: false,
  lineThrough: false,
  subSuperScript: 'normal',
  color: undefined,
  fontSize: undefined,
};

const BOLD_TAGS = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const ITALIC_TAGS = new Set(['i', 'em', 'cite', 'var', 'dfn']);
const UNDERLINED_TAGS = new Set(['u', 'ins']);
const STRUCK_TAGS = new Set(['s', 'strike', 'del']);

/** Converts a CSS length to points; `undefined` for relative ones. */
function toPoints(length: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(pt|px|in|cm|mm)$/.exec(length.trim()) ?? [];
  const points = { pt: 1, px: 0.75, in: 72, cm: 72 / 2.54, mm: 72 / 25.4 }[unit ?? ''];
  if (number === undefined || points === undefined) return undefined;
  const size = Math.round(Number(number) * points * 10) / 10;
  return size >= 0.1 && size <= 10_000 ? size : undefined;
}

/** Creates a function that reads colours with the browser, each once; ignores black, the default of text. */
export function createColourReader() {
  const known = new Map<string, string | undefined>();
  const probe = document.createElement('span');
  const read = (text: string): string | undefined => {
    probe.style.color = '';
    probe.style.color = text;
    if (probe.style.color === '') return undefined;
    document.body.append(probe);
    const computed = getComputedStyle(probe).color;
    probe.remove();
    const [, red, green, blue] = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(computed) ?? [];
    if (red === undefined || green === undefined || blue === undefined) return undefined;
    const hex = rgbToHex({ r: Number(red), g: Number(green), b: Number(blue) });
    return hex === '#000000' ? undefined : hex;
  };
  return (text: string): string | undefined => {
    if (!known.has(text)) known.set(text, read(text));
    return known.get(text);
  };
}

const isHeavy = (weight: string, otherwise: boolean): boolean => {
  if (weight === '') return otherwise;
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
};

function scriptOf({ tagName }: HtmlElement, verticalAlign: string, otherwise: PastedLook['subSuperScript']) {
  if (tagName === 'sup' || verticalAlign === 'super') return 'superscript';
  if (tagName === 'sub' || verticalAlign === 'sub') return 'subscript';
  return verticalAlign === 'baseline' ? 'normal' : otherwise;
}

/** Returns an attribute of an element; '' if it is missing. */
export const getAttribute = ({ attrs }: HtmlElement, name: string): string =>
  attrs.find((each) => each.name === name)?.value ?? '';

/** Creates a function that reads the style of an element. It returns the same object each time, with new content. */
export function createStyleReader(): (element: HtmlElement) => CSSStyleDeclaration {
  const { style } = document.createElement('span');
  return (element) => {
    style.cssText = getAttribute(element, 'style');
    return style;
  };
}

/** An element with its style. */
interface StyledElement {
  readonly element: HtmlElement;
  readonly style: CSSStyleDeclaration;
}

/** Returns the look inside an element: from its tag, then from its style. */
export function readLook(
  { element, style }: StyledElement,
  around: PastedLook,
  colourOf: (text: string) => string | undefined,
): PastedLook {
  const { tagName } = element;
  const line = `${style.textDecoration} ${style.textDecorationLine}`;
  const isWithoutLine = /\bnone\b/.test(line);
  const slant = style.fontStyle;
  const color = style.color || (tagName === 'font' ? getAttribute(element, 'color') : '');
  return {
    isBold: isHeavy(style.fontWeight, BOLD_TAGS.has(tagName) || around.isBold),
    isItalic: slant === '' ? ITALIC_TAGS.has(tagName) || around.isItalic : slant !== 'normal',
    underline:
      UNDERLINED_TAGS.has(tagName) || line.includes('underline') || (around.underline && !isWithoutLine),
    lineThrough:
      STRUCK_TAGS.has(tagName) || line.includes('line-through') || (around.lineThrough && !isWithoutLine),
    subSuperScript: scriptOf(element, style.verticalAlign, around.subSuperScript),
    color: color === '' ? around.color : colourOf(color),
    fontSize: toPoints(style.fontSize) ?? around.fontSize,
  };
}

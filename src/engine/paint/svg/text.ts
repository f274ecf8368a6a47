/** Escapes text for markup, including double quotes. */
export const escapeText = (text: string): string =>
  text
    // XML allows no control characters, not even escaped.
    // eslint-disable-next-line no-control-regex -- They are removed.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Writes a number with all visible decimals. */
export const number = (value: number): string => String(Math.round(value * 1e5) / 1e5 + 0);

/** Attributes in order; undefined ones are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

const attribute = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? number(value) : escapeText(value)}"`;

/** Writes an element with markup inside. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const start = `<${name}${Object.entries(attributes).map(attribute).join('')}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}

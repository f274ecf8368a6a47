/** Text that is no markup, also inside double quotes. */
export const escapeText = (text: string): string =>
  text
    // Control characters stand in no XML, not even escaped.
    // eslint-disable-next-line no-control-regex -- They are what is removed.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** A number with as many decimals as anybody can see. */
export const number = (value: number): string => String(Math.round(value * 1e5) / 1e5 + 0);

/** Attributes in their order, without those that are undefined. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

const attribute = ([name, value]: readonly [string, string | number | undefined]): string =>
  value === undefined ? '' : ` ${name}="${typeof value === 'number' ? number(value) : escapeText(value)}"`;

/** An element with markup inside. */
export function element(name: string, attributes: Attributes, inside = ''): string {
  const start = `<${name}${Object.entries(attributes).map(attribute).join('')}`;
  return inside === '' ? `${start}/>` : `${start}>${inside}</${name}>`;
}

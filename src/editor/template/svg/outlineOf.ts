/** Attributes of an element, by their names. */
export type Attributes = Readonly<Record<string, string>>;

/** The elements that draw an outline. */
const DRAWN = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'] as const;
export type DrawnElement = (typeof DRAWN)[number];

export const isDrawn = (name: string): name is DrawnElement => (DRAWN as readonly string[]).includes(name);

/** A number of an attribute, in pixels; `undefined` for other units and percentages. */
export function numberIn(text: string | undefined): number | undefined {
  const bare = (text ?? '').trim();
  const digits = /px$/i.test(bare) ? bare.slice(0, -2).trimEnd() : bare;
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(digits) ? Number(digits) : undefined;
}

/** A share from 0 to 1, which may be written as a percentage. */
export function shareIn(text: string | undefined): number | undefined {
  const words = text?.trim();
  const share = words?.endsWith('%') ? (numberIn(words.slice(0, -1)) ?? Number.NaN) / 100 : numberIn(words);
  return share === undefined || Number.isNaN(share) ? undefined : Math.min(1, Math.max(0, share));
}

/** The attributes that give an element its place and size. */
const LENGTHS: Readonly<Record<DrawnElement, readonly string[]>> = {
  path: [],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: [],
  polygon: [],
};

/** Whether an element has a length in another unit than pixels. */
export const hasOtherUnits = (name: DrawnElement, attributes: Attributes): boolean =>
  LENGTHS[name].some((key) => attributes[key] !== undefined && numberIn(attributes[key]) === undefined);

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = (x: number) => `A ${rx} ${ry} 0 0 1 ${x} ${cy}`;
  return `M ${cx - rx} ${cy} ${half(cx + rx)} ${half(cx - rx)} Z`;
}

function rectangle(attributes: Attributes): string {
  const of = (name: string) => numberIn(attributes[name]);
  const [x, y, width, height] = [of('x') ?? 0, of('y') ?? 0, of('width') ?? 0, of('height') ?? 0];
  const rx = Math.min(of('rx') ?? of('ry') ?? 0, width / 2);
  const ry = Math.min(of('ry') ?? of('rx') ?? 0, height / 2);
  if (rx <= 0 || ry <= 0) return `M ${x} ${y} h ${width} v ${height} h ${-width} Z`;
  const corner = (dx: number, dy: number) => `a ${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return [
    ...[`M ${x + rx} ${y} h ${width - 2 * rx}`, corner(rx, ry), `v ${height - 2 * ry}`, corner(-rx, ry)],
    ...[`h ${2 * rx - width}`, corner(-rx, -ry), `v ${2 * ry - height}`, corner(rx, -ry), 'Z'],
  ].join(' ');
}

/** The outline of an element as path data. */
export function outlineOf(name: DrawnElement, attributes: Attributes): string {
  const of = (key: string) => numberIn(attributes[key]) ?? 0;
  switch (name) {
    case 'path':
      return attributes['d'] ?? '';
    case 'rect':
      return rectangle(attributes);
    case 'circle':
      return ellipse(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return ellipse(of('cx'), of('cy'), of('rx'), of('ry'));
    case 'line':
      return `M ${of('x1')} ${of('y1')} L ${of('x2')} ${of('y2')}`;
    case 'polyline':
    case 'polygon':
      return `M ${attributes['points'] ?? ''} ${name === 'polygon' ? 'Z' : ''}`;
  }
}

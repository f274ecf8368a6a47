import type { PictureArea, Raster } from '@/domain/media';

/*
 * Generated pictures with the box of their subject: faces of four skin tones and objects, on grounds and beside
 * distracting objects.
 */

type Colour = readonly [red: number, green: number, blue: number];

/** A shape by its centre and half its extent, in shares of the height. */
interface Shape {
  readonly kind: 'ellipse' | 'box';
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
  readonly colour: Colour;
}

/** A picture with its subject. */
export interface Scene {
  readonly name: string;
  readonly raster: Raster;
  readonly box: PictureArea;
}

/** The colour of the ground at a place, in shares of width and height. */
type Ground = (x: number, y: number) => Colour;

const SIDE = 64;
const plain =
  (colour: Colour): Ground =>
  () =>
    colour;
const fading =
  (above: Colour, below: Colour): Ground =>
  (_, y) =>
    [0, 1, 2].map((part) => (above[part] ?? 0) * (1 - y) + (below[part] ?? 0) * y) as unknown as Colour;
/** One colour above a line and another one below it. */
const parted =
  (above: Colour, below: Colour, line: number): Ground =>
  (_, y) =>
    y < line ? above : below;

/** Generates numbers from 0 to 1 that are the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const holds = ({ kind, x, y, across, down }: Shape, atX: number, atY: number): boolean =>
  kind === 'box'
    ? Math.abs(atX - x) <= across && Math.abs(atY - y) <= down
    : ((atX - x) / across) ** 2 + ((atY - y) / down) ** 2 <= 1;

interface Drawing {
  readonly name: string;
  /** Width over height. */
  readonly ratio: number;
  readonly ground: Ground;
  readonly shapes: readonly Shape[];
  /** The shapes whose bounds are the box. */
  readonly subject: readonly Shape[];
  /** Largest error of each colour channel. */
  readonly noise: number;
  readonly seed: number;
}

function draw({ name, ratio, ground, shapes, subject, noise, seed }: Drawing): Scene {
  const width = ratio >= 1 ? SIDE : Math.round(SIDE * ratio);
  const height = ratio >= 1 ? Math.round(SIDE / ratio) : SIDE;
  const random = randomFrom(seed);
  const data: number[] = [];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [(column + 0.5) / height, (row + 0.5) / height];
      const top = shapes.findLast((shape) => holds(shape, x, y));
      const colour = top?.colour ?? ground(x / ratio, y);
      for (const part of colour)
        data.push(Math.max(0, Math.min(255, Math.round(part + (random() - 0.5) * 2 * noise))));
      data.push(255);
    }
  const left = Math.min(...subject.map(({ x, across }) => x - across));
  const right = Math.max(...subject.map(({ x, across }) => x + across));
  const top = Math.min(...subject.map(({ y, down }) => y - down));
  const bottom = Math.max(...subject.map(({ y, down }) => y + down));
  return {
    name,
    raster: { width, height, data },
    box: { x: left / ratio, y: top, width: (right - left) / ratio, height: bottom - top },
  };
}

const box = (x: number, y: number, across: number, down: number, colour: Colour): Shape => ({
  kind: 'box',
  x,
  y,
  across,
  down,
  colour,
});
const ellipse = (x: number, y: number, across: number, down: number, colour: Colour): Shape => ({
  kind: 'ellipse',
  x,
  y,
  across,
  down,
  colour,
});

/** A person: hair, neck, clothes down to the edge, and a face with eyes and a mouth. The last is the face. */
function personOf(x: number, y: number, size: number, skin: Colour, clothes: Colour): readonly Shape[] {
  const dark: Colour = [40, 28, 24];
  return [
    box(x, y + size * 1.15, size * 0.35, size * 0.5, skin),
    ellipse(x, y + size * 3.2, size * 1.9, size * 2, clothes),
    ellipse(x, y - size * 0.35, size * 0.95, size * 1.05, dark),
    ellipse(x, y, size * 0.78, size, skin),
    ellipse(x - size * 0.3, y - size * 0.12, size * 0.13, size * 0.1, dark),
    ellipse(x + size * 0.3, y - size * 0.12, size * 0.13, size * 0.1, dark),
    ellipse(x, y + size * 0.5, size * 0.3, size * 0.09, [150, 60, 60]),
  ];
}
const faceOf = (person: readonly Shape[]): Shape => person[3] ?? box(0, 0, 0, 0, [0, 0, 0]);

const SKINS: readonly Colour[] = [
  [241, 205, 182],
  [213, 160, 125],
  [160, 106, 74],
  [96, 62, 44],
];
const GREY: Colour = [205, 208, 212];
const WALL: Colour = [176, 160, 140];

function faces(skin: Colour, index: number): readonly Scene[] {
  const seed = index * 100 + 1;
  const scene = (
    name: string,
    ratio: number,
    ground: Ground,
    people: readonly (readonly Shape[])[],
    distractors: readonly Shape[] = [],
  ): Scene =>
    draw({
      name: `${name}, skin ${index + 1}`,
      ratio,
      ground,
      shapes: [...distractors, ...people.flat()],
      subject: people.map(faceOf),
      noise: 8,
      seed: seed + name.length,
    });
  return [
    scene('a portrait before a plain wall', 1.5, plain(GREY), [
      personOf(0.75, 0.42, 0.17, skin, [40, 60, 110]),
    ]),
    scene(
      'a face beside a bright window',
      1.8,
      plain([96, 84, 76]),
      [personOf(0.78, 0.42, 0.16, skin, [70, 66, 80])],
      [box(1.66, 0.4, 0.12, 0.34, [255, 252, 240])],
    ),
    scene('two faces', 1.6, fading([150, 190, 220], [120, 140, 110]), [
      personOf(0.55, 0.45, 0.13, skin, [180, 40, 40]),
      personOf(1.02, 0.42, 0.13, SKINS[(index + 1) % 4] ?? skin, [240, 240, 236]),
    ]),
    scene(
      'a face above a white shirt, below the sun',
      0.75,
      fading([90, 140, 200], [220, 190, 160]),
      [personOf(0.36, 0.45, 0.13, skin, [250, 250, 250])],
      [ellipse(0.68, 0.1, 0.06, 0.06, [255, 250, 200])],
    ),
    scene(
      'a small face beside a red sign',
      2,
      plain(WALL),
      [personOf(1.05, 0.5, 0.11, skin, [60, 80, 70])],
      [box(0.2, 0.4, 0.14, 0.2, [220, 20, 30])],
    ),
  ];
}

const THINGS: readonly Colour[] = [
  [200, 40, 50],
  [30, 110, 190],
  [60, 140, 70],
  [40, 40, 46],
];

function things(colour: Colour, index: number): readonly Scene[] {
  const seed = index * 1_000 + 7;
  const scene = (name: string, drawing: Omit<Drawing, 'name' | 'seed'>): Scene =>
    draw({ ...drawing, name: `${name}, colour ${index + 1}`, seed: seed + name.length });
  const bottle = [box(0.75, 0.62, 0.12, 0.26, colour), box(0.75, 0.28, 0.05, 0.1, colour)];
  const cup = [ellipse(0.82, 0.55, 0.16, 0.18, colour)];
  const dog = [ellipse(0.85, 0.6, 0.22, 0.13, colour), ellipse(1.08, 0.47, 0.09, 0.08, colour)];
  const tower = [box(0.72, 0.55, 0.13, 0.45, colour)];
  return [
    scene('a bottle before a plain ground', {
      ratio: 1.5,
      ground: plain([238, 236, 230]),
      shapes: bottle,
      subject: bottle,
      noise: 4,
    }),
    scene('a bottle with a badge in a corner', {
      ratio: 1.5,
      ground: plain([238, 236, 230]),
      shapes: [...bottle, ellipse(1.38, 0.14, 0.08, 0.08, [250, 160, 0])],
      subject: bottle,
      noise: 4,
    }),
    scene('a cup on a table', {
      ratio: 1.6,
      ground: parted([214, 208, 198], [128, 92, 60], 0.66),
      shapes: cup,
      subject: cup,
      noise: 8,
    }),
    scene('an animal in grass below a white sky', {
      ratio: 1.8,
      ground: parted([246, 248, 252], [112, 150, 72], 0.22),
      shapes: dog,
      subject: dog,
      noise: 22,
    }),
    scene('a tower with a bright car at the edge', {
      ratio: 1.5,
      ground: fading([130, 170, 220], [210, 220, 230]),
      shapes: [...tower, box(1.4, 0.9, 0.12, 0.06, [255, 230, 20])],
      subject: tower,
      noise: 6,
    }),
  ];
}

/** Forty scenes. */
export const SCENES: readonly Scene[] = [...SKINS.flatMap(faces), ...THINGS.flatMap(things)];

import { bag, bottle, box, cup, jar, loaf } from './packshots';
import { dots, gradient, rings, stripes, triangles, waves } from './patterns';
import { hills, mark, table, town, wordmark } from './scenes';
import { svgOf, type Drawing, type Palette, type PictureSize } from './svg';

/** A picture of the demo, with its drawing and its stored properties. */
export interface DemoPicture extends PictureSize {
  /** The path of its folder. */
  readonly folder: string;
  readonly name: string;
  readonly extension: 'jpg' | 'png';
  readonly svg: string;
}

const NIGHT = { ground: '#efeafd', soft: '#c3b0f7', main: '#5f30e2', dark: '#010058', accent: '#ffb84d' };
const CRUST = { ground: '#fbf1e4', soft: '#f3d3a4', main: '#c9803c', dark: '#5b3216', accent: '#e4572e' };
const LEAF = { ground: '#eef6ee', soft: '#b9dcb7', main: '#3f8f5b', dark: '#153b2a', accent: '#f2b134' };
const SEA = { ground: '#e9f4f8', soft: '#a9d6e5', main: '#2a7f9e', dark: '#0b3a53', accent: '#ff8c61' };
const ROSE = { ground: '#fdeef0', soft: '#f6bfc8', main: '#d1495b', dark: '#5a1230', accent: '#2e9e9b' };

const SQUARE = { width: 1200, height: 1200 };
const WIDE = { width: 1600, height: 900 };
const TALL = { width: 900, height: 1350 };
const STRIP = { width: 1500, height: 500 };

type Row = readonly [name: string, draw: Drawing, palette: Palette, size: PictureSize];

const FOLDERS: Readonly<Record<string, readonly Row[]>> = {
  '/Backgrounds': [
    ['dawn.jpg', gradient, ROSE, WIDE],
    ['dusk.jpg', gradient, NIGHT, WIDE],
    ['harbour.jpg', waves, SEA, WIDE],
    ['meadow.jpg', hills, LEAF, WIDE],
    ['rings-amber.jpg', rings, CRUST, SQUARE],
    ['rings-violet.jpg', rings, NIGHT, SQUARE],
  ],
  '/Brand/Logos': [
    ['mark-colour.png', mark, NIGHT, SQUARE],
    ['mark-green.png', mark, LEAF, SQUARE],
    ['mark-warm.png', mark, CRUST, SQUARE],
    ['wordmark-colour.png', wordmark, NIGHT, STRIP],
    ['wordmark-green.png', wordmark, LEAF, STRIP],
    ['wordmark-warm.png', wordmark, CRUST, STRIP],
  ],
  '/Brand/Patterns': [
    ['confetti.png', triangles, ROSE, SQUARE],
    ['crumbs.png', dots, CRUST, SQUARE],
    ['leaves.png', triangles, LEAF, SQUARE],
    ['night-dots.png', dots, NIGHT, SQUARE],
    ['stripes-sea.png', stripes, SEA, SQUARE],
    ['stripes-violet.png', stripes, NIGHT, SQUARE],
    ['waves.png', waves, SEA, SQUARE],
  ],
  '/Campaigns/Autumn': [
    ['golden-hills.jpg', hills, CRUST, WIDE],
    ['market-table.jpg', table, CRUST, WIDE],
    ['roofs.jpg', town, CRUST, TALL],
    ['story-background.jpg', waves, CRUST, TALL],
  ],
  '/Campaigns/Night bake': [
    ['counter.jpg', table, NIGHT, WIDE],
    ['night-hills.jpg', hills, NIGHT, WIDE],
    ['poster-town.jpg', town, NIGHT, TALL],
    ['story-background.jpg', gradient, NIGHT, TALL],
  ],
  '/Campaigns/Summer': [
    ['beach-town.jpg', town, SEA, WIDE],
    ['breakfast.jpg', table, ROSE, WIDE],
    ['sea-hills.jpg', hills, SEA, WIDE],
    ['story-background.jpg', waves, ROSE, TALL],
  ],
  '/Products/Bread': [
    ['country-loaf.jpg', loaf, CRUST, SQUARE],
    ['dark-loaf.jpg', loaf, { ...CRUST, main: '#7a4a22' }, SQUARE],
    ['flour-box.jpg', box, CRUST, SQUARE],
    ['white-loaf.jpg', loaf, { ...CRUST, main: '#dfa864' }, SQUARE],
  ],
  '/Products/Coffee': [
    ['beans-dark.jpg', bag, NIGHT, TALL],
    ['beans-mild.jpg', bag, LEAF, TALL],
    ['beans-strong.jpg', bag, CRUST, TALL],
    ['cup-large.jpg', cup, CRUST, SQUARE],
    ['cup-small.jpg', cup, LEAF, SQUARE],
    ['cold-brew.jpg', bottle, NIGHT, TALL],
  ],
  '/Products/Preserves': [
    ['apricot.jpg', jar, CRUST, SQUARE],
    ['gift-box.jpg', box, ROSE, SQUARE],
    ['lemonade.jpg', bottle, SEA, TALL],
    ['plum.jpg', jar, NIGHT, SQUARE],
    ['strawberry.jpg', jar, ROSE, SQUARE],
    ['syrup.jpg', bottle, ROSE, TALL],
  ],
};

let pictures: readonly DemoPicture[] | undefined;

/** Returns the pictures of every demo environment with media; always the same. */
export function demoPictures(): readonly DemoPicture[] {
  pictures ??= Object.entries(FOLDERS).flatMap(([folder, rows]) =>
    rows.map(([name, draw, palette, size]) => ({
      folder,
      name,
      ...size,
      extension: name.endsWith('.png') ? 'png' : 'jpg',
      svg: svgOf(size, draw(size, palette)),
    })),
  );
  return pictures;
}

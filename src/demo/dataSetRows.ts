import type { DataColumn, DataRow } from '@/domain/data-sets';
import { ENVIRONMENTS } from './catalogue';
import { DAY } from './days';
import { demoId } from './random';

export interface DemoDataSet {
  id: string;
  environmentId: string;
  name: string;
  columns: DataColumn[];
  rows: DataRow[];
  createdAt: Date;
  modifiedAt: Date;
}

interface Table {
  readonly name: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
}

const text = (name: string): DataColumn => ({ name, type: 'singleLine' });

const GRAINS = ['Wheat', 'Rye', 'Spelt', 'Oat', 'Barley', 'Buckwheat', 'Einkorn', 'Emmer', 'Maize', 'Millet'];
/** Products of each grain, with their weight in grams and the price of a kilo of the first grain. */
const BAKED: readonly (readonly [name: string, kind: string, grams: number, price: number])[] = [
  ...(['loaf', 'tin loaf', 'ring', 'crown'] as const).map(
    (name, at) => [name, 'bread', 900, 6.2 + at * 0.3] as const,
  ),
  ...(['baguette', 'half loaf', 'flatbread', 'plait'] as const).map(
    (name, at) => [name, 'bread', 400, 7.5 + at * 0.4] as const,
  ),
  ...(['roll', 'bun', 'pretzel', 'breadstick'] as const).map(
    (name, at) => [name, 'bread', 90, 11 + at] as const,
  ),
  ...(['biscuit', 'shortbread', 'cracker', 'crisp'] as const).map(
    (name, at) => [name, 'pastry', 150, 16 + at * 1.5] as const,
  ),
  ...(['knot', 'croissant', 'tart', 'muffin'] as const).map(
    (name, at) => [name, 'pastry', 110, 21 + at * 2] as const,
  ),
];

/** Creates a code of thirteen digits, including its check digit. */
function ean(number: number): string {
  const digits = `541234${String(number).padStart(6, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

const cents = (price: number) => Math.round(price * 100) / 100;

/** The products of the shops; each row makes a price tag. */
export const PRICE_LIST: Table = {
  name: 'Price list',
  columns: [
    text('Code of the till'),
    text('Product'),
    text('Details'),
    { name: 'Price', type: 'number' },
    { name: 'Price of a kilo', type: 'number' },
    text('Kind'),
  ],
  rows: BAKED.flatMap(([name, kind, grams, price], at) =>
    GRAINS.map((grain, by) => {
      const kilo = cents(price * (1 + by * 0.04));
      const hours = 12 + ((at + by) % 5) * 6;
      const details = `${grain}, ${hours} hours, ${grams} g`;
      return [
        ...[ean(at * GRAINS.length + by), `${grain} ${name}`, details],
        ...[cents((kilo * grams) / 1_000), kilo, kind],
      ];
    }),
  ),
};

/** The guests of the opening; each row makes a badge. */
export const GUESTS: Table = {
  name: 'Guests of the opening',
  columns: [
    text('Guest'),
    text('From'),
    { name: 'Table', type: 'number' },
    { name: 'Arrives', type: 'date' },
    { name: 'Vegetarian', type: 'boolean' },
  ],
  rows: ['Head baker', 'Miller', 'Shop manager', 'Neighbour', 'Journalist', 'Architect'].flatMap(
    (guest, at) =>
      ['Harbour', 'Old town', 'Station', 'Mill lane'].map((place, by) => [
        ...[guest, place, 1 + ((at + by) % 6)],
        ...[by % 2 === 0 ? '2027-05-14' : '2027-05-15', (at * 3 + by) % 4 === 0],
      ]),
  ),
};

const STORES: Table = {
  name: 'Shops and their hours',
  columns: [
    text('Number'),
    text('Shop'),
    { name: 'Address', type: 'multiLine' },
    text('Telephone'),
    { name: 'Open on Sundays', type: 'boolean' },
  ],
  rows: [
    'Harbour',
    'Old town',
    'Station',
    'Mill lane',
    'University',
    'Riverside',
    'Market',
    'Garden city',
  ].map((shop, at) => [
    ...[String(at + 1).padStart(3, '0'), `Aurora ${shop}`, `${shop} ${12 + at * 7}\n90${at}0 Northport`],
    ...[`+00 555 01${String(at).padStart(2, '0')}`, at % 3 === 0],
  ]),
};

const TABLES = [PRICE_LIST, GUESTS, STORES];

/** The demo environments with templates. */
export const WITH_DATA: readonly string[] = [
  ...[ENVIRONMENTS.auroraProduction, ENVIRONMENTS.auroraSandbox],
  ...[ENVIRONMENTS.borealisProduction, ENVIRONMENTS.trial],
];

/** Returns the id of a demo data set. */
export const dataSetId = (environmentId: string, name: string): string =>
  demoId(`data-set:${environmentId}:${name}`);

/** Creates the data sets of demo environments with templates. */
export const dataSetRows = (now: Date): DemoDataSet[] =>
  WITH_DATA.flatMap((environmentId) =>
    TABLES.map(({ name, columns, rows }, index) => ({
      id: dataSetId(environmentId, name),
      environmentId,
      name,
      columns: [...columns],
      rows: [...rows],
      createdAt: new Date(now.getTime() - (40 - index * 8) * DAY),
      modifiedAt: new Date(now.getTime() - (4 + index * 6) * DAY),
    })),
  );

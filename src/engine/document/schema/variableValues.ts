import * as z from 'zod/mini';
import { between, describeSchema, id, name, setDefaults, text, wholeBetween } from './primitives';
import { LONGEST_TEXT } from './textContent';

/** The maximum length of a picture's id, in characters. */
export const LONGEST_ASSET_ID = 2_000;

const affix = z.strictObject({ value: text(1_000), characterStyleId: z.exactOptional(id) });
const affixes = {
  prefix: z.exactOptional(describeSchema(affix, 'Left out while the value is empty')),
  suffix: z.exactOptional(describeSchema(affix, 'Left out while the value is empty')),
};
const longText = {
  value: text(LONGEST_TEXT),
  maxCharacters: z.exactOptional(wholeBetween(1, LONGEST_TEXT)),
  removeParagraphIfEmpty: z.boolean(),
  ...affixes,
};

/** A day as `yyyy-MM-dd`. */
const day = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));

const dateLimit = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('absolute'), date: day }),
  z.strictObject({
    type: z.literal('relative'),
    days: describeSchema(wholeBetween(-36_500, 36_500), 'From today'),
  }),
]);

/** The locales of dates. */
export const LOCALES = [
  ...(['en_US', 'cs', 'da', 'nl', 'fi', 'fr', 'de', 'it', 'no', 'pl', 'pt_PT', 'es_ES', 'sv'] as const),
];

const listItem = z.strictObject({ value: text(1_000), displayValue: z.exactOptional(text(1_000)) });
const listValues = z.array(text(1_000)).check(z.maxLength(10_000));

const folder = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fixed'), path: text(2_000) }),
  z.strictObject({ type: z.literal('variable'), variableId: id }),
]);

const cell = z.union([text(LONGEST_TEXT), z.number(), z.boolean(), z.null()]);
const column = z.strictObject({
  name,
  type: z.enum(['singleLine', 'multiLine', 'number', 'date', 'boolean']),
});

/** Initial values of each type of variable. */
export const NEW_VALUES = {
  shortText: { value: '', removeParagraphIfEmpty: false, isDontBreak: false },
  longText: { value: '', removeParagraphIfEmpty: false },
  richText: { value: '' },
  number: {
    value: null,
    numberOfDecimals: 0,
    decimalSeparator: '.',
    thousandsSeparator: '',
    showStepper: false,
    stepSize: 1,
  },
  date: {
    value: null,
    displayFormat: 'dd/MM/yyyy',
    locale: 'en_US',
    startDate: { type: 'none' },
    endDate: { type: 'none' },
    excludedDays: [],
  },
  list: { items: [], selected: null },
  boolean: { value: false },
  image: {
    value: null,
    allowQuery: true,
    allowUpload: false,
    folder: { type: 'fixed', path: '' },
    includeSubfolders: true,
    uploadFolder: { type: 'fixed', path: 'Upload/' },
  },
  dataSource: { source: { type: 'none' }, display: { type: 'table' } },
} as const;

/** Fields of each type of variable beyond the common ones. */
export const valueFields = {
  shortText: setDefaults({ ...longText, isDontBreak: z.boolean() }, NEW_VALUES.shortText),
  longText: setDefaults(longText, NEW_VALUES.longText),
  richText: setDefaults(
    { value: text(LONGEST_TEXT), ruleSetId: z.exactOptional(text(64)) },
    NEW_VALUES.richText,
  ),
  number: setDefaults(
    {
      value: z.nullable(z.number()),
      minValue: z.exactOptional(z.number()),
      maxValue: z.exactOptional(z.number()),
      numberOfDecimals: wholeBetween(0, 4),
      decimalSeparator: z.enum(['.', ',']),
      thousandsSeparator: z.enum(['', '.', ',', ' ']),
      decimalCharacterStyleId: z.exactOptional(id),
      showStepper: z.boolean(),
      stepSize: between(0.0001, 1_000_000_000),
      ...affixes,
    },
    NEW_VALUES.number,
  ),
  date: setDefaults(
    {
      value: z.nullable(day),
      displayFormat: text(100),
      locale: z.enum(LOCALES),
      startDate: dateLimit,
      endDate: dateLimit,
      excludedDays: z
        .array(z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']))
        .check(z.maxLength(7)),
      ...affixes,
    },
    NEW_VALUES.date,
  ),
  list: setDefaults(
    {
      items: z.array(listItem).check(z.maxLength(10_000)),
      availableItems: z.exactOptional(describeSchema(listValues, 'All items where it is left out')),
      selected: z.nullable(text(1_000)),
      ...affixes,
    },
    NEW_VALUES.list,
  ),
  boolean: setDefaults({ value: z.boolean() }, NEW_VALUES.boolean),
  image: setDefaults(
    {
      value: z.nullable(z.strictObject({ connectorId: text(64), assetId: text(LONGEST_ASSET_ID) })),
      allowQuery: z.boolean(),
      allowUpload: z.boolean(),
      uploadMinWidth: z.exactOptional(describeSchema(wholeBetween(1, 100_000), 'In pixels')),
      uploadMinHeight: z.exactOptional(describeSchema(wholeBetween(1, 100_000), 'In pixels')),
      folder,
      includeSubfolders: z.boolean(),
      uploadFolder: folder,
    },
    NEW_VALUES.image,
  ),
  dataSource: setDefaults(
    {
      source: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('none') }),
        z.strictObject({ type: z.literal('connector'), connectorId: id }),
        describeSchema(
          z.strictObject({ type: z.literal('dataSet'), dataSetId: text(64) }),
          'A data set of the environment',
        ),
        z.strictObject({
          type: z.literal('injected'),
          itemIdPropertyName: name,
          properties: z.array(column).check(z.maxLength(1_000)),
          rows: z.array(z.record(name, cell)).check(z.maxLength(10_000)),
        }),
      ]),
      display: z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('table') }),
        z.strictObject({ type: z.literal('list'), displayColumn: name }),
      ]),
    },
    NEW_VALUES.dataSource,
  ),
};

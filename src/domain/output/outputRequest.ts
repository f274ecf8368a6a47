import { invalidChoice, invalidField, type Refusal } from '../refusal';
import { readSettingValues, settingTypeOf, type SettingValues } from '../output-settings';
import { ON_INVALID_VALUE } from './invalidValues';
import { refusalOfUnmade, type OutputFormat } from './outputFormat';

/** Values of variables, by name. */
export type OutputRecord = Readonly<Record<string, string | number | boolean | null>>;

/** The limits of one call. */
const OUTPUT_LIMITS = {
  records: 10_000,
  /** Records times layouts. */
  files: 50_000,
  /** Bytes of all records as JSON. */
  variables: 10_000_000,
} as const;

/** The settings of a call: stored ones, or values in the call. */
type OutputRequestSettings =
  | { readonly type: 'stored'; readonly id: string }
  | { readonly type: 'inline'; readonly values: SettingValues };

/** A valid call for output. */
export interface OutputRequest {
  readonly source:
    | { readonly type: 'template'; readonly templateId: string }
    | { readonly type: 'project'; readonly projectId: string }
    | { readonly type: 'document'; readonly text: string };
  readonly settings: OutputRequestSettings;
  /**
   * Without duplicates.
   * @default the selected layout
   */
  readonly layoutIds?: readonly string[];
  /** One record without values if the call has none. */
  readonly records: readonly OutputRecord[];
  /**
   * PDF: the maximum number of records in a file.
   * @default all in one
   */
  readonly maxRecordsPerFile?: number;
  /** Whether the rows of the document's data source are the records. */
  readonly allRecords?: boolean;
  /** Whether records are only checked, without output. */
  readonly checkOnly?: boolean;
  /**
   * Whether a record inherits values of the one before it.
   * @default true
   */
  readonly inherit?: false;
  /** The treatment of a value the document can't store unchanged. */
  readonly onInvalidValue: (typeof ON_INVALID_VALUE)[number];
}

const KEYS = new Set([
  'outputSettings',
  'outputSettingsId',
  'documentContent',
  'templateId',
  'projectId',
  'layoutsToExport',
  'variables',
  'maxRecordsPerFile',
  'allRecords',
  'checkOnly',
  'inherit',
  'onInvalidValue',
]);
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');

const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

type Source = OutputRequest['source'];

function readSource(
  body: Record<string, unknown>,
): { readonly value: Source } | { readonly refusal: Refusal } {
  const given = (['templateId', 'projectId', 'documentContent'] as const).filter(
    (name) => body[name] !== undefined,
  );
  const [source] = given;
  if (source === undefined || given.length > 1)
    return {
      refusal: invalidField('templateId', 'Give one of templateId, projectId and documentContent.'),
    };
  const value = body[source];
  if (source === 'documentContent')
    return { value: { type: 'document', text: typeof value === 'string' ? value : JSON.stringify(value) } };
  const isTemplate = source === 'templateId';
  if (typeof value !== 'string' || !UUID.test(value))
    return {
      refusal: invalidField(source, `Must be the id of a ${isTemplate ? 'template' : 'project'}.`),
    };
  return {
    value: isTemplate ? { type: 'template', templateId: value } : { type: 'project', projectId: value },
  };
}

function readSettings(
  { outputSettings, outputSettingsId }: Record<string, unknown>,
  format: OutputFormat,
): { readonly value: OutputRequestSettings } | { readonly refusal: Refusal } {
  const refuse = (field: string, message: string) => ({ refusal: invalidField(field, message) });
  if ((outputSettings === undefined) === (outputSettingsId === undefined))
    return refuse('outputSettingsId', 'Give either outputSettingsId or outputSettings.');
  if (outputSettingsId !== undefined)
    return typeof outputSettingsId === 'string' && UUID.test(outputSettingsId)
      ? { value: { type: 'stored', id: outputSettingsId } }
      : refuse('outputSettingsId', 'Must be the id of an output setting.');
  if (!isObject(outputSettings)) return refuse('outputSettings', 'Must be an object of settings.');
  const read = readSettingValues(outputSettings, settingTypeOf(format), 'outputSettings.');
  if ('refusal' in read) return read;
  const refusal = refusalOfUnmade(read.value, 'outputSettings');
  return refusal ? { refusal } : { value: { type: 'inline', values: read.value } };
}

function refusalOfRecords(records: unknown, sizeOf: (text: string) => number): Refusal | undefined {
  if (!Array.isArray(records)) return invalidField('variables', 'Must be a list of records.');
  if (records.length > OUTPUT_LIMITS.records)
    return { status: 413, detail: 'Up to 10,000 records at a time.' };
  for (const [index, record] of records.entries()) {
    const field = `variables.${index}`;
    if (!isObject(record)) return invalidField(field, `Record ${index + 1} must be an object.`);
    const wrong = Object.keys(record).find((name) => !isScalar(record[name]));
    if (wrong !== undefined)
      return {
        ...invalidField(
          `${field}.${wrong}`,
          `Record ${index + 1}: ${wrong} must be text, a number, true, false or null.`,
        ),
        code: 'wrongKindOfValue',
        field: wrong,
        record: index + 1,
      };
  }
  if (sizeOf(JSON.stringify(records)) <= OUTPUT_LIMITS.variables) return undefined;
  return { status: 413, detail: 'Variables take up to 10 MB.' };
}

function refusalOfSplitting(most: unknown, format: OutputFormat): Refusal | undefined {
  if (most === undefined) return undefined;
  if (format !== 'pdf')
    return invalidField('maxRecordsPerFile', 'Only PDF has several records in one file: leave it out.');
  return typeof most === 'number' && Number.isInteger(most) && most >= 1 && most <= OUTPUT_LIMITS.records
    ? undefined
    : invalidField('maxRecordsPerFile', 'Must be a whole number from 1 to 10,000.');
}

function refusalOfBody(
  body: Record<string, unknown>,
  format: OutputFormat,
  sizeOf: (text: string) => number,
): Refusal | undefined {
  const unknown = Object.keys(body).find((key) => !KEYS.has(key));
  if (unknown !== undefined) return invalidField(unknown, 'There is no such field.');
  const {
    layoutsToExport,
    variables = [],
    maxRecordsPerFile,
    checkOnly = false,
    allRecords = false,
    inherit = true,
    onInvalidValue,
  } = body;
  if (typeof allRecords !== 'boolean') return invalidField('allRecords', 'Must be true or false.');
  if (allRecords && body.variables !== undefined)
    return invalidField('allRecords', 'Give either variables or allRecords.');
  if (typeof checkOnly !== 'boolean') return invalidField('checkOnly', 'Must be true or false.');
  if (typeof inherit !== 'boolean') return invalidField('inherit', 'Must be true or false.');
  if (onInvalidValue !== undefined && !ON_INVALID_VALUE.some((way) => way === onInvalidValue))
    return invalidChoice('onInvalidValue', ON_INVALID_VALUE);
  if (layoutsToExport !== undefined && !isListOfTexts(layoutsToExport))
    return invalidField('layoutsToExport', 'Must be a list of ids of layouts.');
  return refusalOfSplitting(maxRecordsPerFile, format) ?? refusalOfRecords(variables, sizeOf);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the text of a call for output. `sizeOf` counts bytes of UTF-8. */
export function readOutputRequest(
  text: string,
  format: OutputFormat,
  sizeOf: (text: string) => number,
): { readonly value: OutputRequest } | { readonly refusal: Refusal } {
  const body = parse(text);
  if (!isObject(body)) return { refusal: { status: 400, detail: 'The body must be a JSON object.' } };
  const refusal = refusalOfBody(body, format, sizeOf);
  if (refusal) return { refusal };
  const source = readSource(body);
  if ('refusal' in source) return source;
  const settings = readSettings(body, format);
  if ('refusal' in settings) return settings;
  const { layoutsToExport, maxRecordsPerFile, checkOnly = false, allRecords = false } = body;
  const records = (body.variables ?? []) as OutputRecord[];
  return {
    value: {
      source: source.value,
      settings: settings.value,
      ...(layoutsToExport !== undefined && { layoutIds: [...new Set(layoutsToExport as string[])] }),
      records: records.length > 0 ? records : [{}],
      onInvalidValue: body.onInvalidValue === 'adjust' ? 'adjust' : 'refuse',
      ...(maxRecordsPerFile !== undefined && { maxRecordsPerFile: maxRecordsPerFile as number }),
      ...(checkOnly === true && { checkOnly }),
      ...(body.inherit === false && { inherit: false as const }),
      ...(allRecords === true && { allRecords }),
    },
  };
}

/** A call for output whose records may be stored elsewhere: their number suffices. */
type CountedRequest = Omit<OutputRequest, 'records'> & { readonly records: { readonly length: number } };

/** Refuses a synchronous call unless it makes a single picture, which is fast enough. */
export function refusalOfWaiting(
  { layoutIds = [], records, allRecords, checkOnly }: CountedRequest,
  format: OutputFormat,
): Refusal | undefined {
  const isPicture = (format === 'png' || format === 'jpg') && layoutIds.length <= 1 && records.length === 1;
  return isPicture && !allRecords && !checkOnly
    ? undefined
    : invalidField('wait', 'Only one PNG or JPG can be waited for: of one layout and one record.');
}

/** Refuses unknown layouts, or too many files. */
export function refusalOfLayouts(
  { layoutIds = [], records }: Pick<CountedRequest, 'layoutIds' | 'records'>,
  hasLayout: (id: string) => boolean,
): Refusal | undefined {
  const unknown = layoutIds.find((id) => !hasLayout(id));
  if (unknown !== undefined) return invalidField('layoutsToExport', `The document has no layout ${unknown}.`);
  return layoutIds.length * records.length > OUTPUT_LIMITS.files
    ? { status: 413, detail: 'Up to 50,000 files at a time: fewer records or fewer layouts.' }
    : undefined;
}

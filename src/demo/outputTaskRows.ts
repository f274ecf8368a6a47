import { newSettingValues, type SettingType, type SettingValues } from '@/domain/output-settings';
import {
  BARCODE_FAULTS,
  cancelledBy,
  OUTPUT_GIVEN_UP,
  outputTypesOf,
  recordOf,
  type OutputFormat,
  type OutputRecord,
  type OutputTaskRecord,
  type RecordReport,
} from '@/domain/output';
import type { Document } from '@/engine/document';
import { demoUserId } from './accounts';
import { ENVIRONMENTS } from './catalogue';
import { GUESTS, PRICE_LIST } from './dataSetRows';
import { designIn } from './designIn';
import { demoId } from './random';
import { projectRows } from './projectRows';
import { demoDesigns, templateId } from './templateRows';

/** A finished output task, with everything needed to restart it. */
export interface DemoOutputTask extends OutputTaskRecord {
  readonly environmentId: string;
  readonly ownerId: string;
  /** The numbers of failed records, from 1. */
  readonly failedRecords: readonly number[];
  readonly report: readonly RecordReport[];
  readonly document: Document;
  readonly settings: SettingValues;
  readonly layoutIds: readonly string[];
  readonly records: readonly OutputRecord[];
  readonly checkOnly: boolean;
}

const HOUR = 3_600_000;

interface Told {
  /** Hours ago; files are kept for four. */
  readonly ago: number;
  /** The account that started it. */
  readonly by: string;
  /** The name of a design; with `ofProject`, of a project of the account. */
  readonly of: string;
  readonly ofProject?: boolean;
  readonly format?: OutputFormat;
  readonly settings?: Partial<SettingValues>;
  readonly layoutIds?: readonly string[];
  readonly records?: readonly OutputRecord[];
  readonly checkOnly?: boolean;
  /** The findings in its records. */
  readonly report?: readonly RecordReport[];
  readonly end?: Pick<OutputTaskRecord, 'status' | 'detail'>;
}

const typesOf = (columns: typeof PRICE_LIST.columns) =>
  new Map(columns.map(({ name, type }) => [name, type]));
const recordsOf = ({ columns, rows }: typeof PRICE_LIST): OutputRecord[] =>
  rows.map((row) => recordOf(columns, row, typesOf(columns)));

/** Rows of the price list with a wrong last digit in the till's code. */
const MISTYPED: readonly number[] = [17, 142];
const mistype = (code: string) => `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;
const TAGS = recordsOf(PRICE_LIST).map((record, index) =>
  MISTYPED.includes(index + 1)
    ? { ...record, 'Code of the till': mistype(String(record['Code of the till'])) }
    : record,
);

const NO_DAY = 'Day needs a value.';

const IN_AURORA: readonly Told[] = [
  { ago: 5, by: 'user', of: 'Night bake in May', ofProject: true },
  {
    ago: 6.5,
    by: 'content.admin',
    of: 'Price tag',
    records: TAGS,
    settings: { continueAfterFailure: true },
    report: MISTYPED.map((recordNumber) => ({
      recordNumber,
      errorList: [
        {
          type: 'BarcodeValidationError',
          details: `The barcode can’t be drawn: Code on Page 1. ${BARCODE_FAULTS.invalidChecksum}`,
        },
      ],
    })),
  },
  {
    ago: 22,
    by: 'content.admin',
    of: 'Certificate',
    records: [{ Day: null }],
    report: [{ recordNumber: 1, errorList: [{ type: 'MissingVariableValue', details: NO_DAY }] }],
    end: { status: 'Failed', detail: `Record 1: ${NO_DAY}` },
  },
  { ago: 27, by: 'template.designer', of: 'E-mail banner', format: 'gif' },
  {
    ago: 28,
    by: 'template.designer',
    of: 'E-mail banner',
    format: 'mp4',
    end: { status: 'Failed', detail: cancelledBy('Template Designer') },
  },
  {
    ago: 30,
    by: 'content.admin',
    of: 'Event badge',
    records: recordsOf(GUESTS),
    checkOnly: true,
    report: GUESTS.rows.map((_, index) => ({ recordNumber: index + 1, errorList: [] })),
  },
  { ago: 46, by: 'user', of: 'Post: cinnamon knots', ofProject: true, format: 'png' },
  {
    ago: 52,
    by: 'template.designer',
    of: 'Opening flyer',
    format: 'jpg',
    end: { status: 'Error', detail: OUTPUT_GIVEN_UP },
  },
  { ago: 71, by: 'subscription.admin', of: 'Business card', settings: { watermark: true } },
];

const IN_BOREALIS: readonly Told[] = [
  { ago: 9, by: 'content.admin.classic', of: 'Invitation' },
  { ago: 33, by: 'content.admin.classic', of: 'Night bake poster', format: 'png' },
];

/** Creates recent output tasks of the demo environments; their files have expired. */
export function demoOutputTasks(now: Date): DemoOutputTask[] {
  const { auroraProduction, borealisProduction } = ENVIRONMENTS;
  return [
    ...IN_AURORA.map((told) => taskOf(told, auroraProduction, now)),
    ...IN_BOREALIS.map((told) => taskOf(told, borealisProduction, now)),
  ];
}

function taskOf(told: Told, environmentId: string, now: Date): DemoOutputTask {
  const { ago, by, of, format = 'pdf', records = [{}], report = [], checkOnly = false, end } = told;
  const ownerId = demoUserId(`${by}@demo.test`);
  const { sourceId, document } = told.ofProject
    ? projectOf({ ownerId, name: of, environmentId }, now)
    : templateOf(of, environmentId);
  const settings = { ...newSettingValues(format.toUpperCase() as SettingType), ...told.settings };
  const failedRecords = report
    .filter(({ errorList }) => errorList.length > 0)
    .map(({ recordNumber }) => recordNumber);
  const createdAt = new Date(now.getTime() - ago * HOUR);
  return {
    id: demoId(`output-task:${environmentId}:${of}:${ago}`),
    environmentId,
    ownerId,
    name: of,
    format,
    sourceId,
    document,
    settings,
    records,
    checkOnly,
    source: told.ofProject ? 'project' : 'template',
    layoutIds: [document.selectedLayoutId],
    types: outputTypesOf(format, { watermark: settings.watermark, records: records.length, checkOnly }),
    status: 'Finished',
    detail: null,
    ...end,
    report,
    failedRecords,
    recordsTotal: records.length,
    recordsDone: end && failedRecords.length === 0 ? 0 : records.length,
    recordsFailed: failedRecords.length,
    createdAt,
    endedAt: new Date(createdAt.getTime() + (2 + records.length / 20) * 1_000),
  };
}

function templateOf(name: string, environmentId: string) {
  const design = demoDesigns().find((each) => each.name === name);
  if (!design) throw new Error(`The demo has no design ${name}.`);
  const document = JSON.parse(designIn(environmentId, design.document)) as Document;
  return { sourceId: templateId(environmentId, name), document };
}

function projectOf(wanted: { ownerId: string; name: string; environmentId: string }, now: Date) {
  const project = projectRows(now).find(
    ({ ownerId, name, environmentId }) =>
      ownerId === wanted.ownerId && name === wanted.name && environmentId === wanted.environmentId,
  );
  if (!project) throw new Error(`The demo has no project ${wanted.name}.`);
  return { sourceId: project.id, document: JSON.parse(project.document) as Document };
}

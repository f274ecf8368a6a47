import type { OutputRecord, ReportEntry } from '@/domain/output';
import { NEW_CROP_MARKS } from '@/engine/pdf';
import {
  RenderError,
  type Rendering,
  type RenderOptions,
  type RenderOutput,
  type RenderRequest,
} from '../../rendering';
import { CarriedRecords } from './carryRecords';
import { faultsIn, reportEntries } from './reportEntries';
import type { OutputInput } from './startOutput';

/** Bytes. */
const KILOBYTE = 1_000;

export type Render = (
  request: Omit<RenderRequest, 'context'>,
  onRecord?: RenderOptions['onRecord'],
) => Promise<Rendering>;

/** Is told how the records of a layout are getting on. */
export interface RecordWatcher {
  /** So many are done. */
  readonly reach: (count: number) => void;
  /** Those at these places have failed, counted from 0. */
  readonly fail: (places: readonly number[]) => void;
  /** What should be known of the one at a place. */
  readonly report: (place: number, entries: readonly ReportEntry[]) => void;
}

const NO_VISIBLE_PAGES = 'The layout has no visible page.';

/** A file, with the number of its record, or of a PDF, which holds several, its own. */
interface RecordFile {
  readonly bytes: Uint8Array;
  readonly number: number;
}

/** Files that are in memory together; of PDF it is one at a time. */
const AT_ONCE = { png: 20, jpg: 20, gif: 1, mp4: 1 } as const;

/** Records that are checked together: enough to be quick, few enough for the progress to move. */
const CHECKED_AT_ONCE = 50;

/** How many records one file holds at most. */
export const recordsPerFile = ({ format, records, maxRecordsPerFile }: OutputInput): number =>
  format === 'pdf' ? (maxRecordsPerFile ?? records.length) : 1;

/** What the record at a place is called: its number in what was asked for first. */
export const recordNumber = ({ numbers }: OutputInput, place: number): number =>
  numbers?.[place] ?? place + 1;

/**
 * The files of one layout. Pictures and films are made some at a time; the first record of each rendering takes over the values
 * before it. Records that fail are left out if the settings allow it. @throws RenderError at the first one if they don't, and if
 * all fail
 */
export async function* recordFiles(
  input: OutputInput,
  layoutId: string,
  render: Render,
  { reach, fail, report }: RecordWatcher,
): AsyncGenerator<RecordFile> {
  const { document, settings, inherit } = input;
  const output = outputOf(input);
  const watermark = settings.watermark && { watermark: settings.watermarkText };
  const draw = (records: readonly OutputRecord[], onRecord?: RenderOptions['onRecord']) =>
    render(
      { document, layoutId, records, output, ...watermark, ...(inherit === false && { inherit }) },
      onRecord,
    );
  const { records } = input;
  const carried = new CarriedRecords(document, inherit);
  const atOnce = recordsAtOnce(input, output);
  const goesNoFurther = !settings.continueAfterFailure && !input.checkOnly;
  let firstFault: string | undefined;
  let hasFile = false;
  for (let offset = 0; offset < records.length; offset += atOnce) {
    carried.restart();
    const part = records.slice(offset, offset + atOnce).map((record) => carried.keep(record));
    const { files, findings } = await draw(part, (index) => reach(offset + index));
    const entries = reportEntries(findings, document);
    for (const [index, list] of entries) report(offset + index, list);
    const faults = faultsIn(entries, settings.failOn);
    fail([...faults.keys()].map((index) => offset + index));
    reach(offset + part.length);
    const [first] = faults;
    if (first) firstFault ??= `Record ${recordNumber(input, offset + first[0])}: ${first[1]}`;
    if (firstFault !== undefined && goesNoFurther) throw new RenderError(firstFault);
    if (faults.size === part.length) continue;
    if (files.length === 0) {
      for (const index of part.keys())
        report(offset + index, [{ type: 'NoVisiblePages', details: NO_VISIBLE_PAGES }]);
      fail([...part.keys()].map((index) => offset + index));
      if (input.checkOnly) continue;
      throw new RenderError(NO_VISIBLE_PAGES);
    }
    if (input.checkOnly) continue;
    hasFile = true;
    if (output.format !== 'pdf')
      yield* files.flatMap((bytes, index) =>
        faults.has(index) ? [] : [{ bytes, number: recordNumber(input, offset + index) }],
      );
    // The pages of records that failed are in the file that was drawn: it is drawn again without them.
    else
      for (const bytes of faults.size > 0 ? (await draw(withoutFaults(input, part, faults))).files : files)
        yield { bytes, number: offset / atOnce + 1 };
  }
  if (!hasFile && !input.checkOnly)
    throw new RenderError(`Every record has failed. ${firstFault ?? ''}`.trim());
}

/** The records of a part that have not failed. */
function withoutFaults(
  { document, inherit }: OutputInput,
  part: readonly OutputRecord[],
  faults: ReadonlyMap<number, string>,
) {
  const carried = new CarriedRecords(document, inherit);
  return part.flatMap((record, index) => {
    if (!faults.has(index)) return [carried.keep(record)];
    carried.leaveOut(record);
    return [];
  });
}

function recordsAtOnce(input: OutputInput, { format }: RenderOutput): number {
  if (format === 'check') return CHECKED_AT_ONCE;
  return format === 'pdf' ? recordsPerFile(input) : AT_ONCE[format];
}

function outputOf({ format, name, settings, checkOnly }: OutputInput): RenderOutput {
  const { quality, fps, maxFileSizeInKiloBytes, version, outlineText, barWidthReduction } = settings;
  const size = { scale: settings.scaling };
  if (checkOnly) return { format: 'check', pages: format === 'pdf' ? 'all' : 'first' };
  if (format === 'png') return { format, size };
  if (format === 'jpg') return { format, size, quality };
  if (format === 'mp4') return { format, size, fps };
  if (format === 'gif') {
    const largest = maxFileSizeInKiloBytes === null ? {} : { largest: maxFileSizeInKiloBytes * KILOBYTE };
    return { format, size, fps, ...largest };
  }
  const cropMarks = {
    ...NEW_CROP_MARKS,
    ...{ offset: settings.cropMarkOffset, weight: settings.cropMarkWeight },
  };
  return {
    format,
    options: { version, outlineText, barWidthReduction, ...(settings.cropMarks && { cropMarks }) },
    ...(settings.pdfX4 && { pdfX4: { title: name } }),
  };
}

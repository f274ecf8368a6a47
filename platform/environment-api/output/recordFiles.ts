import type { ReportEntry } from '@/domain/output';
import { NEW_CROP_MARKS } from '@/engine/pdf';
import { recordNumber, type OutputPlan } from '../../readers';
import {
  RenderError,
  type Rendering,
  type RenderOptions,
  type RenderOutput,
  type StoredRequest,
} from '../../rendering';
import { faultsIn, reportEntries } from './reportEntries';

/** Bytes. */
const KILOBYTE = 1_000;

export type Render = (
  request: Omit<StoredRequest, 'context' | 'input'>,
  onRecord?: RenderOptions['onRecord'],
) => Promise<Rendering>;

/** Receives the progress of a layout's records. */
export interface RecordWatcher {
  /** Reports how many are done. */
  readonly reach: (count: number) => void;
  /** Reports the failed ones by index from 0. */
  readonly fail: (places: readonly number[]) => void;
  /** Reports entries for the record at an index. */
  readonly report: (place: number, entries: readonly ReportEntry[]) => void;
}

const NO_VISIBLE_PAGES = 'The layout has no visible page.';

/** A file with the number of its record, or the number of the file for a PDF with several records. */
interface RecordFile {
  readonly bytes: Uint8Array;
  readonly number: number;
}

/** Files held in memory at once; PDFs are made one at a time. */
const AT_ONCE = { png: 20, jpg: 20, gif: 1, mp4: 1 } as const;

/** Records checked together: enough to be quick, few enough to show progress. */
const CHECKED_AT_ONCE = 50;

/** Most records in one file. */
export const recordsPerFile = ({ format, recordCount, maxRecordsPerFile }: OutputPlan): number =>
  format === 'pdf' ? (maxRecordsPerFile ?? recordCount) : 1;

/**
 * Yields the files of one layout. Pictures and videos are made in groups; the first record of each rendering continues
 * from the values before it. Failed records are left out if the settings allow it. @throws RenderError at the first
 * failure if they don't, and if all fail
 */
export async function* recordFiles(
  plan: OutputPlan,
  layoutId: string,
  render: Render,
  { reach, fail, report }: RecordWatcher,
): AsyncGenerator<RecordFile> {
  const { settings, recordCount } = plan;
  const output = outputOf(plan);
  const watermark = settings.watermark && { watermark: settings.watermarkText };
  const draw = (part: StoredRequest['part'], onRecord?: RenderOptions['onRecord']) =>
    render({ part, layoutId, output, ...watermark }, onRecord);
  const atOnce = recordsAtOnce(plan, output);
  const goesNoFurther = !settings.continueAfterFailure && !plan.checkOnly;
  let firstFault: string | undefined;
  let hasFile = false;
  for (let offset = 0; offset < recordCount; offset += atOnce) {
    const part = { from: offset, count: Math.min(atOnce, recordCount - offset) };
    const { files, findings } = await draw(part, (index) => reach(offset + index));
    const entries = reportEntries(findings, plan.names);
    for (const [index, list] of entries) report(offset + index, list);
    const faults = faultsIn(entries, settings.failOn);
    fail([...faults.keys()].map((index) => offset + index));
    reach(offset + part.count);
    const [first] = faults;
    if (first) firstFault ??= `Record ${recordNumber(plan, offset + first[0])}: ${first[1]}`;
    if (firstFault !== undefined && goesNoFurther) throw new RenderError(firstFault);
    if (faults.size === part.count) continue;
    if (files.length === 0) {
      const places = Array.from({ length: part.count }, (_, index) => offset + index);
      for (const place of places) report(place, [{ type: 'NoVisiblePages', details: NO_VISIBLE_PAGES }]);
      fail(places);
      if (plan.checkOnly) continue;
      throw new RenderError(NO_VISIBLE_PAGES);
    }
    if (plan.checkOnly) continue;
    hasFile = true;
    if (output.format !== 'pdf')
      yield* files.flatMap((bytes, index) =>
        faults.has(index) ? [] : [{ bytes, number: recordNumber(plan, offset + index) }],
      );
    // The drawn file contains the pages of failed records, so it is drawn again without them.
    else {
      const sound = faults.size > 0 ? (await draw({ ...part, without: [...faults.keys()] })).files : files;
      for (const bytes of sound) yield { bytes, number: offset / atOnce + 1 };
    }
  }
  if (!hasFile && !plan.checkOnly)
    throw new RenderError(`Every record has failed. ${firstFault ?? ''}`.trim());
}

function recordsAtOnce(plan: OutputPlan, { format }: RenderOutput): number {
  if (format === 'check') return CHECKED_AT_ONCE;
  return format === 'pdf' ? recordsPerFile(plan) : AT_ONCE[format];
}

function outputOf({ format, name, settings, checkOnly }: OutputPlan): RenderOutput {
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
    offset: settings.cropMarkOffset,
    weight: settings.cropMarkWeight,
  };
  return {
    format,
    options: { version, outlineText, barWidthReduction, ...(settings.cropMarks && { cropMarks }) },
    ...(settings.pdfX4 && { pdfX4: { title: name } }),
  };
}

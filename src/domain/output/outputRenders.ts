/** Records of a batch that count one each. */
const COUNTED_SINGLY = 50;
/** Further ones that count one together. */
const COUNTED_TOGETHER = 10;

/** What one layout of a task has come to. */
interface LayoutOutput {
  /** Records that succeeded. */
  readonly records: number;
  /** How long an animation plays, in seconds; 1 for what does not move. */
  readonly seconds: number;
}

/**
 * The renders that are counted for the files of a task: one for each file, or each second begun of an animation; in a batch
 * for the first 50 records, and then for each 10 begun.
 */
export function rendersOf(layouts: readonly LayoutOutput[]): number {
  const counted = (records: number) =>
    Math.min(records, COUNTED_SINGLY) + Math.ceil(Math.max(0, records - COUNTED_SINGLY) / COUNTED_TOGETHER);
  return layouts.reduce((sum, { records, seconds }) => sum + counted(records) * Math.ceil(seconds), 0);
}

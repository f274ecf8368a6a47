/** Records of a batch that count one render each. */
const COUNTED_SINGLY = 50;
/** Further records that count one render together. */
const COUNTED_TOGETHER = 10;

/** The output of one layout of a task. */
interface LayoutOutput {
  /** Records that succeeded. */
  readonly records: number;
  /** The length of an animation in seconds; 1 for still output. */
  readonly seconds: number;
}

/**
 * Counts the renders of a task: one for each file, or each started second of an animation. In a batch, the first 50
 * records count one each, then each started 10.
 */
export function rendersOf(layouts: readonly LayoutOutput[]): number {
  const countRecords = (records: number) =>
    Math.min(records, COUNTED_SINGLY) + Math.ceil(Math.max(0, records - COUNTED_SINGLY) / COUNTED_TOGETHER);
  return layouts.reduce((sum, { records, seconds }) => sum + countRecords(records) * Math.ceil(seconds), 0);
}

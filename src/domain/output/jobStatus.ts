/** Output job states as people read them (section 4), by their name on the wire without spaces. */
const JOB_STATUS_LABELS = {
  Waiting: 'Pending',
  PreProcessing: 'Preparing',
  Processing: 'Processing',
  PostProcessing: 'Finalizing',
  Finished: 'Finished',
  Failed: 'Failed',
  Error: 'Internal error',
  NotFound: 'Not found',
} as const;

/** The label of a state from the wire, without regard to case and spaces; an unknown state is shown as it came. */
export function jobStatusLabel(wire: string): string {
  const wanted = wire.replaceAll(' ', '').toLowerCase();
  const found = Object.entries(JOB_STATUS_LABELS).find(([name]) => name.toLowerCase() === wanted);
  return found ? found[1] : wire;
}

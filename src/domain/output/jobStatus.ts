/** Labels of output job states (section 4), by their names without spaces. */
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

/** Returns the label of a state, ignoring case and spaces; an unknown state is returned unchanged. */
export function jobStatusLabel(wire: string): string {
  const wanted = wire.replaceAll(' ', '').toLowerCase();
  const found = Object.entries(JOB_STATUS_LABELS).find(([name]) => name.toLowerCase() === wanted);
  return found ? found[1] : wire;
}

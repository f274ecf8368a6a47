/** How one upload stands. */
export type UploadState = 'running' | 'failed' | 'succeeded';

/** What upload tracking shows of all uploads together (section 2). */
export type UploadStatus = 'idle' | 'error' | 'success';

/** Idle while any upload runs and when there is none; then error if any failed, success if all went well. */
export function uploadStatus(uploads: readonly UploadState[]): UploadStatus {
  if (uploads.length === 0 || uploads.includes('running')) return 'idle';
  return uploads.includes('failed') ? 'error' : 'success';
}

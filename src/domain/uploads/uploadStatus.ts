/** The state of an upload. */
export type UploadState = 'running' | 'failed' | 'succeeded';

/** The overall state of uploads in upload tracking (section 2). */
export type UploadStatus = 'idle' | 'error' | 'success';

/** Returns idle without uploads and while any runs; then error if any failed, otherwise success. */
export function uploadStatus(uploads: readonly UploadState[]): UploadStatus {
  if (uploads.length === 0 || uploads.includes('running')) return 'idle';
  return uploads.includes('failed') ? 'error' : 'success';
}

import { describe, expect, it } from 'vitest';
import { uploadStatus } from '@/domain/uploads';

describe('uploadStatus', () => {
  it('R2.74 is idle during any upload, also beside a failed one', () => {
    expect(uploadStatus(['succeeded', 'running'])).toBe('idle');
    expect(uploadStatus(['failed', 'running'])).toBe('idle');
    expect(uploadStatus([])).toBe('idle');
  });

  it('R2.75 is error when any finished upload failed', () => {
    expect(uploadStatus(['succeeded', 'failed', 'succeeded'])).toBe('error');
  });

  it('R2.75 is success when all finished without error', () => {
    expect(uploadStatus(['succeeded', 'succeeded'])).toBe('success');
  });
});

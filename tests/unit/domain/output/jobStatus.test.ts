import { describe, expect, it } from 'vitest';
import { jobStatusLabel } from '@/domain/output';

describe('jobStatusLabel', () => {
  it.each([
    ['R4.04', 'Finished', 'Finished'],
    ['R4.04', 'Processing', 'Processing'],
    ['R4.04', 'PostProcessing', 'Finalizing'],
    ['R4.04', 'Failed', 'Failed'],
    ['R4.04', 'Waiting', 'Pending'],
    ['R4.05', 'Not found', 'Not found'],
    ['R4.05', 'NotFound', 'Not found'],
    ['R4.05', 'not found', 'Not found'],
    ['R4.05', 'Error', 'Internal error'],
    ['R4.05', 'PreProcessing', 'Preparing'],
  ])('%s shows %s as %s', (_row, wire, label) => {
    expect(jobStatusLabel(wire)).toBe(label);
  });

  it('R4.04 shows an unknown state unchanged', () => {
    expect(jobStatusLabel('Archived')).toBe('Archived');
  });
});

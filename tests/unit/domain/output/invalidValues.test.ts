import { describe, expect, it } from 'vitest';
import { refusalOfInvalidValues } from '@/domain/output';

/** Makes so many faults, and counts those examined. */
function faults(count: number) {
  const looked = { at: 0 };
  function* each() {
    for (let record = 1; record <= count; record += 1) {
      looked.at += 1;
      yield { record, name: 'Name', code: 'valueTooLong', message: 'This has 81 characters; up to 80 fit.' };
    }
  }
  return { each: each(), looked };
}

describe('invalid values of a document', () => {
  it('H2.03 are refused with the first in words and the count of the others', () => {
    const refusal = refusalOfInvalidValues(faults(36).each);
    expect(refusal?.detail).toBe('Record 1, Name: This has 81 characters; up to 80 fit. And 35 more.');
    expect(refusal?.errors).toHaveLength(20);
    expect(refusalOfInvalidValues([])).toBeUndefined();
  });

  it('H2.03 are looked through no further than the first thousand', () => {
    const { each, looked } = faults(200_000);
    expect(refusalOfInvalidValues(each)?.detail).toMatch(/And more than 999 more\.$/);
    expect(looked.at).toBe(1_001);
  });
});

import { describe, expect, it } from 'vitest';
import type { ResizableByUser } from '@/engine/document';
import { faultsOfSize, sizeChoiceOf } from '@/engine/edit';
import { after } from './support/edited';

const FREE: ResizableByUser = { enabled: true, constraintMode: 'none' };

/** Returns the faults of a size of A4, in mm, with these limits for users. */
function faults(limits: Partial<ResizableByUser>, width: number, height: number) {
  const options = { resizableByUser: { ...FREE, ...limits } };
  const choice = sizeChoiceOf(after({ kind: 'setLayoutOptions', layoutId: 'a4', options }));
  return choice && faultsOfSize(choice, { width, height });
}
const FINE = { width: undefined, height: undefined };

describe('the size of a layout', () => {
  it('is offered with its unit and limits when users may change it', () => {
    const offered = after(
      {
        kind: 'setLayoutOptions',
        layoutId: 'half',
        options: { resizableByUser: { ...FREE, maxWidth: 300 } },
      },
      { kind: 'selectLayout', layoutId: 'half' },
    );
    const choice = { unit: 'mm', width: 105, height: 297, limits: { ...FREE, maxWidth: 300 } };
    expect(sizeChoiceOf(offered)).toEqual(choice);
    expect(sizeChoiceOf(offered, 'half')).toEqual(choice);
    expect(sizeChoiceOf(offered, 'a4')).toBeUndefined();
    expect(sizeChoiceOf(offered, 'gone')).toBeUndefined();
  });

  it('is refused beyond the limits of each side, including them', () => {
    const limits = { minWidth: 100, maxWidth: 200, minHeight: 50, maxHeight: 60 };
    expect(faults(limits, 99, 61)).toEqual({ width: 'At least 100 mm.', height: 'At most 60 mm.' });
    expect(faults(limits, 201, 49)).toEqual({ width: 'At most 200 mm.', height: 'At least 50 mm.' });
    expect(faults(limits, 100, 50)).toEqual(FINE);
    expect(faults(limits, 200, 60)).toEqual(FINE);
    expect(faults({}, 1, 9_999)).toEqual(FINE);
  });

  it('accepts a range of proportions, including its limits', () => {
    const range = { constraintMode: 'range', aspectRange: { min: 0.5, max: 2 } } as const;
    const told = { width: 'Width to height has to be between 0.5 and 2.', height: undefined };
    expect(faults(range, 49, 100)).toEqual(told);
    expect(faults(range, 201, 100)).toEqual(told);
    expect(faults(range, 50, 100)).toEqual(FINE);
    expect(faults(range, 200, 100)).toEqual(FINE);
    expect(faults({ ...range, constraintMode: 'none' }, 201, 100)).toEqual(FINE);
    expect(faults({ constraintMode: 'range' }, 201, 100)).toEqual(FINE);
    expect(faults({ ...range, maxWidth: 200 }, 201, 100)?.width).toBe('At most 200 mm.');
  });
});

import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DateRange, type DateRangeValue, END_BEFORE_START, endsBeforeStart } from '@/components/DateRange';

function Kept(initial: DateRangeValue) {
  const [value, setValue] = useState(initial);
  return <DateRange label="Period" value={value} onValueChange={setValue} />;
}

const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const written = (date: Date) => date.toISOString().slice(0, 10);

describe('DateRange', () => {
  it('reports that the last day is before the first, until it is fixed', () => {
    render(<Kept start="2026-05-01" end="2026-05-31" />);
    const last = screen.getByLabelText('Last day');
    expect(last).toBeValid();
    fireEvent.change(last, { target: { value: '2026-04-30' } });
    expect(screen.getByRole('alert')).toHaveTextContent(END_BEFORE_START);
    expect(last).toBeInvalid();
    expect(screen.getByLabelText('First day')).toBeValid();
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-04-30' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('accepts typed input once it is a whole date, and other input on blur', () => {
    const taken: DateRangeValue[] = [];
    render(
      <DateRange
        label="Period"
        value={{ start: '2026-05-01', end: '2026-05-31' }}
        onValueChange={(value) => taken.push(value)}
      />,
    );
    const first = screen.getByLabelText('First day');
    for (const value of ['0002-05-01', '0020-05-01', '0202-05-01'])
      fireEvent.change(first, { target: { value } });
    expect(first).toHaveValue('0202-05-01');
    expect(taken).toEqual([]);
    fireEvent.change(first, { target: { value: '2025-05-01' } });
    expect(taken).toEqual([{ start: '2025-05-01', end: '2026-05-31' }]);
    fireEvent.change(first, { target: { value: '' } });
    expect(taken).toHaveLength(1);
    fireEvent.blur(first);
    expect(taken[1]).toEqual({ start: '', end: '2026-05-31' });
  });

  it('orders days by the calendar, and accepts open ranges', () => {
    fc.assert(
      fc.property(day, day, (start, end) => {
        const range = { start: written(start), end: written(end) };
        expect(endsBeforeStart(range)).toBe(Date.parse(range.end) < Date.parse(range.start));
        expect(endsBeforeStart({ ...range, end: '' })).toBe(false);
        expect(endsBeforeStart({ ...range, start: '' })).toBe(false);
      }),
    );
  });
});

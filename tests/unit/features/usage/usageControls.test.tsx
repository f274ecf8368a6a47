import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { UsageControls } from '@/features/usage/UsageControls';
import { GROUPINGS, questionOf, readUsageView } from '@/features/usage/usageView';

const TODAY = '2026-11-25';

function Controls() {
  const [view, setView] = useState(readUsageView(() => null));
  const contractStart = '2024-01-01';
  return (
    <UsageControls
      view={view}
      contractStart={contractStart}
      question={questionOf(view, TODAY, contractStart)}
      onViewChange={setView}
      groupings={GROUPINGS}
      hasTop
      today={TODAY}
    />
  );
}

describe('the period of usage', () => {
  it('R3.29 keeps its chosen name when another has the same days', async () => {
    render(<Controls />);
    const period = screen.getByRole('combobox', { name: 'Period' });
    expect(period).toHaveDisplayValue('This contract year');
    await userEvent.selectOptions(period, 'This year');
    expect(period).toHaveDisplayValue('This year');
    await userEvent.selectOptions(period, 'Last month');
    expect(period).toHaveDisplayValue('Last month');
    await userEvent.selectOptions(period, 'This contract year');
    expect(period).toHaveDisplayValue('This contract year');
  });

  it('is kept in the address by its name', () => {
    const query = new Map([['period', 'thisYear']]);
    expect(readUsageView((name) => query.get(name) ?? null).preset).toBe('thisYear');
    expect(readUsageView(() => 'ages').preset).toBeUndefined();
  });
});

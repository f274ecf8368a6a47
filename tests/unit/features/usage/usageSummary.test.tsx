import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UsageSummary } from '@/features/usage/UsageSummary';

const totals = { renders: 300, before: 100, watermarked: 0, average: 30 };

function show(firstUse: string | undefined): void {
  render(
    <UsageSummary
      totals={totals}
      firstUse={firstUse}
      range={{ start: '2026-01-01', end: '2026-10-31' }}
      earlier={{ start: '2025-01-01', end: '2025-10-31' }}
      unit="month"
    />,
  );
}

describe('the sums of usage', () => {
  it('are compared with the period before', () => {
    show(undefined);
    expect(screen.getByText(/, \+200%$/)).toBeVisible();
  });

  it('are not compared with a period before the first renders', () => {
    show('Oct 2025');
    expect(screen.getByText(/, none until Oct 2025$/)).toBeVisible();
    expect(screen.queryByText(/%/)).toBeNull();
  });
});

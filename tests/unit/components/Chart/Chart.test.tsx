import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Chart } from '@/components/Chart';

const CATEGORIES = ['Jan', 'Feb', 'Mar'];
const SERIES = [
  { id: 'renders', label: 'Renders', values: [1200, 0, Number.NaN] },
  { id: 'average', label: 'Average', values: [900, null, 1000], kind: 'line' as const },
];

describe('Chart', () => {
  it('has its values in a table for screen readers, visible on demand', async () => {
    render(<Chart label="Renders by month" categories={CATEGORIES} series={SERIES} />);
    const table = screen.getByRole('table', { name: 'Renders by month' });
    expect(within(table).getByRole('row', { name: 'Jan 1,200 900' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: 'Feb 0 –' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: 'Mar – 1,000' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.queryByRole('group', { name: /Values of/u })).toBeNull();
    expect(screen.getByRole('table', { name: 'Renders by month' })).toBeVisible();
  });

  it('navigates its values by keyboard with one tab stop', async () => {
    render(<Chart label="Renders by month" categories={CATEGORIES} series={SERIES} />);
    const first = await screen.findByRole('button', { name: 'Jan: Renders 1,200, Average 900' });
    await userEvent.tab();
    await userEvent.tab();
    expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Feb: Renders 0, Average –' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Mar: Renders –, Average 1,000' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(first).toHaveFocus();
  });

  it('shows an empty state without known values', () => {
    render(<Chart label="Renders" categories={['Jan']} series={[{ id: 'a', label: 'A', values: [-1] }]} />);
    expect(screen.getByText('No figures yet.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('breaks a line at an unknown value', async () => {
    const { container } = render(
      <Chart label="Renders by month" categories={CATEGORIES} series={SERIES.slice(1)} />,
    );
    await screen.findByRole('group', { name: 'Values of Renders by month' });
    expect(container.querySelector('svg path[vector-effect]')?.getAttribute('d')).toMatch(
      /^M[^ML]+M[^ML]+$/u,
    );
  });
});

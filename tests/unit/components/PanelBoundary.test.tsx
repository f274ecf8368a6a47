import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onDemand } from '@/components/onDemand';
import { Chart } from '@/components/Chart';
import { DataTable, type DataTableColumn } from '@/components/DataTable';
import { PanelBoundary } from '@/components/PanelBoundary';

interface Storage {
  name: string;
  sizes?: number[];
}

const COLUMNS: DataTableColumn<Storage>[] = [
  { id: 'name', header: 'Name', value: ({ name }) => name },
  { id: 'size', header: 'Size', value: ({ sizes }) => sizes!.join(' and ') },
];

function Sizes({ storage }: { storage: Storage }) {
  return <p>{storage.sizes!.join(' and ')}</p>;
}

// React logs every caught error too.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a panel that can’t be drawn', () => {
  it('shows an error in its place, and keeps its neighbours', async () => {
    render(
      <>
        <PanelBoundary what="The storage">
          <Sizes storage={{ name: 'Aurora' }} />
        </PanelBoundary>
        <p>The renders</p>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The storage could not be shown. The rest of the page still works.',
    );
    await userEvent.click(screen.getByText('Details'));
    expect(screen.getByText(/^TypeError: /)).toBeVisible();
    expect(screen.getByText('The renders')).toBeVisible();
  });

  it('is rendered after a successful refetch', async () => {
    const storage: Storage = { name: 'Aurora' };
    const onRetry = vi.fn(async () => {
      await Promise.resolve();
      storage.sizes = [12, 30];
    });
    render(
      <PanelBoundary what="The storage" onRetry={onRetry}>
        <Sizes storage={storage} />
      </PanelBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('12 and 30')).toBeVisible();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('can be retried after each failure', async () => {
    const onRetry = vi.fn();
    render(
      <PanelBoundary onRetry={onRetry}>
        <Sizes storage={{ name: 'Aurora' }} />
      </PanelBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert')).toHaveTextContent('This part could not be shown.');
  });
});

describe('a table with a row that can’t be drawn', () => {
  const table = (rows: Storage[]) => (
    <DataTable
      label="Environments"
      noun={{ one: 'environment', other: 'environments' }}
      columns={COLUMNS}
      rows={rows}
      getRowId={({ name }) => name}
      getRowName={({ name }) => name}
      empty={{ title: 'No environments' }}
    />
  );

  it('shows an error in its place, and renders again with other rows', () => {
    const { rerender } = render(table([{ name: 'Aurora' }]));
    expect(screen.getByRole('alert')).toHaveTextContent('Environments could not be shown.');
    rerender(table([{ name: 'Aurora', sizes: [12, 30] }]));
    expect(screen.getByRole('gridcell', { name: '12 and 30' })).toBeVisible();
  });
});

describe('code of a part that can’t be fetched', () => {
  it('is reported in the part’s place, and loaded again on demand', async () => {
    const load = vi
      .fn<() => Promise<() => string>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(() => 'The drawing');
    const Part = onDemand(load, {
      drawWait: ({ hasFailed, onRetry }) => hasFailed && <button onClick={onRetry}>Try again</button>,
    });
    render(<Part />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The drawing')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('leaves the figures of a chart in its table', async () => {
    vi.doMock('@/components/Chart/ChartPlot', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    render(
      <Chart
        label="Renders"
        categories={['Jan', 'Feb']}
        series={[{ id: 'renders', label: 'Renders', values: [820, 910] }]}
      />,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The chart could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Show the table' }));
    expect(screen.getByRole('row', { name: 'Jan 820' })).toBeVisible();
    vi.doUnmock('@/components/Chart/ChartPlot');
  });
});

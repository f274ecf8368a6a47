import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { onDemand } from '@/components/onDemand';
import { SegmentedControl } from '@/components/SegmentedControl';
import { styled } from '@/components/theme';
import type { ChartPlotProps } from './ChartPlot';
import { ChartSample } from './ChartSample';
import { ChartTable } from './ChartTable';
import { DrawingMissing } from './DrawingMissing';
import { type ChartData, readValue } from './types';

/** The drawing; if its code fails to load, offers the table instead. */
const PlotOnDemand = onDemand<ChartPlotProps & { onTable: () => void }>(
  () => import('./ChartPlot').then((module) => module.ChartPlot),
  {
    drawWait: ({ hasFailed, onRetry }, { onTable }) =>
      hasFailed && <DrawingMissing onRetry={onRetry} onTable={onTable} />,
  },
);

const Root = styled('figure', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minWidth: 0,
  margin: 0,
});
const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$2 $4',
});
const Legend = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $4',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '$small',
  lineHeight: '$small',
});
const Entry = styled('li', { display: 'flex', alignItems: 'center', gap: '$2' });
/* As high as the drawing with its labels, so that nothing moves when it loads. */
const Frame = styled('div', {
  minHeight: 'calc(var(--height) + 1.25rem)',
  '@media print': { breakInside: 'avoid' },
});
/* On screen only for screen readers; in print, which has no buttons, for everyone. */
const Twin = styled('div', {
  '@media screen': {
    position: 'absolute',
    boxSize: '1px',
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
const Views = styled('div', { '@media print': { display: 'none' } });
const Nothing = styled('div', {
  display: 'grid',
  placeItems: 'center',
  height: 'var(--height)',
  border: '1px dashed $colors$border',
  borderRadius: '$container',
  color: '$textMuted',
});

const views = [
  { value: 'chart', label: 'Chart', icon: ChartColumn, hideLabel: true },
  { value: 'table', label: 'Table', icon: Table2, hideLabel: true },
] as const;

const Limit = styled('span', { width: '1.5rem', borderBlockStart: '2px dashed $colors$negative' });

const inEnglish = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
/* Axis labels are short, also on phones: “200T” replaces fifteen digits. */
const inShort = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation: 'compact' });

/** Props of {@link Chart}. */
export interface ChartProps extends ChartData {
  /** Accessible name, such as “Renders by month”. */
  label: string;
  /**
   * Name of the categories, used as a table header.
   * @default 'Month'
   */
  categoryLabel?: string;
  /**
   * Formats a value.
   * @default up to two decimals, in groups of three digits
   */
  formatValue?: (value: number) => string;
  /**
   * Height of the drawing.
   * @default '14rem'
   */
  height?: string;
  /**
   * Text if no value is known.
   * @default 'No figures yet.'
   */
  emptyText?: string;
  /**
   * Opens the details of a category in a dialog; called with its index when its column is pressed.
   * @default columns can't be pressed
   */
  onOpen?: (index: number) => void;
}

/**
 * Shows values by category as grouped or stacked bars, with lines or marks above them and an optional threshold.
 * Series differ by pattern and shape as well as colour. A table with the same values is shown on demand and always
 * available to screen readers. The code of the drawing is loaded on demand.
 */
export function Chart(props: ChartProps) {
  const { label, categoryLabel = 'Month', categories, series, threshold } = props;
  const { formatValue, height = '14rem', emptyText = 'No figures yet.', onOpen } = props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const known = series.some((one) => categories.some((_, index) => readValue(one, index) !== undefined));
  const data = { label, categories, series, threshold, formatValue: formatValue ?? inEnglish.format };
  const table = <ChartTable {...data} categoryLabel={categoryLabel} />;

  return (
    <Root aria-label={label} data-testid="gsc-chart" style={{ ['--height' as string]: height }}>
      <Head>
        <Legend>
          {series.map((one, place) => (
            <Entry key={one.id}>
              <ChartSample kind={one.kind ?? 'bar'} place={place} />
              {one.label}
            </Entry>
          ))}
          {threshold && (
            <Entry>
              <Limit aria-hidden />
              {threshold.label} {data.formatValue(threshold.value)}
            </Entry>
          )}
        </Legend>
        {known && (
          <Views>
            <SegmentedControl
              label={`View of ${label}`}
              options={views}
              value={view}
              onValueChange={setView}
            />
          </Views>
        )}
      </Head>
      {!known && <Nothing>{emptyText}</Nothing>}
      {known && view === 'table' && table}
      {known && view === 'chart' && (
        <>
          <Frame>
            <PlotOnDemand
              {...data}
              formatMark={formatValue ?? inShort.format}
              onOpen={onOpen}
              onTable={() => setView('table')}
            />
          </Frame>
          <Twin>{table}</Twin>
        </>
      )}
    </Root>
  );
}

import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { onDemand } from '@/components/onDemand';
import { SegmentedControl } from '@/components/SegmentedControl';
import { styled } from '@/components/theme';
import type { ChartPlotProps } from './ChartPlot';
import { ChartSample } from './ChartSample';
import { ChartTable } from './ChartTable';
import { DrawingMissing } from './DrawingMissing';
import { type ChartData, knownValue } from './types';

/** The drawing; where its code can't be had the table is offered in its place. */
const PlotOnDemand = onDemand<ChartPlotProps & { onTable: () => void }>(
  () => import('./ChartPlot').then((module) => module.ChartPlot),
  {
    drawWait: ({ hasFailed, onRetry }, { onTable }) =>
      hasFailed && <DrawingMissing {...{ onRetry, onTable }} />,
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
/* As high as the drawing with its names, so that nothing moves when it arrives. */
const Frame = styled('div', {
  minHeight: 'calc(var(--height) + 1.25rem)',
  '@media print': { breakInside: 'avoid' },
});
/* For readers alone on the screen; on paper, where nothing can be pressed, for all. */
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
/* Marks stand beside every drawing, phones too, and are round: "200T" says what fifteen digits do. */
const inShort = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, notation: 'compact' });

/** Props of {@link Chart}. */
export interface ChartProps extends ChartData {
  /** What it shows, for readers: "Renders by month". */
  label: string;
  /**
   * What the categories are; head of their column in the table.
   * @default 'Month'
   */
  categoryLabel?: string;
  /**
   * A value in words.
   * @default groups of three digits, two decimals at most
   */
  formatValue?: (value: number) => string;
  /**
   * Height of the drawing.
   * @default '14rem'
   */
  height?: string;
  /**
   * Said when no value is known.
   * @default 'No figures yet.'
   */
  emptyText?: string;
  /**
   * Opens what a category is made of, in a dialog; called with its place when its column is pressed.
   * @default columns can't be pressed
   */
  onOpen?: (index: number) => void;
}

/**
 * Values over categories as bars, bars on or beside one another, and lines or marks over them, with a value that should not be passed.
 * Series differ by pattern and shape as well as colour. The same values stand in a table, seen on demand and always there
 * for readers; the drawing is fetched when a chart is shown.
 */
export function Chart(props: ChartProps) {
  const { label, categoryLabel = 'Month', categories, series, threshold } = props;
  const { formatValue, height = '14rem', emptyText = 'No figures yet.', onOpen } = props;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const known = series.some((one) => categories.some((_, index) => knownValue(one, index) !== undefined));
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

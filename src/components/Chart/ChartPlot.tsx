import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from '@/components/theme';
import { ChartReading } from './ChartReading';
import { fillStyles, getSeriesStyle, markStyles, getSeriesColour } from './looks';
import { computeScale } from './computeScale';
import { type ChartData, type ChartSeries, formatKnown, readValue, groupByStack } from './types';

const Root = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '$2',
  rowGap: '$1',
  color: '$textMuted',
  fontSize: '$caption',
  lineHeight: '$caption',
  fontVariantNumeric: 'tabular-nums',
});

const Marks = styled('div', { position: 'relative', display: 'grid', textAlign: 'end' });
/*
 * All in one grid cell, so that the widest determines the axis width; without height, so that each label centres on
 * its line.
 */
const Mark = styled('span', {
  gridArea: '1 / 1',
  alignSelf: 'end',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  height: 0,
  whiteSpace: 'nowrap',
});

const Area = styled('div', { position: 'relative', height: 'var(--height)', minWidth: 0 });
const Grid = styled('div', {
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: '1px solid $colors$border',
  variants: {
    threshold: { true: { borderBlockStart: '2px dashed $colors$negative', zIndex: 1 } },
  },
});
const Columns = styled('div', { position: 'absolute', inset: 0, display: 'flex' });
const Column = styled('button', {
  appearance: 'none',
  position: 'relative',
  display: 'flex',
  justifyContent: 'center',
  gap: '2px',
  flex: '1 1 0',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: '$small',
  background: 'transparent',
  cursor: 'default',
  focusRing: 0,
  '&:hover, &:focus-visible': {
    backgroundColor: 'color-mix(in srgb, currentColor 7%, transparent)',
  },
  variants: { opens: { true: { cursor: 'pointer' } } },
});
const StackOfBars = styled('span', {
  display: 'flex',
  flexDirection: 'column-reverse',
  width: 'min(70% / var(--stacks), 2.5rem)',
});
const Piece = styled('span', fillStyles, {
  flexShrink: 0,
  '& + &': { borderBlockEndWidth: 0 },
});
const Line = styled('svg', {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
});
const Dot = styled('span', markStyles, { position: 'absolute', marginBlockEnd: 'calc(-0.25rem - 1.5px)' });

const Names = styled('div', { gridColumn: 2, display: 'flex' });
const Name = styled('span', {
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'visible',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  variants: { scarce: { true: { '@mobile': { visibility: 'hidden', overflow: 'hidden' } } } },
});

/** Props of {@link ChartPlot}. */
export interface ChartPlotProps extends ChartData {
  label: string;
  formatValue: (value: number) => string;
  formatMark: (value: number) => string;
  onOpen?: ((index: number) => void) | undefined;
}

/** The drawing. It is one tab stop; arrow keys, Home and End move between categories and announce their values. */
export function ChartPlot(props: ChartPlotProps) {
  const { label, categories, series, threshold, formatValue, formatMark, onOpen } = props;
  const [active, setActive] = useState(0);
  const [reading, setReading] = useState<number>();
  const columnsRef = useRef<HTMLDivElement>(null);
  const stacks = groupByStack(series);
  const scale = computeScale({ categories, series, threshold });
  const nameEvery = Math.max(1, Math.ceil(categories.length / 12));
  const nameEveryOnPhones = nameEvery * Math.ceil(categories.length / (nameEvery * 4));

  const onKeyDown = (event: KeyboardEvent): void => {
    const last = categories.length - 1;
    const target = {
      ArrowRight: Math.min(last, active + 1),
      ArrowLeft: Math.max(0, active - 1),
      Home: 0,
      End: last,
    }[event.key];
    if (event.key === 'Escape') setReading(undefined);
    if (target === undefined) return;
    event.preventDefault();
    setActive(target);
    columnsRef.current?.querySelectorAll('button')[target]?.focus();
  };

  const valuesOf = (index: number): string =>
    series.map((one) => `${one.label} ${formatKnown(readValue(one, index), formatValue)}`).join(', ');

  return (
    <Root>
      <Marks aria-hidden>
        {scale.marks.map((mark) => (
          <Mark key={mark} style={{ marginBlockEnd: `calc(${scale.shareOf(mark)} * var(--height))` }}>
            {formatMark(mark)}
          </Mark>
        ))}
      </Marks>
      <Area>
        {scale.marks.map((mark) => (
          <Grid key={mark} style={{ insetBlockEnd: percent(scale.shareOf(mark)) }} />
        ))}
        {threshold && <Grid threshold style={{ insetBlockEnd: percent(scale.shareOf(threshold.value)) }} />}
        <Columns
          ref={columnsRef}
          role="group"
          aria-label={`Values of ${label}`}
          style={{ ['--stacks' as string]: Math.max(1, stacks.length) }}
          onKeyDown={onKeyDown}
        >
          {categories.map((category, index) => (
            <Column
              key={category}
              type="button"
              tabIndex={index === active ? 0 : -1}
              aria-label={`${category}: ${valuesOf(index)}`}
              {...(onOpen && { opens: true, 'aria-haspopup': 'dialog', onClick: () => onOpen(index) })}
              onFocus={() => {
                setActive(index);
                setReading(index);
              }}
              onBlur={() => setReading(undefined)}
              onPointerEnter={() => setReading(index)}
              onPointerLeave={() => setReading(undefined)}
            >
              {stacks.map((stack) => (
                <StackOfBars key={stack[0]?.series.id}>
                  {stack.map(({ series: one, place }) => drawPiece(one, place, index, scale.shareOf))}
                </StackOfBars>
              ))}
              {series.map((one, place) => drawMark(one, place, index, scale.shareOf))}
            </Column>
          ))}
        </Columns>
        {series.map(
          (one, place) =>
            one.kind === 'line' && (
              <Line key={one.id} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
                <path
                  d={pathOf(one, categories.length, scale.shareOf)}
                  fill="none"
                  stroke={getSeriesColour(place)}
                  strokeWidth={2}
                  strokeDasharray={getSeriesStyle(place).dash}
                  vectorEffect="non-scaling-stroke"
                />
              </Line>
            ),
        )}
        {reading !== undefined && (
          <ChartReading
            categories={categories}
            series={series}
            threshold={threshold}
            formatValue={formatValue}
            index={reading}
          />
        )}
      </Area>
      <Names aria-hidden>
        {categories.map((category, index) => (
          <Name key={category} scarce={index % nameEveryOnPhones !== 0}>
            {index % nameEvery === 0 ? category : ''}
          </Name>
        ))}
      </Names>
    </Root>
  );
}

const percent = (share: number): string => `${share * 100}%`;

function drawPiece(series: ChartSeries, place: number, index: number, shareOf: (value: number) => number) {
  const value = readValue(series, index);
  if (!value) return null;
  return (
    <Piece
      key={series.id}
      style={{
        color: getSeriesColour(place),
        background: getSeriesStyle(place).bar,
        height: percent(shareOf(value)),
      }}
    />
  );
}

function drawMark(series: ChartSeries, place: number, index: number, shareOf: (value: number) => number) {
  const value = readValue(series, index);
  if (value === undefined || (series.kind !== 'line' && series.kind !== 'mark')) return null;
  return (
    <Dot
      key={series.id}
      mark={getSeriesStyle(place).mark}
      style={{ color: getSeriesColour(place), insetBlockEnd: percent(shareOf(value)) }}
    />
  );
}

/* Unknown values interrupt the line. */
function pathOf(series: ChartSeries, count: number, shareOf: (value: number) => number): string {
  let pen = 'M';
  return Array.from({ length: count }, (_, index) => {
    const value = readValue(series, index);
    const step = value === undefined ? '' : `${pen}${(index + 0.5) / count} ${1 - shareOf(value)}`;
    pen = value === undefined ? 'M' : 'L';
    return step;
  }).join('');
}

import { overlayStyles } from '@/components/_internal/overlayStyles';
import { styled } from '@/components/theme';
import { ChartSample } from './ChartSample';
import { type ChartData, formatKnown, readValue } from './types';

const Root = styled('div', overlayStyles, {
  position: 'absolute',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '$half $2',
  alignItems: 'center',
  maxWidth: '70%',
  padding: '$2 $3',
  color: '$text',
  pointerEvents: 'none',
  animation: 'none',
});

const Title = styled('strong', { gridColumn: '1 / -1', fontWeight: '$semibold' });
const Amount = styled('span', { textAlign: 'end' });

/** Props of {@link ChartReading}. */
export interface ChartReadingProps extends ChartData {
  index: number;
  formatValue: (value: number) => string;
}

/** Shows the values of one category next to its column; screen readers get them as the column's name. */
export function ChartReading({ categories, series, index, formatValue }: ChartReadingProps) {
  const middle = (index + 0.5) / categories.length;
  return (
    <Root
      aria-hidden
      style={
        middle < 0.5
          ? { left: `calc(${middle * 100}% + 1.5rem)` }
          : { right: `calc(${(1 - middle) * 100}% + 1.5rem)` }
      }
    >
      <Title>{categories[index]}</Title>
      {series.map((one, place) => (
        <span key={one.id} style={{ display: 'contents' }}>
          <ChartSample kind={one.kind ?? 'bar'} place={place} />
          <span>{one.label}</span>
          <Amount>{formatKnown(readValue(one, index), formatValue)}</Amount>
        </span>
      ))}
    </Root>
  );
}

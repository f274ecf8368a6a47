import { styled } from '@/components/theme';
import { fillStyles, getSeriesStyle, getSeriesColour } from './looks';

const Fill = styled('span', fillStyles, { boxSize: '0.875rem', flexShrink: 0 });
const Line = styled('svg', { width: '1.5rem', height: '0.5rem', flexShrink: 0, forcedColorAdjust: 'none' });

/** Props of {@link ChartSample}. */
export interface ChartSampleProps {
  kind: 'bar' | 'line' | 'mark';
  place: number;
}

/** A sample of a series for the legend. */
export function ChartSample({ kind, place }: ChartSampleProps) {
  const look = getSeriesStyle(place);
  if (kind === 'bar') {
    return <Fill aria-hidden style={{ color: getSeriesColour(place), background: look.bar }} />;
  }
  return (
    <Line viewBox="0 0 24 8" aria-hidden>
      {kind === 'line' && (
        <path d="M0 4H24" stroke={getSeriesColour(place)} strokeWidth={2} strokeDasharray={look.dash} />
      )}
      <circle cx={12} cy={4} r={look.mark === 'circle' ? 3 : 0} fill={getSeriesColour(place)} />
      {look.mark !== 'circle' && (
        <rect
          x={9}
          y={1}
          width={6}
          height={6}
          fill={getSeriesColour(place)}
          transform={look.mark === 'diamond' ? 'rotate(45 12 4)' : undefined}
        />
      )}
    </Line>
  );
}

import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { dataTones, type DataTone, Legend, LegendEntry, Swatch } from './meterParts';

const Track = styled('div', {
  position: 'relative',
  display: 'flex',
  gap: 1,
  height: '0.625rem',
  overflow: 'hidden',
  borderRadius: '$pill',
  backgroundColor: '$surfacePressed',
  '@forcedColours': { border: '1px solid CanvasText' },
});

/* The colours identify the parts, so forced colours must keep them. */
const Part = styled('div', { minWidth: 2, forcedColorAdjust: 'none', variants: { tone: dataTones } });

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$1 $3',
  '& > :first-child': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** A used part. */
export interface UsageSegment {
  /** Its name. */
  label: string;
  /** Its amount. */
  value: number;
}

/** Props of {@link UsageMeter}. */
export interface UsageMeterProps {
  /** Name of the measured quantity. */
  label: string;
  /**
   * Content above the bar if a text is not enough, such as a link and a badge.
   * @default the label
   */
  title?: ReactNode;
  /** The parts, in a fixed order. */
  segments: readonly UsageSegment[];
  /** The available amount; without it the bar is full and shows only proportions. */
  limit?: number | undefined;
  /**
   * The amount of a full bar, to compare several meters.
   * @default the limit, or the used amount
   */
  scale?: number | undefined;
  /** Formats an amount with its unit. */
  formatValue: (value: number) => string;
  /**
   * Whether to list the parts below the bar.
   * @default true
   */
  showLegend?: boolean;
  /** A note below the bar, such as the date of the figures. */
  note?: ReactNode;
}

/** Shows the used amount by part, and the rest. Exceeding the limit is shown in words and by an icon. */
export function UsageMeter(props: UsageMeterProps) {
  const { label, title, segments, limit, scale, formatValue, showLegend = true, note } = props;
  const used = segments.reduce((sum, segment) => sum + segment.value, 0);
  const over = limit !== undefined && used > limit;
  const whole = Math.max(scale ?? limit ?? used, used, Number.MIN_VALUE);
  const amount = limit === undefined ? formatValue(used) : `${formatValue(used)} of ${formatValue(limit)}`;

  return (
    <div data-testid="gsc-usage-meter" data-over={over || undefined}>
      <Head>
        {title ?? (
          <Text size="small" weight="medium">
            {label}
          </Text>
        )}
        <Text size="small" tone={over ? 'negative' : 'muted'} numeric>
          {over && (
            <>
              <Icon glyph={TriangleAlert} size="s" label="Over the limit" />{' '}
            </>
          )}
          {amount}
        </Text>
      </Head>
      <Track
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit ?? used}
        aria-valuenow={Math.min(used, limit ?? used)}
        aria-valuetext={over ? `${amount}, over by ${formatValue(used - limit)}` : amount}
        css={{ marginBlock: '$2' }}
      >
        {segments.map(({ label: name, value }, index) =>
          value > 0 ? (
            <Part key={name} tone={toneAt(index)} style={{ flexBasis: `${(value / whole) * 100}%` }} />
          ) : null,
        )}
      </Track>
      {showLegend && (
        <Legend>
          {segments.map(({ label: name, value }, index) => (
            <LegendEntry key={name}>
              <Swatch tone={toneAt(index)} aria-hidden />
              <Text size="caption" tone="muted">
                {name}
              </Text>
              <Text size="caption" numeric>
                {formatValue(value)}
              </Text>
            </LegendEntry>
          ))}
        </Legend>
      )}
      {over && (
        <Text as="p" size="caption" tone="negative">
          Over by {formatValue(used - limit)}.
        </Text>
      )}
      {note && (
        <Text as="p" size="caption" tone="subtle">
          {note}
        </Text>
      )}
    </div>
  );
}

function toneAt(index: number): DataTone {
  return `${(index % 6) + 1}` as DataTone;
}

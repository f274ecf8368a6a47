import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { dataTones, type DataTone, Legend, LegendEntry, Swatch } from './parts';

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

/* The colours tell the parts apart, so forced colours leave them. */
const Part = styled('div', { minWidth: 2, forcedColorAdjust: 'none', variants: { tone: dataTones } });

const Head = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '$1 $3',
  '& > :first-child': { minWidth: 0, overflowWrap: 'anywhere' },
});

/** A part of what is used. */
export interface UsageSegment {
  /** What it is. */
  label: string;
  /** How much. */
  value: number;
}

/** Props of {@link UsageMeter}. */
export interface UsageMeterProps {
  /** What is measured. */
  label: string;
  /**
   * Drawn over the bar where more than a word is needed, such as a link and a badge.
   * @default the label
   */
  title?: ReactNode;
  /** The parts, in a fixed order. */
  segments: readonly UsageSegment[];
  /** What may be used; without it the bar is full and shows proportions only. */
  limit?: number | undefined;
  /**
   * What a full bar stands for, where several meters are to be compared.
   * @default the limit, or what is used
   */
  scale?: number | undefined;
  /** Writes an amount with its unit. */
  formatValue: (value: number) => string;
  /**
   * Lists the parts under the bar.
   * @default true
   */
  showLegend?: boolean;
  /** A remark under the bar, such as the day the figures are from. */
  note?: ReactNode;
}

/** How much of something is used, by part, and what is left. Going over the limit is shown in words and by an icon. */
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

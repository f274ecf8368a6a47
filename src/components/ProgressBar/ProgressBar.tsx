import { keyframes, styled } from '@/components/theme';

const travel = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

const Track = styled('div', {
  position: 'relative',
  width: '100%',
  height: '0.375rem',
  overflow: 'hidden',
  borderRadius: '$pill',
  backgroundColor: '$surfacePressed',
  '@forcedColours': { border: '1px solid CanvasText' },
});

const Fill = styled('div', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: '$pill',
  transition: 'width $slow',
  /* More specific than the tone, which forced colours would replace by the background. */
  '@forcedColours': { '&[class]': { backgroundColor: 'Highlight' } },
  variants: {
    tone: {
      action: { backgroundColor: '$action' },
      positive: { backgroundColor: '$positive' },
      negative: { backgroundColor: '$negative' },
    },
    unknown: { true: { width: '40%', animation: `${travel} 1.4s ease-in-out infinite` } },
  },
});

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Name of the work. */
  label: string;
  /** The completed part, from 0 to 1; `undefined` if unknown. */
  value: number | undefined;
  /**
   * Colour by outcome.
   * @default 'action'
   */
  tone?: 'action' | 'positive' | 'negative';
}

/** Shows the progress of work. */
export function ProgressBar({ label, value, tone = 'action' }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-testid="gsc-progress-bar"
    >
      <Fill
        tone={tone}
        unknown={percent === undefined}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </Track>
  );
}

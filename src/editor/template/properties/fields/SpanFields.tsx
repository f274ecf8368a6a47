import { secondsOf, SNAP_MS, snapped } from '../animations';
import { NumberField } from './NumberField';
import { Pair } from './Section';

/** A stretch of time, in milliseconds. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Props of {@link SpanFields}. */
export interface SpanFieldsProps {
  value: Span;
  /** What it lies within. */
  limits: Span;
  onChange: (span: Span) => string | undefined;
}

/** When something begins and ends, in seconds and tenths. */
export function SpanFields({ value, limits, onChange }: SpanFieldsProps) {
  const step = SNAP_MS / 1_000;
  return (
    <Pair>
      <NumberField
        label="From"
        unit="s"
        step={step}
        min={secondsOf(limits.from)}
        max={secondsOf(value.to)}
        value={secondsOf(value.from)}
        onChange={(seconds) => onChange({ from: snapped(seconds), to: value.to })}
      />
      <NumberField
        label="To"
        unit="s"
        step={step}
        min={secondsOf(value.from)}
        max={secondsOf(limits.to)}
        value={secondsOf(value.to)}
        onChange={(seconds) => onChange({ from: value.from, to: snapped(seconds) })}
      />
    </Pair>
  );
}

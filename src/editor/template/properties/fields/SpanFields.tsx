import { toSeconds, SNAP_MS, snapTime } from '../animations';
import { NumberField } from './NumberField';
import { Pair } from './Section';

/** A time span in milliseconds. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Props of {@link SpanFields}. */
export interface SpanFieldsProps {
  value: Span;
  /** The surrounding span. */
  limits: Span;
  onChange: (span: Span) => string | undefined;
}

/** Edits the start and end of a span, in tenths of seconds. */
export function SpanFields({ value, limits, onChange }: SpanFieldsProps) {
  const step = SNAP_MS / 1_000;
  return (
    <Pair>
      <NumberField
        label="From"
        unit="s"
        step={step}
        min={toSeconds(limits.from)}
        max={toSeconds(value.to)}
        value={toSeconds(value.from)}
        onChange={(seconds) => onChange({ from: snapTime(seconds), to: value.to })}
      />
      <NumberField
        label="To"
        unit="s"
        step={step}
        min={toSeconds(value.from)}
        max={toSeconds(limits.to)}
        value={toSeconds(value.to)}
        onChange={(seconds) => onChange({ from: value.from, to: snapTime(seconds) })}
      />
    </Pair>
  );
}

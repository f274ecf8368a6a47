import { Select } from '@/components/Select';
import type { Ease } from '../animations';
import { toOptions } from '../choices';
import { Pair } from './Section';

const TYPES = toOptions<Ease['type']>({
  noEase: 'Even',
  easeIn: 'Slow start',
  easeOut: 'Slow end',
  easeInOut: 'Slow start and end',
});

type Curve = Extract<Ease, { curve: unknown }>['curve'];

const CURVES = toOptions<Curve>({
  Quadratic: 'Quadratic',
  Cubic: 'Cubic',
  Quartic: 'Quartic',
  Quintic: 'Quintic',
  Sine: 'Sine',
  Exponential: 'Exponential',
  Circular: 'Circular',
  Elastic: 'Elastic',
  Bounce: 'Bounce',
  Back: 'Back',
});

/** Props of {@link EaseFields}. */
export interface EaseFieldsProps {
  value: Ease;
  onChange: (ease: Ease) => string | undefined;
}

/** Edits the easing of an animation. */
export function EaseFields({ value, onChange }: EaseFieldsProps) {
  const curve = 'curve' in value ? value.curve : 'Quadratic';
  return (
    <Pair>
      <Select
        label="Easing"
        options={TYPES}
        value={value.type}
        onValueChange={(type) => onChange(type === 'noEase' ? { type } : { type, curve })}
      />
      {value.type !== 'noEase' && (
        <Select
          label="Curve"
          options={CURVES}
          value={curve}
          onValueChange={(next) => onChange({ type: value.type, curve: next })}
        />
      )}
    </Pair>
  );
}

import { Checkbox } from '@/components/Checkbox';
import { Select } from '@/components/Select';
import type { Animation } from '@/engine/document';
import { toggleStyle, type Transition, type TransitionStyles } from './animations';
import { toOptions } from './choices';
import { EaseFields } from './fields/EaseFields';
import { NumberField } from './fields/NumberField';
import { Pair } from './fields/Section';
import { SpanFields } from './fields/SpanFields';

const STYLES = [
  ['fade', 'Fade'],
  ['slide', 'Slide'],
  ['scale', 'Scale'],
  ['rotation', 'Rotate'],
] as const satisfies readonly (readonly [keyof TransitionStyles, string])[];

type Direction = NonNullable<TransitionStyles['slide']>['direction'];

const DIRECTIONS = toOptions<Direction>({
  left: 'Left',
  right: 'Right',
  top: 'Up',
  bottom: 'Down',
  topLeft: 'Up and left',
  topRight: 'Up and right',
  bottomLeft: 'Down and left',
  bottomRight: 'Down and right',
});

/** Props of {@link TransitionFields}. */
export interface TransitionFieldsProps {
  value: Transition;
  limits: Pick<Animation, 'from' | 'to'>;
  onChange: (transition: Transition) => string | undefined;
}

/** Edits the intro or outro of a frame and its time; styles can be combined. */
export function TransitionFields({ value, limits, onChange }: TransitionFieldsProps) {
  const { styles } = value;
  const set = (changes: TransitionStyles) => onChange({ ...value, styles: { ...styles, ...changes } });
  const { slide, scale, rotation } = styles;
  return (
    <>
      <SpanFields value={value} limits={limits} onChange={(span) => onChange({ ...value, ...span })} />
      <Pair role="group" aria-label="Kind">
        {STYLES.map(([style, label]) => (
          <Checkbox
            key={style}
            label={label}
            checked={styles[style] !== undefined}
            onCheckedChange={(isOn) => onChange({ ...value, styles: toggleStyle(styles, style, isOn) })}
          />
        ))}
      </Pair>
      <Pair>
        {slide && (
          <>
            <Select
              label="Direction"
              options={DIRECTIONS}
              value={slide.direction}
              onValueChange={(direction) => set({ slide: { ...slide, direction } })}
            />
            <NumberField
              label="Distance"
              unit="%"
              min={0}
              max={1_000}
              value={slide.offsetPercent}
              onChange={(offsetPercent) => set({ slide: { ...slide, offsetPercent } })}
            />
          </>
        )}
        {scale && (
          <NumberField
            label="Size"
            unit="%"
            min={0}
            max={10_000}
            value={scale.scalePercent}
            onChange={(scalePercent) => set({ scale: { scalePercent } })}
          />
        )}
        {rotation && (
          <>
            <NumberField
              label="Angle"
              unit="°"
              min={-36_000}
              max={36_000}
              value={rotation.angleDegrees}
              onChange={(angleDegrees) => set({ rotation: { ...rotation, angleDegrees } })}
            />
            <NumberField
              label="Full turns"
              decimals={0}
              min={0}
              max={100}
              value={rotation.numberOfRotations}
              onChange={(turns) => set({ rotation: { ...rotation, numberOfRotations: Math.round(turns) } })}
            />
          </>
        )}
      </Pair>
      <EaseFields value={value.ease} onChange={(ease) => onChange({ ...value, ease })} />
    </>
  );
}

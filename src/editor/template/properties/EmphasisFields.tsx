import { Select } from '@/components/Select';
import type { Animation } from '@/engine/document';
import type { Emphasis } from './animations';
import { toOptions } from './choices';
import { EaseFields } from './fields/EaseFields';
import { Pair } from './fields/Section';
import { SpanFields } from './fields/SpanFields';

const STYLES = toOptions<Emphasis['style']['type']>({
  pulse: 'Pulse',
  bounce: 'Bounce',
  flash: 'Flash',
  headshake: 'Head shake',
  heartbeat: 'Heartbeat',
  rubberBand: 'Rubber band',
  shake: 'Shake',
  swing: 'Swing',
  tada: 'Ta-da',
  vertical: 'Up and down',
  horizontal: 'Side to side',
});

/** Props of {@link EmphasisFields}. */
export interface EmphasisFieldsProps {
  value: Emphasis;
  limits: Pick<Animation, 'from' | 'to'>;
  onChange: (emphasis: Emphasis) => string | undefined;
}

/** Edits the emphasis of a frame and its time. */
export function EmphasisFields({ value, limits, onChange }: EmphasisFieldsProps) {
  const { style } = value;
  return (
    <>
      <SpanFields value={value} limits={limits} onChange={(span) => onChange({ ...value, ...span })} />
      <Pair>
        <Select
          label="Kind"
          options={STYLES}
          value={style.type}
          onValueChange={(type) =>
            onChange({ ...value, style: type === 'shake' ? { type, direction: 'horizontal' } : { type } })
          }
        />
        {style.type === 'shake' && (
          <Select
            label="Direction"
            options={toOptions({ horizontal: 'Across', vertical: 'Up and down' })}
            value={style.direction}
            onValueChange={(direction) => onChange({ ...value, style: { ...style, direction } })}
          />
        )}
      </Pair>
      <EaseFields value={value.ease} onChange={(ease) => onChange({ ...value, ease })} />
    </>
  );
}

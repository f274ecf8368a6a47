import { Select } from '@/components/Select';
import { MITER_LIMIT, type Stroke } from '@/engine/document';
import { choicesOf, LINE_CAP_WORDS, LINE_JOIN_WORDS } from './choices';
import { ColourField } from './ColourField';
import { DashField } from './DashField';
import { NumberField } from './fields/NumberField';
import { Pair, Section } from './fields/Section';
import { common, ofType, useChange, type Selected } from './selected';

/** The line around pictures and shapes. */
export function StrokeSection({ selected }: { selected: Selected }) {
  const change = useChange(selected.ids);
  const frames = ofType(selected.frames, 'image', 'shape');
  if (frames.length === 0) return null;
  const setBy = (changed: (stroke: Stroke) => Stroke) =>
    change(
      'stroke',
      frames.map(({ id, frame }) => ({ kind: 'setStroke', frameIds: [id], stroke: changed(frame.stroke) })),
    );
  const set = (changes: Partial<Stroke>) => setBy((stroke) => ({ ...stroke, ...changes }));
  const join = common(frames, ({ frame }) => frame.stroke.join ?? 'miter');
  return (
    <Section title="Stroke">
      <NumberField
        label="Weight"
        unit="pt"
        step={0.25}
        min={0}
        max={1_000_000}
        value={common(frames, ({ frame }) => frame.stroke.weight)}
        onChange={(weight) => set({ weight })}
      />
      {frames.some(({ frame }) => frame.stroke.weight > 0) && (
        <>
          <ColourField
            label="Stroke colour"
            value={common(frames, ({ frame }) => frame.stroke.color)}
            document={selected.document}
            onChange={(color) => set({ color })}
          />
          <Pair>
            <Select
              label="Ends"
              options={choicesOf(LINE_CAP_WORDS)}
              placeholder="Mixed"
              value={common(frames, ({ frame }) => frame.stroke.cap ?? 'butt') ?? ''}
              onValueChange={(cap) => set({ cap })}
            />
            <Select
              label="Joins"
              options={choicesOf(LINE_JOIN_WORDS)}
              placeholder="Mixed"
              value={join ?? ''}
              onValueChange={(next) => set({ join: next })}
            />
          </Pair>
          {join === 'miter' && (
            <NumberField
              label="Miter limit"
              min={1}
              max={1_000}
              value={common(frames, ({ frame }) => frame.stroke.miterLimit ?? MITER_LIMIT)}
              onChange={(miterLimit) => set({ miterLimit })}
            />
          )}
          <DashField
            value={common(frames, ({ frame }) => frame.stroke.dash ?? null)}
            onChange={(dash) =>
              setBy(({ dash: _, ...stroke }) => (dash === null ? stroke : { ...stroke, dash }))
            }
          />
        </>
      )}
    </Section>
  );
}

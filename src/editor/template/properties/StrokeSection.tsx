import { Select } from '@/components/Select';
import { MITER_LIMIT, type Stroke } from '@/engine/document';
import { toOptions, LINE_CAP_WORDS, LINE_JOIN_WORDS } from './choices';
import { DashField } from './DashField';
import { NumberField } from './fields/NumberField';
import { Pair, Section } from './fields/Section';
import { getCommonValue, filterByType, useChange, type Selected } from './selected';
import { StrokePaint } from './StrokePaint';

/** Edits the line around pictures and shapes. */
export function StrokeSection({ selected }: { selected: Selected }) {
  const change = useChange(selected.ids);
  const frames = filterByType(selected.frames, 'image', 'shape');
  if (frames.length === 0) return null;
  const setBy = (changed: (stroke: Stroke) => Stroke) =>
    change(
      'stroke',
      frames.map(({ id, frame }) => ({ kind: 'setStroke', frameIds: [id], stroke: changed(frame.stroke) })),
    );
  const set = (changes: Partial<Stroke>) => setBy((stroke) => ({ ...stroke, ...changes }));
  const join = getCommonValue(frames, ({ frame }) => frame.stroke.join ?? 'miter');
  return (
    <Section title="Stroke">
      <NumberField
        label="Weight"
        unit="pt"
        step={0.25}
        min={0}
        max={1_000_000}
        value={getCommonValue(frames, ({ frame }) => frame.stroke.weight)}
        onChange={(weight) => set({ weight })}
      />
      {frames.some(({ frame }) => frame.stroke.weight > 0) && (
        <>
          <StrokePaint
            strokes={frames.map(({ frame }) => frame.stroke)}
            document={selected.document}
            onChange={setBy}
          />
          <Pair>
            <Select
              label="Ends"
              options={toOptions(LINE_CAP_WORDS)}
              placeholder="Mixed"
              value={getCommonValue(frames, ({ frame }) => frame.stroke.cap ?? 'butt') ?? ''}
              onValueChange={(cap) => set({ cap })}
            />
            <Select
              label="Joins"
              options={toOptions(LINE_JOIN_WORDS)}
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
              value={getCommonValue(frames, ({ frame }) => frame.stroke.miterLimit ?? MITER_LIMIT)}
              onChange={(miterLimit) => set({ miterLimit })}
            />
          )}
          <DashField
            value={getCommonValue(frames, ({ frame }) => frame.stroke.dash ?? null)}
            onChange={(dash) =>
              setBy(({ dash: _, ...stroke }) => (dash === null ? stroke : { ...stroke, dash }))
            }
          />
        </>
      )}
    </Section>
  );
}

import type { Stroke } from '@/engine/document';
import { ColourField } from './ColourField';
import { NumberField } from './fields/NumberField';
import { Section } from './fields/Section';
import { common, ofType, useChange, type Selected } from './selected';

/** The line around pictures and shapes. */
export function StrokeSection({ selected }: { selected: Selected }) {
  const change = useChange(selected.ids);
  const frames = ofType(selected.frames, 'image', 'shape');
  if (frames.length === 0) return null;
  const set = (changes: Partial<Stroke>) =>
    change(
      'stroke',
      frames.map(({ id, frame }) => ({
        ...{ kind: 'setStroke', frameIds: [id] },
        stroke: { ...frame.stroke, ...changes },
      })),
    );
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
        <ColourField
          label="Stroke colour"
          value={common(frames, ({ frame }) => frame.stroke.color)}
          document={selected.document}
          onChange={(color) => set({ color })}
        />
      )}
    </Section>
  );
}

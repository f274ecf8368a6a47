import { Select } from '@/components/Select';
import { localColour, type ColourUse, type Fill } from '@/engine/document';
import { ColourField } from './ColourField';
import { Section } from './fields/Section';
import { gradientOfKit, GradientUseFields, useGradientChoices } from './GradientUseFields';
import { newGradient } from './gradients';
import { getCommonValue, filterByType, useChange, type Selected } from './selected';

/** Returns the colour that a new kind of fill starts with. */
function colourIn(fill: Fill | undefined): ColourUse {
  if (fill?.type === 'color') return fill.color;
  return (fill?.type === 'gradient' ? fill.gradient.stops[0]?.color : undefined) ?? localColour('#000000');
}

/** Edits the fill of shapes. */
export function FillSection({ selected }: { selected: Selected }) {
  const change = useChange(selected.ids);
  const frames = filterByType(selected.frames, 'shape');
  const { document } = selected;
  const fill = getCommonValue(frames, ({ frame }) => frame.fill);
  const type = getCommonValue(frames, ({ frame }) => frame.fill.type);
  const gradientChoices = useGradientChoices(document, type);
  if (frames.length === 0) return null;
  const colour = getCommonValue(frames, ({ frame }) =>
    frame.fill.type === 'color' ? frame.fill.color : null,
  );
  const set = (next: Fill) =>
    change(
      'fill',
      frames.map(({ id }) => ({ kind: 'setShapeFill', frameId: id, fill: next })),
    );
  const turnTo = (next: Fill['type']) => {
    if (next === 'none') return set({ type: 'none' });
    if (next === 'color') return set({ type: 'color', color: colourIn(fill) });
    if (next === 'gradient') return set({ type: 'gradient', gradient: newGradient(colourIn(fill)) });
    return set(gradientOfKit(document));
  };
  return (
    <Section title="Fill">
      <Select
        label="Kind of fill"
        hideLabel
        options={[{ value: 'none', label: 'None' }, { value: 'color', label: 'Colour' }, ...gradientChoices]}
        placeholder="Mixed"
        value={type ?? ''}
        onValueChange={turnTo}
      />
      {type === 'color' && (
        <ColourField
          label="Fill colour"
          value={colour ?? undefined}
          document={document}
          onChange={(color) => set({ type: 'color', color })}
        />
      )}
      {(fill?.type === 'gradient' || fill?.type === 'brandKitGradient') && (
        <GradientUseFields use={fill} document={document} onChange={set} />
      )}
    </Section>
  );
}

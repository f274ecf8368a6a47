import { Plus, X } from 'lucide-react';
import { Button } from '@/components/Button';
import { Grid } from '@/components/Grid';
import { IconButton } from '@/components/IconButton';
import { Select } from '@/components/Select';
import { localColour, type ColourUse, type Fill, type Gradient } from '@/engine/document';
import { ColourField } from './ColourField';
import { NumberField } from './fields/NumberField';
import { Section } from './fields/Section';
import { useFeature } from '../core/FeaturesContext';
import { angleOf, newGradient, withAngle, withChangedStop, withoutStop, withStop } from './gradients';
import { common, ofType, useChange, type Selected } from './selected';

/** The fewest stops of a gradient. */
const LEAST_STOPS = 2;

/** A colour a fill of another kind goes on with. */
function colourIn(fill: Fill | undefined): ColourUse {
  if (fill?.type === 'color') return fill.color;
  return (fill?.type === 'gradient' ? fill.gradient.stops[0]?.color : undefined) ?? localColour('#000000');
}

/** What shapes are filled with. */
export function FillSection({ selected }: { selected: Selected }) {
  const change = useChange(selected.ids);
  const hasGradients = useFeature('gradientFills');
  const frames = ofType(selected.frames, 'shape');
  if (frames.length === 0) return null;
  const { document } = selected;
  const { gradients } = document.brandKit;
  const fill = common(frames, ({ frame }) => frame.fill);
  const type = common(frames, ({ frame }) => frame.fill.type);
  const colour = common(frames, ({ frame }) => (frame.fill.type === 'color' ? frame.fill.color : null));
  const set = (next: Fill) =>
    change(
      'fill',
      frames.map(({ id }) => ({ kind: 'setShapeFill', frameId: id, fill: next })),
    );
  const turnTo = (next: Fill['type']) => {
    if (next === 'none') return set({ type: 'none' });
    if (next === 'color') return set({ type: 'color', color: colourIn(fill) });
    if (next === 'gradient') return set({ type: 'gradient', gradient: newGradient(colourIn(fill)) });
    return set({ type: 'brandKitGradient', gradientId: gradients.order[0] ?? '', opacity: 1 });
  };
  return (
    <Section title="Fill">
      <Select
        label="Kind of fill"
        hideLabel
        options={[
          { value: 'none', label: 'None' },
          { value: 'color', label: 'Colour' },
          ...(hasGradients || type === 'gradient' ? [{ value: 'gradient' as const, label: 'Gradient' }] : []),
          ...(gradients.order.length > 0
            ? [{ value: 'brandKitGradient' as const, label: 'Gradient of the brand kit' }]
            : []),
        ]}
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
      {fill?.type === 'gradient' && (
        <GradientFields
          gradient={fill.gradient}
          document={document}
          onChange={(gradient) => set({ type: 'gradient', gradient })}
        />
      )}
      {fill?.type === 'brandKitGradient' && (
        <Select
          label="Gradient"
          options={gradients.order.map((id) => ({ value: id, label: gradients.items[id]?.name ?? id }))}
          value={fill.gradientId}
          onValueChange={(gradientId) => set({ ...fill, gradientId })}
        />
      )}
    </Section>
  );
}

interface GradientFieldsProps {
  gradient: Gradient;
  document: Selected['document'];
  onChange: (gradient: Gradient) => string | undefined;
}

function GradientFields({ gradient, document, onChange }: GradientFieldsProps) {
  const { stops } = gradient;
  return (
    <>
      <NumberField
        label="Angle"
        unit="°"
        min={0}
        max={360}
        value={angleOf(gradient)}
        onChange={(angle) => onChange(withAngle(gradient, angle))}
      />
      {stops.map(({ position, color }, index) => (
        <Grid
          key={index}
          gap="1"
          css={{ gridTemplateColumns: 'minmax(0, 1fr) 4.5rem auto', alignItems: 'end' }}
        >
          <ColourField
            label={`Stop ${index + 1}`}
            value={color}
            document={document}
            onChange={(next) => onChange(withChangedStop(gradient, index, { color: next }))}
          />
          <NumberField
            label={`Position of stop ${index + 1}`}
            hideLabel
            unit="%"
            min={(stops[index - 1]?.position ?? 0) * 100}
            max={(stops[index + 1]?.position ?? 1) * 100}
            value={position * 100}
            onChange={(percent) => onChange(withChangedStop(gradient, index, { position: percent / 100 }))}
          />
          <IconButton
            size="s"
            icon={X}
            label={`Remove stop ${index + 1}`}
            disabledReason={stops.length === LEAST_STOPS ? 'A gradient has two stops or more.' : undefined}
            onClick={() => onChange(withoutStop(gradient, index))}
          />
        </Grid>
      ))}
      <Button size="s" startIcon={Plus} onClick={() => onChange(withStop(gradient))}>
        Add stop
      </Button>
    </>
  );
}

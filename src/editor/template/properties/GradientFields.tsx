import { Plus, X } from 'lucide-react';
import { Button } from '@/components/Button';
import { Grid } from '@/components/Grid';
import { IconButton } from '@/components/IconButton';
import { Select } from '@/components/Select';
import type { Gradient } from '@/engine/document';
import { toOptions } from './choices';
import { ColourField } from './ColourField';
import { NumberField } from './fields/NumberField';
import { Pair } from './fields/Section';
import {
  getAngle,
  GRADIENT_WORDS,
  getRadius,
  changeAngle,
  moveCentre,
  changeStop,
  convertKind,
  removeStop,
  changeRadius,
  addStop,
} from './gradients';
import type { Selected } from './selected';

/** Props of {@link GradientFields}. */
export interface GradientFieldsProps {
  gradient: Gradient;
  document: Selected['document'];
  onChange: (gradient: Gradient) => string | undefined;
  /** The painted part of a frame, used in field names. @default the whole frame */
  part?: 'stroke' | undefined;
}

/** Minimum number of stops of a gradient. */
const LEAST_STOPS = 2;
/** Maximum distance of a gradient from its box, and its minimum radius, in percent of the box. */
const [FARTHEST, SMALLEST] = [1_000, 0.1];

/** Edits kind, position and stops of a gradient. */
export function GradientFields({ gradient, document, onChange, part }: GradientFieldsProps) {
  const of = part ? ` of the ${part}` : '';
  const { stops } = gradient;
  return (
    <>
      <Select
        label={`Kind of gradient${of}`}
        hideLabel
        options={toOptions(GRADIENT_WORDS)}
        value={gradient.type}
        onValueChange={(type) => onChange(convertKind(gradient, type))}
      />
      {gradient.type !== 'linear' && <PlaceFields gradient={gradient} onChange={onChange} of={of} />}
      <NumberField
        label={`Angle${of}`}
        unit="°"
        min={0}
        max={360}
        value={getAngle(gradient)}
        onChange={(angle) => onChange(changeAngle(gradient, angle))}
      />
      {stops.map(({ position, color }, index) => (
        <Grid
          key={index}
          gap="1"
          css={{ gridTemplateColumns: 'minmax(0, 1fr) 4.5rem auto', alignItems: 'end' }}
        >
          <ColourField
            label={`Stop ${index + 1}${of}`}
            value={color}
            document={document}
            onChange={(next) => onChange(changeStop(gradient, index, { color: next }))}
          />
          <NumberField
            label={`Position of stop ${index + 1}${of}`}
            hideLabel
            unit="%"
            min={(stops[index - 1]?.position ?? 0) * 100}
            max={(stops[index + 1]?.position ?? 1) * 100}
            value={position * 100}
            onChange={(percent) => onChange(changeStop(gradient, index, { position: percent / 100 }))}
          />
          <IconButton
            size="s"
            icon={X}
            label={`Remove stop ${index + 1}${of}`}
            disabledReason={stops.length === LEAST_STOPS ? 'A gradient has two stops or more.' : undefined}
            onClick={() => onChange(removeStop(gradient, index))}
          />
        </Grid>
      ))}
      <Button size="s" startIcon={Plus} onClick={() => onChange(addStop(gradient))}>
        {part ? `Add stop to the ${part}` : 'Add stop'}
      </Button>
    </>
  );
}

interface PlaceFieldsProps extends Pick<GradientFieldsProps, 'onChange'> {
  gradient: Exclude<Gradient, { type: 'linear' }>;
  of: string;
}

/** Edits the centre and radii of a gradient, in percent of its box. */
function PlaceFields({ gradient, onChange, of }: PlaceFieldsProps) {
  const { center } = gradient;
  return (
    <>
      <Pair>
        {(['x', 'y'] as const).map((axis) => (
          <NumberField
            key={axis}
            label={`Centre ${axis === 'x' ? 'X' : 'Y'}${of}`}
            unit="%"
            min={-FARTHEST}
            max={FARTHEST}
            value={center[axis] * 100}
            onChange={(percent) => onChange(moveCentre(gradient, { ...center, [axis]: percent / 100 }))}
          />
        ))}
      </Pair>
      {gradient.type === 'radial' && (
        <Pair>
          {(['edge', 'side'] as const).map((end) => (
            <NumberField
              key={end}
              label={`Radius ${end === 'edge' ? 'across' : 'down'}${of}`}
              unit="%"
              min={SMALLEST}
              max={FARTHEST}
              value={getRadius(gradient, end) * 100}
              onChange={(percent) => onChange(changeRadius(gradient, end, percent / 100))}
            />
          ))}
        </Pair>
      )}
    </>
  );
}

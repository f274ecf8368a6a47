import { Select } from '@/components/Select';
import type { GradientUse, Stroke } from '@/engine/document';
import { ColourField } from './ColourField';
import { gradientOfKit, GradientUseFields, useGradientChoices } from './GradientUseFields';
import { newGradient } from './gradients';
import { getCommonValue, type Selected } from './selected';

/** Props of {@link StrokePaint}. */
export interface StrokePaintProps {
  strokes: readonly Stroke[];
  document: Selected['document'];
  /** Applies a change to each stroke; returns why it is refused. */
  onChange: (changed: (stroke: Stroke) => Stroke) => string | undefined;
}

type Kind = 'color' | GradientUse['type'];

/** Edits the colour or gradient of lines. */
export function StrokePaint({ strokes, document, onChange }: StrokePaintProps) {
  const kind = getCommonValue(strokes, (stroke): Kind => stroke.gradient?.type ?? 'color');
  const gradientChoices = useGradientChoices(document, kind);
  const gradient = getCommonValue(strokes, (stroke) => stroke.gradient ?? null);
  const set = (next: GradientUse) => onChange((stroke) => ({ ...stroke, gradient: next }));
  const turnTo = (next: Kind) => {
    if (next === 'color') return onChange(({ gradient: _, ...stroke }) => stroke);
    if (next === 'brandKitGradient') return set(gradientOfKit(document));
    return onChange((stroke) => ({
      ...stroke,
      gradient: { type: 'gradient', gradient: newGradient(stroke.color) },
    }));
  };
  return (
    <>
      <Select
        label="Kind of stroke"
        hideLabel
        options={[{ value: 'color', label: 'Colour' }, ...gradientChoices]}
        placeholder="Mixed"
        value={kind ?? ''}
        onValueChange={turnTo}
      />
      {kind === 'color' && (
        <ColourField
          label="Stroke colour"
          value={getCommonValue(strokes, (stroke) => stroke.color)}
          document={document}
          onChange={(color) => onChange((stroke) => ({ ...stroke, color }))}
        />
      )}
      {gradient && <GradientUseFields use={gradient} document={document} part="stroke" onChange={set} />}
    </>
  );
}

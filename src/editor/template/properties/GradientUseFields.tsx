import { Select } from '@/components/Select';
import type { Document, GradientUse } from '@/engine/document';
import { useFeature } from '../core/StudioFeaturesContext';
import { GradientFields, type GradientFieldsProps } from './GradientFields';

/** Returns the available kinds of gradients; a frame that already has one keeps it as a choice. */
export function useGradientChoices({ brandKit }: Pick<Document, 'brandKit'>, kind: string | undefined) {
  const hasGradients = useFeature('gradientFills');
  return [
    ...(hasGradients || kind === 'gradient' ? [{ value: 'gradient', label: 'Gradient' } as const] : []),
    ...(brandKit.gradients.order.length > 0
      ? [{ value: 'brandKitGradient', label: 'Gradient of the brand kit' } as const]
      : []),
  ];
}

/** Returns the first gradient of a brand kit. */
export const gradientOfKit = ({ brandKit }: Pick<Document, 'brandKit'>): GradientUse => ({
  type: 'brandKitGradient',
  gradientId: brandKit.gradients.order[0] ?? '',
  opacity: 1,
});

interface GradientUseFieldsProps extends Pick<GradientFieldsProps, 'document' | 'part'> {
  use: GradientUse;
  onChange: (use: GradientUse) => string | undefined;
}

/** Edits a custom gradient, or chooses one of the brand kit. */
export function GradientUseFields({ use, document, part, onChange }: GradientUseFieldsProps) {
  if (use.type === 'gradient')
    return (
      <GradientFields
        gradient={use.gradient}
        document={document}
        part={part}
        onChange={(gradient) => onChange({ type: 'gradient', gradient })}
      />
    );
  const { order, items } = document.brandKit.gradients;
  return (
    <Select
      label={part ? `Gradient of the ${part}` : 'Gradient'}
      options={order.map((id) => ({ value: id, label: items[id]?.name ?? id }))}
      value={use.gradientId}
      onValueChange={(gradientId) => onChange({ ...use, gradientId })}
    />
  );
}

import type { ReactNode } from 'react';
import { styled } from '@/components/theme';
import type { PlacementOverrides } from '@/engine/document';
import { ResetDot } from '../../ResetDot';
import { findOverriding, useChange, type Selected } from '../selected';

const Row = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  variants: {
    mark: {
      none: {},
      beside: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '$half' },
      inside: { '& > button': { position: 'absolute', insetInlineEnd: '$space$1', insetBlockEnd: '2px' } },
    },
  },
});

/** Props of {@link Overridden}. */
export interface OverriddenProps {
  /** Accessible name of the properties. */
  label: string;
  selected: Selected;
  properties: readonly (keyof PlacementOverrides)[];
  /** Whether the dot is inside the field, as in number fields. @default false */
  isInside?: boolean;
  children: ReactNode;
}

/** Marks a field whose properties override the parent layout; the dot resets them. */
export function Overridden(props: OverriddenProps) {
  const { label, selected, properties, isInside = false, children } = props;
  const change = useChange(selected.ids);
  const { layoutId } = selected;
  const frameIds = findOverriding(selected, properties);
  const isMarked = frameIds.length > 0;
  return (
    <Row
      mark={isMarked ? (isInside ? 'inside' : 'beside') : 'none'}
      role={isMarked ? 'group' : undefined}
      aria-label={isMarked ? label : undefined}
    >
      {children}
      {isMarked && (
        <ResetDot
          label="Reset to the parent layout"
          onReset={() =>
            change('reset', [
              { kind: 'resetFrames', layoutId, frameIds: [...frameIds], properties: [...properties] },
            ])
          }
        />
      )}
    </Row>
  );
}

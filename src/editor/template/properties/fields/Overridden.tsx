import type { ReactNode } from 'react';
import { styled } from '@/components/theme';
import type { PlacementOverrides } from '@/engine/document';
import { ResetDot } from '../../ResetDot';
import { overriding, useChange, type Selected } from '../selected';

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
  /** What the properties are, for readers. */
  label: string;
  selected: Selected;
  properties: readonly (keyof PlacementOverrides)[];
  /** Whether the dot stands in the field, as it does in those for numbers. @default false */
  isInside?: boolean;
  children: ReactNode;
}

/** A field with a dot that takes its properties back to the parent layout, while the layout has them of its own. */
export function Overridden(props: OverriddenProps) {
  const { label, selected, properties, isInside = false, children } = props;
  const change = useChange(selected.ids);
  const { layoutId } = selected;
  const frameIds = overriding(selected, properties);
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

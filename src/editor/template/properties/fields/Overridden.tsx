import type { ReactNode } from 'react';
import { Tooltip } from '@/components/Tooltip';
import { styled } from '@/components/theme';
import type { PlacementOverrides } from '@/engine/document';
import { overriding, useChange, type Selected } from '../selected';

const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  variants: { marked: { true: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '$half' } } },
});

/* A dot in a target of 24 px; it stands in the gap between fields. */
const Dot = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  boxSize: '1.5rem',
  display: 'grid',
  placeItems: 'center',
  marginInlineEnd: '-$space$1',
  borderRadius: '$pill',
  cursor: 'pointer',
  focusRing: 0,
  '&::before': {
    content: '""',
    boxSize: '0.5rem',
    border: '1px solid $caution',
    borderRadius: '$pill',
    backgroundColor: '#f5c518',
    forcedColorAdjust: 'none',
  },
  '&:hover': { backgroundColor: '$cautionSoft' },
});

/** Props of {@link Overridden}. */
export interface OverriddenProps {
  /** What the properties are, for readers. */
  label: string;
  selected: Selected;
  properties: readonly (keyof PlacementOverrides)[];
  children: ReactNode;
}

/** A field with a dot that takes its properties back to the parent layout, while the layout has them of its own. */
export function Overridden({ label, selected, properties, children }: OverriddenProps) {
  const change = useChange(selected.ids);
  const { layoutId } = selected;
  const frameIds = overriding(selected, properties);
  const isMarked = frameIds.length > 0;
  return (
    <Row marked={isMarked} role={isMarked ? 'group' : undefined} aria-label={isMarked ? label : undefined}>
      {children}
      {isMarked && (
        <Tooltip content="Reset to the parent layout" describes={false}>
          <Dot
            type="button"
            aria-label="Reset to the parent layout"
            onClick={() =>
              change('reset', [
                { kind: 'resetFrames', layoutId, frameIds: [...frameIds], properties: [...properties] },
              ])
            }
          />
        </Tooltip>
      )}
    </Row>
  );
}

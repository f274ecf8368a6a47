import { styled } from '@/components/theme';
import type { Box, Unit } from '@/engine/document';
import type { GestureView } from './drags';
import type { Place } from './geometry';
import { formatLength } from './describeFrame';

const Words = styled('div', {
  position: 'absolute',
  padding: '2px 6px',
  borderRadius: 4,
  backgroundColor: '#1f1633',
  color: '#ffffff',
  fontSize: '0.75rem',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

interface GestureWordsProps {
  gesture: GestureView;
  around: Place | undefined;
  unit: Unit;
  unitScale: number;
}

/** Shows size, position or angle next to the dragged frames. */
export function GestureWords({ gesture, around, unit, unitScale }: GestureWordsProps) {
  const box: Box | undefined = gesture.box ?? around;
  if (!box || gesture.kind === 'marquee') return null;
  const text = (value: number) => formatLength(value, unit);
  const words =
    gesture.kind === 'move'
      ? `${text(box.x)}, ${text(box.y)} ${unit}`
      : gesture.kind === 'rotate'
        ? `${text(around?.rotationDegrees ?? 0)}°`
        : `${text(box.width)} × ${text(box.height)} ${unit}`;
  return (
    <Words style={{ left: (box.x + box.width) * unitScale + 8, top: (box.y + box.height) * unitScale + 8 }}>
      {words}
    </Words>
  );
}

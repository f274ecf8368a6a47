import type { MouseEvent, ReactNode } from 'react';
import { styled } from '@/components/theme';
import type { DisplayList } from '@/engine/display';
import { pixelGrid } from '@/engine/paint/canvas';
import type { FilledFrame } from '../core/fieldFrames';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import { usePaintedCanvas } from '../../page/usePaintedCanvas';

const Sheet = styled('div', {
  position: 'relative',
  flexShrink: 0,
  margin: 'auto',
  backgroundColor: '#ffffff',
  boxShadow: '$raised',
});
const Canvas = styled('canvas', { display: 'block', width: '100%', height: '100%' });
const Outline = styled('div', {
  position: 'absolute',
  outline: '2px solid $colors$action',
  outlineOffset: 2,
  borderRadius: 2,
  pointerEvents: 'none',
});

interface PageCanvasProps {
  /** Accessible name of the page. */
  name: string;
  list: DisplayList;
  engine: PageEngine;
  shelf: PictureShelf;
  /** CSS pixels per point. */
  scale: number;
  /** Frames to highlight. */
  outlined: readonly FilledFrame[];
  /** Called with the pressed point of the page, in points. */
  onPress: (point: { x: number; y: number }) => void;
  /** Content over the page. */
  children?: ReactNode;
}

/** Paints a page with the painter of output files. */
export function PageCanvas(props: PageCanvasProps) {
  const { name, list, engine, shelf, scale, outlined, onPress, children } = props;
  const grid = pixelGrid(list, scale * window.devicePixelRatio);
  const canvas = usePaintedCanvas({ list, grid, engine, shelf });

  const press = ({ clientX, clientY, currentTarget, target }: MouseEvent<HTMLElement>) => {
    // An edited or cropped frame handles its own pointer.
    if (target instanceof Element && target.closest('[data-in-frame]')) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    onPress({ x: (clientX - left) / scale, y: (clientY - top) / scale });
  };
  return (
    <Sheet style={{ width: list.width * scale, height: list.height * scale }} onClick={press}>
      <Canvas ref={canvas} role="img" aria-label={name} />
      {outlined.map(({ frameId, x, y, width, height, rotationDegrees }) => (
        <Outline
          key={frameId}
          style={{
            left: x * scale,
            top: y * scale,
            width: width * scale,
            height: height * scale,
            transform: `rotate(${rotationDegrees}deg)`,
          }}
        />
      ))}
      {children}
    </Sheet>
  );
}

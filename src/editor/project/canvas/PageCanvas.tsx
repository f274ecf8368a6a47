import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from '@/components/theme';
import type { DisplayList } from '@/engine/display';
import { paintOnCanvas, pixelGrid, type CanvasContext } from '@/engine/paint/canvas';
import type { FilledFrame } from '../core/fieldFrames';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';

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
  /** What it shows, for readers. */
  name: string;
  list: DisplayList;
  engine: PageEngine;
  shelf: PictureShelf;
  /** CSS pixels a point. */
  scale: number;
  /** Frames that are pointed out. */
  outlined: readonly FilledFrame[];
  /** Called with the point of the page that was pressed, in points. */
  onPress: (point: { x: number; y: number }) => void;
  /** What lies over it. */
  children?: ReactNode;
}

/** A page on paper, painted by the same painter as files are. */
export function PageCanvas(props: PageCanvasProps) {
  const { name, list, engine, shelf, scale, outlined, onPress, children } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = scale * window.devicePixelRatio;

  useLayoutEffect(() => {
    const grid = pixelGrid(list, pixels);
    const element = canvas.current;
    const context = element?.getContext('2d', { willReadFrequently: true });
    if (!element || !context) return;
    // Setting a size clears the canvas too, and costs a new one.
    if (element.width !== grid.width || element.height !== grid.height)
      Object.assign(element, { width: grid.width, height: grid.height });
    else context.clearRect(0, 0, grid.width, grid.height);
    paintOnCanvas(context as unknown as CanvasContext, list, {
      scale: grid,
      resources: engine.resources,
      pictures: shelf.picture,
    });
  }, [list, pixels, engine, shelf]);

  const press = ({ clientX, clientY, currentTarget, target }: MouseEvent<HTMLElement>) => {
    // What is written or cropped in a frame has a pointer of its own.
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
            ...{ left: x * scale, top: y * scale, width: width * scale, height: height * scale },
            transform: `rotate(${rotationDegrees}deg)`,
          }}
        />
      ))}
      {children}
    </Sheet>
  );
}

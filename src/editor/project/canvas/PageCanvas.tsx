import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { styled } from '@/components/theme';
import type { DisplayList } from '@/engine/display';
import { changedBox, isEmpty, paintOnCanvas, pixelGrid, type CanvasContext } from '@/engine/paint/canvas';
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

/** What the canvas shows, and all that this depends on. */
interface Painted {
  readonly list: DisplayList;
  readonly given: readonly unknown[];
}

/** A page on paper, painted by the same painter as files are. Where what it shows has changed, it is painted anew there. */
export function PageCanvas(props: PageCanvasProps) {
  const { name, list, engine, shelf, scale, outlined, onPress, children } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = scale * window.devicePixelRatio;
  const painted = useRef<Painted>(undefined);

  useLayoutEffect(() => {
    const grid = pixelGrid(list, pixels);
    const { width, height, matrix } = grid;
    const element = canvas.current;
    const context = element?.getContext('2d', { willReadFrequently: true });
    if (!element || !context) return;
    const { resources } = engine;
    const given = [element, engine, shelf, shelf.arrived(), ...matrix];
    const { current: before } = painted;
    painted.current = { list, given };
    const isAsBefore = before?.given.every((each, index) => each === given[index]) === true;
    const only = isAsBefore ? changedBox(before.list, list, matrix, resources) : undefined;
    if (only && isEmpty(only)) return;
    // Setting a size clears the canvas too, and costs a new one.
    if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
    else if (only) context.clearRect(only.left, only.top, only.right - only.left, only.bottom - only.top);
    else context.clearRect(0, 0, width, height);
    paintOnCanvas(context as unknown as CanvasContext, list, {
      ...{ scale: grid, resources, pictures: shelf.picture },
      ...(only && { only }),
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

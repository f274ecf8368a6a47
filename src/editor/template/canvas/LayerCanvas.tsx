import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { styled } from '@/components/theme';
import type { DisplayList } from '@/engine/display';
import type { Box } from '@/engine/document';
import { changedBox, isEmpty, paintOnCanvas, type CanvasContext } from '@/engine/paint/canvas';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';

const Canvas = styled('canvas', { position: 'absolute', display: 'block', transformOrigin: '0 0' });

interface LayerCanvasProps {
  list: DisplayList;
  engine: PageEngine;
  shelf: PictureShelf;
  /** What of the page it shows, in points. */
  area: Box;
  /** Device pixels a point. */
  density: number;
  /** CSS pixels a point. */
  scale: number;
  /** Further styles, such as how far it is dragged. */
  style?: CSSProperties;
  /** What it shows; readers pass over it without. */
  name?: string;
}

/** What a canvas shows, and all that this depends on. */
interface Painted {
  readonly list: DisplayList;
  readonly given: readonly unknown[];
}

/** A part of a page, painted by the painter of files. Where what it shows has changed, it is painted anew there. */
export function LayerCanvas(props: LayerCanvasProps) {
  const { list, engine, shelf, area, density, scale, style, name } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = Math.max(1, Math.ceil(area.width * density));
  const height = Math.max(1, Math.ceil(area.height * density));
  const { x, y } = area;
  const painted = useRef<Painted>(undefined);
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d', { willReadFrequently: true });
    if (!element || !context) return;
    const { resources } = engine;
    const matrix = [density, 0, 0, density, -x * density, -y * density] as const;
    const given = [element, engine, shelf, shelf.arrived(), x, y, width, height, density];
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
      ...{ scale: { width, height, matrix }, resources, pictures: shelf.picture },
      ...(only && { only }),
    });
  }, [list, engine, shelf, x, y, width, height, density]);
  return (
    <Canvas
      ref={canvas}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      style={{
        ...{ left: x * scale, top: y * scale },
        ...{ width: (width / density) * scale, height: (height / density) * scale },
        ...style,
      }}
    />
  );
}

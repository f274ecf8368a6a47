import type { CSSProperties } from 'react';
import { styled } from '@/components/theme';
import type { DisplayList } from '@/engine/display';
import { conditionOf, type Box } from '@/engine/document';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import { usePaintedCanvas } from '../../page/usePaintedCanvas';
import { useView } from '../core/SessionContext';

const Canvas = styled('canvas', { position: 'absolute', display: 'block', transformOrigin: '0 0' });

interface LayerCanvasProps {
  list: DisplayList;
  engine: PageEngine;
  shelf: PictureShelf;
  /** The visible part of the page, in points. */
  area: Box;
  /** Device pixels per point. */
  density: number;
  /** CSS pixels per point. */
  scale: number;
  /** Further styles, such as the offset of a drag. */
  style?: CSSProperties;
  /** Accessible name; without it screen readers skip it. */
  name?: string;
}

/** A part of a page, painted by the painter of output files. */
export function LayerCanvas(props: LayerCanvasProps) {
  const { list, engine, shelf, area, density, scale, style, name } = props;
  const { x, y } = area;
  const width = Math.max(1, Math.ceil(area.width * density));
  const height = Math.max(1, Math.ceil(area.height * density));
  const matrix = [density, 0, 0, density, -x * density, -y * density] as const;
  const proof = useView((view) => (view.options.isProofed ? conditionOf(view.document) : undefined));
  const canvas = usePaintedCanvas({ list, grid: { width, height, matrix }, engine, shelf, proof });
  return (
    <Canvas
      ref={canvas}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      style={{
        left: x * scale,
        top: y * scale,
        width: (width / density) * scale,
        height: (height / density) * scale,
        ...style,
      }}
    />
  );
}

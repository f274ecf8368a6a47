import { useLayoutEffect, useRef } from 'react';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { DisplayList } from '@/engine/display';
import { paintOnCanvas, pixelGrid } from '@/engine/paint/canvas';
import type { LoadedEngine } from './loadEngine';

/** Pixels per point. */
const SCALE = 1;

interface PageCanvasProps {
  name: string;
  list: DisplayList;
  engine: LoadedEngine;
}

/** A page, painted by the canvas painter. */
export function PageCanvas({ name, list, engine }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = pixelGrid(list, SCALE);

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    context.clearRect(0, 0, width, height);
    const { resources } = engine;
    paintOnCanvas(context, list, { scale: SCALE, resources, pictures: () => undefined });
  });

  return (
    <Stack gap="1" align="start">
      <canvas ref={canvas} width={width} height={height} role="img" aria-label={name} />
      <Text size="small">{name}</Text>
    </Stack>
  );
}

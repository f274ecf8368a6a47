import { useEffect, useRef } from 'react';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { paintOnCanvas, pixelGrid } from '@/engine/paint/canvas';
import { drawReference, type Reference } from '../../tests/engine/reference';
import type { LoadedEngine } from './loadEngine';

/** Pixels a point. */
const SCALE = 1;

interface ReferenceCanvasProps {
  name: string;
  reference: Reference;
  engine: LoadedEngine;
}

/** A document of the reference set, drawn by the canvas painter. */
export function ReferenceCanvas({ name, reference, engine }: ReferenceCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { list } = drawReference(reference, engine);
  const { width, height } = pixelGrid(list, SCALE);

  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    context.clearRect(0, 0, width, height);
    const { resources } = engine;
    paintOnCanvas(context, list, { scale: SCALE, resources, pictures: () => undefined });
  });

  return (
    <Stack gap="1">
      <canvas ref={canvas} width={width} height={height} role="img" aria-label={name} />
      <Text size="small">{name}</Text>
    </Stack>
  );
}

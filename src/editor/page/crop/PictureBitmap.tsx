import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { styled } from '@/components/theme';
import type { CanvasPicture } from '@/engine/paint/canvas';

/** Maximum length of a bitmap's longer side in pixels; enough for a screen. */
const MOST_PIXELS = 2_048;

const Bitmap = styled('canvas', { position: 'absolute', display: 'block', pointerEvents: 'none' });
interface PictureBitmapProps {
  picture: CanvasPicture;
  style: CSSProperties;
}

/** Draws a picture as a bitmap no larger than a screen needs. */
export function PictureBitmap({ picture: { image, width, height }, style }: PictureBitmapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const share = Math.min(1, MOST_PIXELS / Math.max(width, height));
    Object.assign(element, { width: Math.ceil(width * share), height: Math.ceil(height * share) });
    context.drawImage(image as CanvasImageSource, 0, 0, element.width, element.height);
  }, [image, width, height]);
  return <Bitmap ref={canvas} aria-hidden style={style} />;
}

import { useLayoutEffect, useRef, useState } from 'react';
import { Inline } from '@/components/Inline';
import { useSession, useView } from '@/editor/template/core/SessionContext';
import type { PageEngine } from '@/editor/page/loadPageEngine';
import { PictureShelf } from '@/editor/page/PictureShelf';
import { useDrawnPage } from '@/editor/page/useDrawnPage';
import { DensePanel } from '@/editor/template/properties';
import { TextEditing, TextProperties } from '@/editor/template/text';
import { convertLength, resolveLayout } from '@/engine/document';
import { paintOnCanvas, pixelGrid } from '@/engine/paint/canvas';

/** CSS pixels per point. */
const SCALE = 1.5;

/** The fonts available in stories. */
const FONTS = [
  { family: 'Arial', styles: [{ style: 'Regular' }, { style: 'Bold' }] },
  { family: 'Inter', styles: [{ style: 'Regular' }] },
  { family: 'Noto Serif', styles: [{ style: 'Regular' }] },
];

interface TextPageProps {
  engine: PageEngine;
  /** The text frame being edited. */
  frameId: string;
}

/** The first page of a template with a text being edited, and the text's properties. */
export function TextPage({ engine, frameId }: TextPageProps) {
  const session = useSession();
  const document = useView((view) => view.document);
  const pageId = useView((view) => view.pageId);
  const mode = useView((view) => view.mode);
  const [shelf] = useState(() => new PictureShelf(() => Promise.resolve(undefined)));
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useDrawnPage({ document, pageId, engine, shelf });
  const { width, height } = drawn ? pixelGrid(drawn.list, SCALE) : { width: 0, height: 0 };
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (!context || !drawn) return;
    context.clearRect(0, 0, width, height);
    paintOnCanvas(context, drawn.list, {
      scale: SCALE,
      resources: engine.resources,
      pictures: () => undefined,
    });
  });
  const { settings, placements } = resolveLayout(document, document.selectedLayoutId);
  const placement = placements.get(frameId);
  const toPixels = (length: number) => convertLength(length, settings.unit, 'pt') * SCALE;
  return (
    <Inline gap="4" align="start">
      <div style={{ position: 'relative', width, height, backgroundColor: '#ffffff' }}>
        <canvas ref={canvas} width={width} height={height} role="img" aria-label="The page" />
        {mode.type === 'text' && placement && (
          <div
            style={{
              position: 'absolute',
              left: toPixels(placement.x),
              top: toPixels(placement.y),
              width: toPixels(placement.width),
              height: toPixels(placement.height),
              transform: `rotate(${placement.rotationDegrees}deg)`,
            }}
          >
            <TextEditing session={session} frameId={frameId} engine={engine} scale={SCALE} />
          </div>
        )}
        {mode.type !== 'text' && (
          <button type="button" onClick={() => session.enter({ type: 'text', frameId })}>
            Edit the text
          </button>
        )}
      </div>
      <DensePanel css={{ width: '18rem', border: '1px solid $border' }}>
        <TextProperties engine={engine} fonts={FONTS} />
      </DensePanel>
    </Inline>
  );
}

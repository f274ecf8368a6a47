import type { Id } from '@/engine/document';
import { CropEditing } from '../../page/crop/CropEditing';
import { useFrameView } from '../../page/frames/FrameSession';
import type { Place, Point } from '../../page/frames/geometry';
import { InFrame } from '../../page/frames/InFrame';
import type { PageEngine } from '../../page/loadPageEngine';
import type { PictureShelf } from '../../page/PictureShelf';
import { TextEditing } from '../../page/text/TextEditing';
import type { CanvasSession } from '../core/CanvasSession';

interface EditedFrameProps {
  canvas: CanvasSession;
  frameId: Id;
  /** In the unit of the layout. */
  place: Place;
  /** CSS pixels per point. */
  scale: number;
  /** CSS pixels per unit of the layout. */
  unitScale: number;
  engine: PageEngine;
  shelf: PictureShelf;
  /** The position where the text was opened. */
  start: Point | undefined;
}

/** The editor over the frame whose text or crop is edited. */
export function EditedFrame(props: EditedFrameProps) {
  const { canvas, frameId, place, scale, unitScale, engine, shelf, start } = props;
  const mode = useFrameView(canvas, (view) => view.mode);
  return (
    <div data-in-frame style={{ pointerEvents: 'auto' }}>
      <InFrame place={place} unitScale={unitScale}>
        {mode.type === 'text' ? (
          <TextEditing
            key={frameId}
            session={canvas}
            frameId={frameId}
            engine={engine}
            scale={scale}
            start={start}
          />
        ) : (
          <CropEditing session={canvas} key={frameId} frameId={frameId} shelf={shelf} scale={scale} />
        )}
      </InFrame>
    </div>
  );
}

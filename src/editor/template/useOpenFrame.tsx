import { useState } from 'react';
import type { Id } from '@/engine/document';
import { CropEditing } from '../page/crop/CropEditing';
import type { Point } from '../page/frames/geometry';
import type { PageEngine } from '../page/loadPageEngine';
import type { PictureShelf } from '../page/PictureShelf';
import type { FrameLayer } from './canvas/Stage';
import { openFrame } from './core/opening';
import { useSession, useView } from './core/SessionContext';
import { TextEditing, type FontFamilyChoice } from './text';

interface OpenFrameProps {
  engine: PageEngine | undefined;
  shelf: PictureShelf;
  /** Returns the environment's styles of a font family. */
  stylesOf: (family: string) => FontFamilyChoice['styles'];
}

/** Opens a frame to edit its text or crop, and renders the editor for it. */
export function useOpenFrame({ engine, shelf, stylesOf }: OpenFrameProps) {
  const session = useSession();
  const mode = useView((view) => view.mode);
  const [start, setStart] = useState<Point>();
  /** @param at the pressed point, where the caret starts */
  const open = (frameId: Id, at?: Point) => {
    setStart(at);
    openFrame(session, frameId);
  };
  const frameLayer = ({ frameId, scale, caches }: FrameLayer) => {
    if (mode.type === 'crop')
      return <CropEditing key={frameId} session={session} frameId={frameId} shelf={shelf} scale={scale} />;
    if (!engine) return undefined;
    return (
      <TextEditing
        key={frameId}
        session={session}
        frameId={frameId}
        engine={engine}
        scale={scale}
        stylesOf={stylesOf}
        start={start}
        caches={caches}
      />
    );
  };
  return { open, frameLayer };
}

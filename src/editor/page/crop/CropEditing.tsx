import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { convertLength, resolveLayout, type Id } from '@/engine/document';
import type { CanvasPicture } from '@/engine/paint/canvas';
import type { PictureShelf } from '../PictureShelf';
import { cropPicture, findCroppable, pictureIn, type Cropping } from '../frames/crop';
import { useFrameView, type FrameSession } from '../frames/FrameSession';
import { CropHandles } from './CropHandles';
import { Bar, Root, Whole, Window } from './cropParts';
import { isSamePlace, movePicture, placeByKey } from './cropPlaces';
import { PictureBitmap } from './PictureBitmap';
import { useCropPointer } from './useCropPointer';

/** Pixels of an arrow key's step with Shift. */
const LONG_STEP = 10;

interface CropEditingProps {
  session: FrameSession;
  frameId: Id;
  shelf: PictureShelf;
  /** CSS pixels per point. */
  scale: number;
}

/** Shows the whole picture behind its frame to move, zoom and rotate it; nothing until it has loaded. */
export function CropEditing({ session, frameId, shelf, scale }: CropEditingProps) {
  const document = useFrameView(session, (view) => view.document);
  useSyncExternalStore(shelf.subscribe, shelf.arrived);
  const shown = findCroppable(document, frameId);
  const picture = shown && shelf.picture(shown.key);
  return shown && picture ? (
    <Crop session={session} frameId={frameId} shown={shown} picture={picture} scale={scale} />
  ) : null;
}

interface CropProps extends Pick<CropEditingProps, 'session' | 'frameId' | 'scale'> {
  shown: Cropping;
  picture: CanvasPicture;
}

function Crop({ session, frameId, shown, picture, scale }: CropProps) {
  const document = useFrameView(session, (view) => view.document);
  const [before] = useState(() => pictureIn(document, frameId, shown, picture));
  const [place, setPlace] = useState(before);
  const help = useId();
  const root = useRef<HTMLDivElement>(null);
  const { unit } = resolveLayout(document, document.selectedLayoutId).settings;
  const unitScale = scale * convertLength(1, unit, 'pt');
  const name = document.pages.items[session.view().pageId]?.frames.items[frameId]?.name ?? '';
  const frame = shown.placement;

  const leave = () => {
    root.current?.closest<HTMLElement>('[data-stage]')?.focus();
    session.enter({ type: 'frames' });
  };
  const store = () => {
    if (!isSamePlace(place, before))
      session.change(cropPicture(document, frameId, shown, place), { label: 'crop' });
  };
  const apply = () => {
    store();
    leave();
  };
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  // A press elsewhere keeps the crop, as it keeps edited text.
  const drag = useCropPointer({ root, frame, unitScale, place, setPlace, onPressElsewhere: store });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget && event.key !== 'Escape') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pixel = convertLength(event.shiftKey ? LONG_STEP : 1, 'px', unit);
    const next = placeByKey(event.key, place, { x: frame.width / 2, y: frame.height / 2 }, pixel);
    if (next) setPlace(next);
    else if (event.key === 'Enter') apply();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const box = {
    left: place.x * unitScale,
    top: place.y * unitScale,
    width: place.width * unitScale,
    height: place.height * unitScale,
    transform: `rotate(${place.rotationDegrees}deg)`,
  };
  return (
    <Root
      ref={root}
      role="group"
      tabIndex={-1}
      aria-label={`Crop of ${name}`}
      aria-describedby={help}
      data-own-keys=""
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Whole
        data-crop="whole"
        style={{ ...box, opacity: 0.35 }}
        onPointerDown={(event) =>
          drag(event, (start, at) => movePicture(place, { x: at.x - start.x, y: at.y - start.y }))
        }
      >
        <PictureBitmap picture={picture} style={{ width: '100%', height: '100%' }} />
      </Whole>
      <Window data-crop="window">
        <PictureBitmap picture={picture} style={box} />
      </Window>
      <CropHandles place={place} box={box} onDrag={drag} />
      <VisuallyHidden id={help}>
        Arrow keys move the picture, plus and minus scale it, brackets turn it. Enter applies the crop, Escape
        brings the earlier one back.
      </VisuallyHidden>
      <CropBar degrees={frame.rotationDegrees} onApply={apply} onLeave={leave} />
    </Root>
  );
}

interface CropBarProps {
  /** Rotation of the frame, which the bar does not follow. */
  degrees: number;
  onApply: () => void;
  onLeave: () => void;
}

/** The buttons that end cropping. */
function CropBar({ degrees, onApply, onLeave }: CropBarProps) {
  return (
    <Bar style={{ transform: `rotate(${-degrees}deg)` }}>
      <Button size="s" intent="primary" onClick={onApply}>
        Apply
      </Button>
      <Button size="s" onClick={onLeave}>
        Cancel
      </Button>
    </Bar>
  );
}

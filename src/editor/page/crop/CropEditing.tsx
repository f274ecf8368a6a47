import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent, PointerEvent as ReactPointerEvent } from 'react';
import { Button } from '@/components/Button';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { convertLength, resolveLayout, type Id } from '@/engine/document';
import type { CanvasPicture } from '@/engine/paint/canvas';
import type { PictureShelf } from '../PictureShelf';
import { cropping, croppingOf, enlarged, pictureIn, type Cropping } from '../frames/crop';
import {
  centreOf,
  directionOf,
  normalised,
  resized,
  turned,
  type Place,
  type Point,
} from '../frames/geometry';
import { useFrameView, type FrameSession } from '../frames/FrameSession';
import { followHeldPointer } from '../followHeldPointer';
import { LINES } from '../frames/lines';
import { Bar, Grip, Root, Whole, Window } from './parts';
import { PictureBitmap } from './PictureBitmap';

/** What a step of the wheel, and a press of + or −, enlarges by. */
const LARGER = 1.05;
/** Degrees that a press of a bracket key turns by, and that Shift rounds to. */
const TURN_STEP = { plain: 1, shift: 15 } as const;
const LONG_STEP = 10;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] },
};
const CORNERS = [
  { dx: -1, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: 1 },
] as const;
/** How far outside a corner a picture is turned by, in CSS pixels. */
const TURN_REACH = 14;

interface CropEditingProps {
  session: FrameSession;
  frameId: Id;
  shelf: PictureShelf;
  /** CSS pixels a point. */
  scale: number;
}

/** The whole picture of a frame, to be moved, enlarged and turned behind it; nothing until it has arrived. */
export function CropEditing({ session, frameId, shelf, scale }: CropEditingProps) {
  const document = useFrameView(session, (view) => view.document);
  useSyncExternalStore(shelf.subscribe, shelf.arrived);
  const shown = croppingOf(document, frameId);
  const picture = shown && shelf.picture(shown.key);
  return shown && picture ? <Crop {...{ session, frameId, shown, picture, scale }} /> : null;
}

interface CropProps extends Pick<CropEditingProps, 'session' | 'frameId' | 'scale'> {
  shown: Cropping;
  picture: CanvasPicture;
}

const isSame = (one: Place, other: Place): boolean =>
  one.x === other.x &&
  one.y === other.y &&
  one.width === other.width &&
  one.rotationDegrees === other.rotationDegrees;

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
  const middle = { x: frame.width / 2, y: frame.height / 2 };

  const leave = () => {
    root.current?.closest<HTMLElement>('[data-stage]')?.focus();
    session.enter({ type: 'frames' });
  };
  const store = () => {
    if (!isSame(place, before)) session.change(cropping(document, frameId, shown, place), { label: 'crop' });
  };
  const apply = () => {
    store();
    leave();
  };
  /** A pointer as the frame sees it: from its corner, before it was turned. */
  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const bounds = root.current?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2];
    const from = turned({ x: clientX - x, y: clientY - y }, -frame.rotationDegrees);
    return { x: from.x / unitScale + frame.width / 2, y: from.y / unitScale + frame.height / 2 };
  };
  const drag = (event: ReactPointerEvent, to: (start: Point, at: PointerEvent) => Place) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const start = inFrame(event);
    followHeldPointer({
      onMove: (at) => setPlace(to(start, at)),
      onRelease: () => undefined,
      onCancel: () => setPlace(place),
    });
  };
  const wayOf = (start: Point, at: PointerEvent): Point => {
    const { x, y } = inFrame(at);
    return { x: x - start.x, y: y - start.y };
  };

  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  // Going on with something else keeps what was cropped, as it does with text.
  const onPressElsewhere = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) store();
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setPlace(enlarged(place, event.deltaY < 0 ? LARGER : 1 / LARGER, inFrame(event)));
  });
  useEffect(() => {
    const element = root.current;
    const press = (event: PointerEvent) => onPressElsewhere(event);
    const wheel = (event: WheelEvent) => onWheel(event);
    window.addEventListener('pointerdown', press, { capture: true });
    // React's own listener may not keep the canvas from zooming.
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true });
      element?.removeEventListener('wheel', wheel);
    };
  }, []);

  const turn = (degrees: number) =>
    setPlace({ ...place, rotationDegrees: normalised(place.rotationDegrees + degrees) });
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const pixel = convertLength(event.shiftKey ? LONG_STEP : 1, 'px', unit);
    if (event.target !== event.currentTarget && event.key !== 'Escape') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step) setPlace({ ...place, x: place.x + step[0] * pixel, y: place.y + step[1] * pixel });
    else if (event.key === '+' || event.key === '=') setPlace(enlarged(place, LARGER, middle));
    else if (event.key === '-') setPlace(enlarged(place, 1 / LARGER, middle));
    else if (event.key === '[') turn(-TURN_STEP.plain);
    else if (event.key === ']') turn(TURN_STEP.plain);
    else if (event.key === 'Enter') apply();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const box = {
    ...{ left: place.x * unitScale, top: place.y * unitScale },
    ...{ width: place.width * unitScale, height: place.height * unitScale },
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
          drag(event, (start, at) => {
            const way = wayOf(start, at);
            return { ...place, x: place.x + way.x, y: place.y + way.y };
          })
        }
      >
        <PictureBitmap picture={picture} style={{ width: '100%', height: '100%' }} />
      </Whole>
      <Window data-crop="window">
        <PictureBitmap picture={picture} style={box} />
      </Window>
      <div
        style={{
          position: 'absolute',
          pointerEvents: 'none',
          outline: `1px dashed ${LINES.selected}`,
          ...box,
        }}
      >
        {CORNERS.map((corner) => (
          <span key={`${corner.dx} ${corner.dy}`} style={{ pointerEvents: 'auto' }}>
            <Grip
              data-crop-grip="turn"
              style={cornerAt(corner, TURN_REACH)}
              onPointerDown={(event) =>
                drag(event, (start, at) => {
                  const pivot = centreOf(place);
                  const by = directionOf(pivot, inFrame(at)) - directionOf(pivot, start);
                  const degrees = normalised(place.rotationDegrees + by);
                  const rounded = Math.round(degrees / TURN_STEP.shift) * TURN_STEP.shift;
                  return { ...place, rotationDegrees: at.shiftKey ? normalised(rounded) : degrees };
                })
              }
            />
            <Grip
              data-crop-grip="size"
              style={cornerAt(corner)}
              onPointerDown={(event) =>
                drag(event, (start, at) => resized(place, corner, wayOf(start, at), true))
              }
            />
          </span>
        ))}
      </div>
      <VisuallyHidden id={help}>
        Arrow keys move the picture, plus and minus scale it, brackets turn it. Enter applies the crop, Escape
        brings the earlier one back.
      </VisuallyHidden>
      <Bar style={{ transform: `rotate(${-frame.rotationDegrees}deg)` }}>
        <Button size="s" intent="primary" onClick={apply}>
          Apply
        </Button>
        <Button size="s" onClick={leave}>
          Cancel
        </Button>
      </Bar>
    </Root>
  );
}

/** The place of a corner's handle, so many CSS pixels outside of it. */
const cornerAt = ({ dx, dy }: { dx: number; dy: number }, beyond = 0) => ({
  left: `calc(${((dx + 1) / 2) * 100}% + ${dx * beyond}px)`,
  top: `calc(${((dy + 1) / 2) * 100}% + ${dy * beyond}px)`,
});

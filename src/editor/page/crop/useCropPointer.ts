import { useEffect, useEffectEvent, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import type { Cropping } from '../frames/crop';
import { followHeldPointer } from '../followHeldPointer';
import { rotateVector, type Place, type Point } from '../frames/geometry';
import { zoomPicture } from './cropPlaces';

/** Returns the place of a picture during a drag. */
type PlaceByDrag = (start: Point, at: Point, event: PointerEvent) => Place;

/** Starts a drag of the picture or of a handle. */
export type StartDrag = (event: ReactPointerEvent, to: PlaceByDrag) => void;

interface CropPointer {
  /** The overlay of the frame. */
  root: RefObject<HTMLElement | null>;
  frame: Cropping['placement'];
  /** CSS pixels per unit of the layout. */
  unitScale: number;
  place: Place;
  setPlace: (place: Place) => void;
  /** Called for a press outside the overlay. */
  onPressElsewhere: () => void;
}

/** Zooms the picture by the wheel, and returns the function that starts a drag. */
export function useCropPointer(props: CropPointer): StartDrag {
  const { root, frame, unitScale, place, setPlace } = props;
  /** Converts a pointer position into the unrotated coordinates of the frame. */
  const inFrame = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const bounds = root.current?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [bounds.left + bounds.width / 2, bounds.top + bounds.height / 2];
    const from = rotateVector({ x: clientX - x, y: clientY - y }, -frame.rotationDegrees);
    return { x: from.x / unitScale + frame.width / 2, y: from.y / unitScale + frame.height / 2 };
  };
  const onPressElsewhere = useEffectEvent((event: PointerEvent) => {
    if (event.target instanceof Node && !root.current?.contains(event.target)) props.onPressElsewhere();
  });
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setPlace(zoomPicture(place, event.deltaY < 0, inFrame(event)));
  });
  useEffect(() => {
    const element = root.current;
    const press = (event: PointerEvent) => onPressElsewhere(event);
    const wheel = (event: WheelEvent) => onWheel(event);
    window.addEventListener('pointerdown', press, { capture: true });
    // A native listener, because React's are passive and can't stop the canvas from zooming.
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => {
      window.removeEventListener('pointerdown', press, { capture: true });
      element?.removeEventListener('wheel', wheel);
    };
  }, [root]);

  return (event, to) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const start = inFrame(event);
    followHeldPointer({
      onMove: (at) => setPlace(to(start, inFrame(at), at)),
      onRelease: () => undefined,
      onCancel: () => setPlace(place),
    });
  };
}

import type { CSSProperties } from 'react';
import { resizePlace, type Place } from '../frames/geometry';
import { LINES } from '../frames/lines';
import { Grip } from './cropParts';
import { turnPicture } from './cropPlaces';
import type { StartDrag } from './useCropPointer';

const CORNERS = [
  { dx: -1, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: 1 },
] as const;
/** Distance of the rotation handles from the corners, in CSS pixels. */
const TURN_REACH = 14;

interface CropHandlesProps {
  place: Place;
  /** Position of the picture on the overlay. */
  box: CSSProperties;
  onDrag: StartDrag;
}

/** The outline of the whole picture, with handles at its corners that resize and rotate it. */
export function CropHandles({ place, box, onDrag }: CropHandlesProps) {
  return (
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
            style={placeCornerHandle(corner, TURN_REACH)}
            onPointerDown={(event) =>
              onDrag(event, (start, at, { shiftKey }) => turnPicture(place, start, at, shiftKey))
            }
          />
          <Grip
            data-crop-grip="size"
            style={placeCornerHandle(corner)}
            onPointerDown={(event) =>
              onDrag(event, (start, at) =>
                resizePlace(place, corner, { x: at.x - start.x, y: at.y - start.y }, true),
              )
            }
          />
        </span>
      ))}
    </div>
  );
}

/** Position of a corner handle, `beyond` CSS pixels outside the corner. */
const placeCornerHandle = ({ dx, dy }: { dx: number; dy: number }, beyond = 0) => ({
  left: `calc(${((dx + 1) / 2) * 100}% + ${dx * beyond}px)`,
  top: `calc(${((dy + 1) / 2) * 100}% + ${dy * beyond}px)`,
});

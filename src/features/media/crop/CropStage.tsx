import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { Box } from '@/components/Box';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { PictureCrop, PicturePoint } from '@/domain/media';
import { areaBetween, setArea, setPoint } from './cropChanges';

const Area = styled('button', {
  appearance: 'none',
  position: 'absolute',
  padding: 0,
  border: '2px solid $colors$onAction',
  outline: '2px solid $colors$action',
  background: 'transparent',
  // Dims everything outside the area.
  boxShadow: '0 0 0 100vmax rgb(0 0 20 / 0.45)',
  cursor: 'crosshair',
  '&:focus-visible': { outlineWidth: 4 },
});

const Point = styled('button', {
  appearance: 'none',
  position: 'absolute',
  width: '1.5rem',
  height: '1.5rem',
  margin: '-0.75rem',
  padding: 0,
  border: '2px solid $colors$onAction',
  borderRadius: '50%',
  outline: '2px solid $colors$action',
  // A cross.
  background:
    'linear-gradient($colors$onAction, $colors$onAction) center / 2px 100% no-repeat, linear-gradient($colors$onAction, $colors$onAction) center / 100% 2px no-repeat, $colors$action',
  cursor: 'move',
  touchAction: 'none',
  '&:focus-visible': { outlineWidth: 4 },
});

const percent = (share: number) => `${share * 100}%`;

/** Step of an arrow key, as a share of the picture. */
const STEP = 0.01;

const STEPS: Readonly<Record<string, PicturePoint | undefined>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

interface CropStageProps {
  /** Width by height of the picture. */
  proportion: number;
  /** Largest displayed width, in pixels. */
  largest: number;
  /** The drawn crop; `undefined` shows only the picture. */
  crop: PictureCrop | undefined;
  onCropChange: (crop: PictureCrop) => void;
  /** The picture, which fills the stage. */
  children: ReactNode;
}

/** A picture on which dragging draws an area or moves a point; arrow keys do both too. */
export function CropStage({ proportion, largest, crop, onCropChange, children }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<{
    readonly from: PicturePoint;
    readonly isPoint: boolean;
    /** The crop before the drag, so that its point is kept if the new area contains it. */
    readonly crop: PictureCrop;
  }>(undefined);
  const hint = useId();

  const picturePoint = ({ clientX, clientY }: PointerEvent): PicturePoint => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const share = (value: number) => Math.min(1, Math.max(0, value));
    return { x: share((clientX - left) / width), y: share((clientY - top) / height) };
  };
  const start = (event: PointerEvent, isPoint: boolean) => {
    if (event.button !== 0 || !crop) return;
    event.stopPropagation();
    stage.current?.setPointerCapture(event.pointerId);
    drag.current = { from: picturePoint(event), isPoint, crop };
  };
  const move = (event: PointerEvent) => {
    if (!drag.current) return;
    const { from, isPoint, crop: before } = drag.current;
    const at = picturePoint(event);
    onCropChange(isPoint ? setPoint(before, at) : setArea(before, areaBetween(from, at)));
  };
  const stop = () => (drag.current = undefined);
  const onKey = (change: (by: PicturePoint, isShifted: boolean) => PictureCrop) => (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    onCropChange(change(by, event.shiftKey));
  };

  return (
    <Box
      ref={stage}
      css={{
        position: 'relative',
        overflow: 'hidden',
        flex: 'none',
        width: `min(100cqw, ${100 * proportion}cqh, ${largest}px)`,
        aspectRatio: String(proportion),
        boxShadow: '$raised',
        ...(crop && { cursor: 'crosshair', touchAction: 'none', userSelect: 'none' }),
        '& img': { display: 'block', width: '100%', height: '100%', pointerEvents: 'none' },
      }}
      {...(crop && {
        onPointerDown: (event: PointerEvent) => start(event, false),
        onPointerMove: move,
        onPointerUp: stop,
        onPointerCancel: stop,
      })}
    >
      {children}
      {crop && (
        <>
          <Area
            type="button"
            aria-label="Subject area"
            aria-describedby={hint}
            style={{
              left: percent(crop.subjectArea.x),
              top: percent(crop.subjectArea.y),
              width: percent(crop.subjectArea.width),
              height: percent(crop.subjectArea.height),
            }}
            onKeyDown={onKey(({ x, y }, isShifted) => {
              const area = crop.subjectArea;
              return setArea(
                crop,
                isShifted
                  ? { ...area, width: area.width + x, height: area.height + y }
                  : { ...area, x: area.x + x, y: area.y + y },
              );
            })}
          />
          <Point
            type="button"
            aria-label="Point of interest"
            aria-describedby={hint}
            style={{ left: percent(crop.pointOfInterest.x), top: percent(crop.pointOfInterest.y) }}
            onPointerDown={(event) => start(event, true)}
            onKeyDown={onKey(({ x, y }) => {
              const point = crop.pointOfInterest;
              return setPoint(crop, { x: point.x + x, y: point.y + y });
            })}
          />
          <VisuallyHidden id={hint}>
            Arrow keys move it; with Shift they change the size of the area.
          </VisuallyHidden>
        </>
      )}
    </Box>
  );
}

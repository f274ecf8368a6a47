import {
  useEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
} from 'react';
import { STEP_MS } from './timing';

/** Number of steps per arrow key with Shift. */
const FAR = 10;

interface TimeSliderProps {
  /** Accessible name. */
  label: string;
  className?: string;
  /** Its current time. */
  valueMs: number;
  /** Its current time in words. */
  valueText: string;
  lengthMs: number;
  style?: CSSProperties;
  /** Called by arrow keys with the distance of a step. */
  onStep: (byMs: number) => void;
  /** Called during a drag with the distance from the start. */
  onDrag: (byMs: number) => void;
  /** Called at the end of a drag; `isKept` is false after Escape. */
  onDragEnd: (isKept: boolean) => void;
  children?: ReactNode;
}

/** A part of the timeline that can be dragged, and moved by arrow keys; with Shift ten times as far. */
export function TimeSlider(props: TimeSliderProps) {
  const { label, className, valueMs, valueText, lengthMs, style, onStep, children } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const press = ({ key, shiftKey }: ReactKeyboardEvent): boolean => {
    const direction = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key];
    if (direction === undefined) return false;
    onStep(direction * STEP_MS * (shiftKey ? FAR : 1));
    return true;
  };
  const start = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    const { clientX } = event;
    const track = event.currentTarget.closest('[data-track]')?.getBoundingClientRect().width ?? 0;
    const msOf = (x: number) => (track === 0 ? 0 : ((x - clientX) / track) * lengthMs);
    const move = ({ clientX: x }: PointerEvent) => latest.current.onDrag(msOf(x));
    const end = (isKept: boolean) => {
      for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
      latest.current.onDragEnd(isKept);
    };
    const cancel = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      end(false);
    };
    const listeners = [
      ['pointermove', move as EventListener],
      ['pointerup', () => end(true)],
      ['pointercancel', () => end(false)],
      ['keydown', cancel as EventListener],
    ] as const;
    for (const [type, listener] of listeners) window.addEventListener(type, listener, true);
    stop.current = () => end(false);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={lengthMs}
      aria-valuenow={valueMs}
      aria-valuetext={valueText}
      className={className}
      style={style}
      onPointerDown={start}
      onKeyDown={(event) => {
        if (!press(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}

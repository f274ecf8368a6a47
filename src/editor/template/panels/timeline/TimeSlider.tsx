import {
  useEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent as ReactKeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
} from 'react';
import { STEP_MS } from './timing';

/** Steps that Shift with an arrow goes at once. */
const FAR = 10;

interface TimeSliderProps {
  /** What is moved, for readers. */
  label: string;
  className?: string;
  /** Where it stands. */
  valueMs: number;
  /** Where it stands, in words. */
  valueText: string;
  lengthMs: number;
  style?: CSSProperties;
  /** Called by arrow keys with how far it is moved. */
  onStep: (byMs: number) => void;
  /** Called while it is dragged with how far it is from where it was. */
  onDrag: (byMs: number) => void;
  /** Called at the end of a drag; `isKept` unless Escape ended it. */
  onDragEnd: (isKept: boolean) => void;
  children?: ReactNode;
}

/** Something on the timeline that is dragged and moved by the arrow keys, with Shift ten times as far. */
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
      {...{ className, style }}
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

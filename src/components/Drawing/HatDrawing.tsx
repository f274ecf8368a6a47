import { Drawing } from './Drawing';

/** A small hat. */
export function HatDrawing() {
  return (
    <Drawing width={32} height={32}>
      <path className="tint" d="M9 20l2-11c.4-2 2-3 5-3s4.6 1 5 3l2 11z" />
      <path className="line" d="M9 20l2-11c.4-2 2-3 5-3s4.6 1 5 3l2 11" />
      <path className="ink" d="M9.6 16.5h12.8l.7 4H8.9z" />
      <path className="line" d="M3 20c3 5 23 5 26 0" />
    </Drawing>
  );
}

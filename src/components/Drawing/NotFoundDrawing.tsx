import { Drawing } from './Drawing';

/** A sheet that flew past the last planet; exactly 200 by 200 px. */
export function NotFoundDrawing() {
  return (
    <Drawing width={200} height={200} data-testid="gsc-not-found-image">
      <circle className="tint" cx="100" cy="100" r="92" opacity="0.35" />
      <circle className="tint" cx="84" cy="128" r="44" />
      <path className="soft" d="M52 118c14 6 26 2 34-6" stroke="var(--paper)" />
      <path className="soft" d="M66 150c12 4 32 2 44-12" stroke="var(--paper)" />
      <path className="line" d="M44 146c-18 12-24 20-20 24 8 8 46-12 82-42s54-58 46-66c-4-4-16 0-32 12" />
      <path className="paper outlined" d="M172 28l-52 22 18 10z" />
      <path className="paper outlined" d="M172 28l-34 32 4 22z" />
      <path className="line" d="M138 60l-8 14 12-2" />
      <path className="soft" d="M112 66c-8 4-14 8-20 14M122 82c-4 3-8 6-12 10" />
      <circle className="ink" cx="38" cy="52" r="3" />
      <circle className="ink" cx="66" cy="34" r="2" />
      <circle className="ink" cx="168" cy="116" r="2.5" />
      <circle className="ink" cx="150" cy="150" r="2" />
      <path className="line" d="M96 28v10M91 33h10M34 92v8M30 96h8" />
    </Drawing>
  );
}

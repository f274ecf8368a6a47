import { Drawing } from './Drawing';

/** A lens over blank lines: for a search or filter without results. */
export function NoMatchDrawing() {
  return (
    <Drawing width={120} height={96}>
      <ellipse className="tint" cx="60" cy="86" rx="44" ry="5" opacity="0.6" />
      <rect className="tint" x="18" y="16" width="84" height="14" rx="5" opacity="0.7" />
      <rect className="tint" x="18" y="36" width="84" height="14" rx="5" />
      <rect className="tint" x="18" y="56" width="84" height="14" rx="5" opacity="0.7" />
      <circle className="paper outlined" cx="66" cy="42" r="22" />
      <path className="line" d="M82 58l16 16" strokeWidth="5" />
      <path className="soft" d="M56 36h20M58 46h14" />
    </Drawing>
  );
}

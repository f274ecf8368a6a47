import { Drawing } from './Drawing';

/** Blank sheets: for an empty place that can be filled. */
export function EmptyDrawing() {
  return (
    <Drawing width={120} height={96}>
      <ellipse className="tint" cx="60" cy="84" rx="46" ry="6" opacity="0.6" />
      <rect className="tint" x="44" y="10" width="48" height="62" rx="6" transform="rotate(8 68 41)" />
      <rect className="paper outlined" x="30" y="14" width="48" height="62" rx="6" />
      <path className="line" d="M40 30h16" />
      <path className="soft" d="M40 42h28M40 52h28M40 62h18" />
      <circle className="ink" cx="82" cy="68" r="13" />
      <path
        d="M82 62v12M76 68h12"
        fill="none"
        stroke="var(--paper)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Drawing>
  );
}

import { Drawing } from './Drawing';

/** A closed door: no access. */
export function UnauthorizedDrawing() {
  return (
    <Drawing width={200} height={160}>
      <ellipse className="tint" cx="100" cy="148" rx="70" ry="7" opacity="0.6" />
      <rect className="tint" x="58" y="10" width="84" height="138" rx="8" />
      <rect className="paper outlined" x="68" y="20" width="64" height="128" rx="4" />
      <path className="soft" d="M80 34h40v36H80z" strokeLinejoin="round" />
      <path className="soft" d="M80 118h40v18H80z" strokeLinejoin="round" />
      <path className="line" d="M90 92v-8a10 10 0 0 1 20 0v8" />
      <rect className="ink" x="84" y="90" width="32" height="24" rx="5" />
      <circle cx="100" cy="100" r="3" fill="var(--paper)" />
      <path d="M100 102v5" stroke="var(--paper)" strokeWidth="2.5" strokeLinecap="round" />
      <path className="line" d="M30 148h140" />
      <path className="soft" d="M30 60h14M24 72h12M156 84h18M160 96h10" />
    </Drawing>
  );
}

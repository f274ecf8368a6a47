import { Drawing } from './Drawing';

/** A press with a crumpled sheet: an error on our side. */
export function ServerErrorDrawing() {
  return (
    <Drawing width={200} height={160}>
      <ellipse className="tint" cx="100" cy="146" rx="78" ry="8" opacity="0.6" />
      <path className="paper outlined" d="M70 62V20a6 6 0 0 1 6-6h48a6 6 0 0 1 6 6v42z" />
      <path className="soft" d="M82 30h36M82 42h22" />
      <rect className="tint" x="34" y="58" width="132" height="58" rx="10" />
      <rect className="line" x="34" y="58" width="132" height="58" rx="10" />
      <rect className="ink" x="54" y="94" width="92" height="8" rx="4" />
      <circle className="ink" cx="148" cy="75" r="5" />
      <path className="line" d="M52 76h34" />
      <path className="paper outlined" d="M64 100l10 12-6 10 14 6-4 12 20-4 12 6 6-12 16-2-6-14 12-14z" />
      <path className="soft" d="M84 116l12 8M104 112l-4 14 14 2" />
      <path className="line" d="M176 40l8-10M182 52l12-4M22 44l-10-8M18 58l-10-1" />
    </Drawing>
  );
}

import { Drawing } from './Drawing';

/** A sheet and an unplugged cable: no connection. */
export function OfflineDrawing() {
  return (
    <Drawing width={200} height={160}>
      <ellipse className="tint" cx="100" cy="146" rx="78" ry="8" opacity="0.6" />
      <path
        className="paper outlined"
        d="M66 24h50l18 18v66a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6V30a6 6 0 0 1 6-6z"
      />
      <path className="soft" d="M76 54h42M76 68h42M76 82h26" />
      <path className="line" d="M8 130h52a10 10 0 0 0 10-10M192 130h-52" />
      <rect className="ink" x="78" y="120" width="20" height="20" rx="5" />
      <rect className="tint" x="114" y="118" width="26" height="24" rx="6" />
      <rect className="line" x="114" y="118" width="26" height="24" rx="6" />
      <path className="line" d="M98 126h8M98 134h8" />
    </Drawing>
  );
}

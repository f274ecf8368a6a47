import { Drawing } from './Drawing';

/** A folder with a sheet in it: for something that contains others. */
export function FolderDrawing() {
  return (
    <Drawing width={88} height={72}>
      <path
        className="tint"
        d="M6 16a6 6 0 0 1 6-6h20l8 9h36a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z"
      />
      <rect className="paper" x="16" y="25" width="56" height="30" rx="3" />
      <path className="ink" d="M6 35h76v24a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6z" />
      <path className="soft" d="M18 55h20" />
    </Drawing>
  );
}

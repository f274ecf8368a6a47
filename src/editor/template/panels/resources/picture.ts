import type { MediaAsset } from '@/api/types';

/** The type pictures are dragged to the page by, with a `DraggedPicture` as JSON. */
export const PICTURE_TYPE = 'application/x-platen-picture';

/** A picture of the environment on its way to the page. */
export interface DraggedPicture {
  readonly connectorId: string;
  readonly assetId: string;
  readonly name: string;
  /** In pixels; none where it is not known. */
  readonly width: number | null;
  readonly height: number | null;
}

/** An asset as it is dragged or inserted. */
export const pictureOf = (
  { id: assetId, name, width, height }: MediaAsset,
  connectorId: string,
): DraggedPicture => ({ connectorId, assetId, name, width, height });

/** The picture that was dragged; `undefined` where something else was, also from elsewhere. */
export function readPicture(json: string): DraggedPicture | undefined {
  try {
    const read = JSON.parse(json) as Partial<Record<keyof DraggedPicture, unknown>> | null;
    const { connectorId, assetId, name, width, height } = read ?? {};
    if (typeof connectorId !== 'string' || typeof assetId !== 'string' || typeof name !== 'string')
      return undefined;
    const side = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null);
    return { connectorId, assetId, name, width: side(width), height: side(height) };
  } catch {
    return undefined;
  }
}

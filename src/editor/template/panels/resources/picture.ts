import type { OfferedPicture } from '../../../page/fields/MediaBrowser';

/** Drag-and-drop type of pictures; its data is a `DraggedPicture` as JSON. */
export const PICTURE_TYPE = 'application/x-platen-picture';

/** A picture being dragged to the page. */
export interface DraggedPicture extends OfferedPicture {
  /** Its name in the template's brand kit, if it belongs to it. */
  readonly kitName?: string;
}

/** Validates dragged data; `undefined` if it is no picture, for example from another program. */
export function readPicture(json: string): DraggedPicture | undefined {
  try {
    const read = JSON.parse(json) as Partial<Record<keyof DraggedPicture, unknown>> | null;
    const { connectorId, assetId, name, width, height, kitName } = read ?? {};
    if (typeof connectorId !== 'string' || typeof assetId !== 'string' || typeof name !== 'string')
      return undefined;
    const side = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null);
    return {
      connectorId,
      assetId,
      name,
      width: side(width),
      height: side(height),
      ...(typeof kitName === 'string' && { kitName }),
    };
  } catch {
    return undefined;
  }
}

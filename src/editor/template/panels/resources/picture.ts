import type { OfferedPicture } from '../../../page/fields/MediaBrowser';

/** The type pictures are dragged to the page by, with a `DraggedPicture` as JSON. */
export const PICTURE_TYPE = 'application/x-platen-picture';

/** A picture on its way to the page. */
export interface DraggedPicture extends OfferedPicture {
  /** What it is called in the brand kit of the template, where it comes from there. */
  readonly kitName?: string;
}

/** The picture that was dragged; `undefined` where something else was, also from elsewhere. */
export function readPicture(json: string): DraggedPicture | undefined {
  try {
    const read = JSON.parse(json) as Partial<Record<keyof DraggedPicture, unknown>> | null;
    const { connectorId, assetId, name, width, height, kitName } = read ?? {};
    if (typeof connectorId !== 'string' || typeof assetId !== 'string' || typeof name !== 'string')
      return undefined;
    const side = (value: unknown) => (typeof value === 'number' && value > 0 ? value : null);
    return {
      ...{ connectorId, assetId, name, width: side(width), height: side(height) },
      ...(typeof kitName === 'string' && { kitName }),
    };
  } catch {
    return undefined;
  }
}

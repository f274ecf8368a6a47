import { dataSetId, GUESTS, PRICE_LIST } from './dataSetRows';
import { demoMediaId, MEDIA_HOLDERS } from './media/demoMedia';

/** A placeholder in designs, which all environments share, for the id of the price list. */
export const ANY_PRICE_LIST = 'price-list-of-the-environment';

/** A placeholder for the id of the guest list. */
export const ANY_GUESTS = 'guests-of-the-environment';

/** A placeholder in designs before the path of a picture, for its id in the environment. */
export const ANY_MEDIA = 'media-of-the-environment:';

const CHOSEN = new RegExp(`\\{"connectorId":"","assetId":"${ANY_MEDIA}([^"]+)"\\}`, 'g');

/** Returns the JSON of a design for an environment; without media, its pictures are not chosen yet. */
export const designIn = (environmentId: string, document: string): string =>
  document
    .replaceAll(ANY_PRICE_LIST, dataSetId(environmentId, PRICE_LIST.name))
    .replaceAll(ANY_GUESTS, dataSetId(environmentId, GUESTS.name))
    .replace(CHOSEN, (_chosen, path: string) =>
      MEDIA_HOLDERS.includes(environmentId)
        ? JSON.stringify({ connectorId: '', assetId: demoMediaId(environmentId, path) })
        : 'null',
    );

import { dataSetId, GUESTS, PRICE_LIST } from './dataSetRows';
import { demoMediaId, MEDIA_HOLDERS } from './media/demoMedia';

/** Stands in designs, which are the same in every environment, for the id of the price list there. */
export const ANY_PRICE_LIST = 'price-list-of-the-environment';

/** The same for the guests of the opening. */
export const ANY_GUESTS = 'guests-of-the-environment';

/** Stands in designs before the path of a picture, for its id in the environment. */
export const ANY_MEDIA = 'media-of-the-environment:';

const CHOSEN = new RegExp(`\\{"connectorId":"","assetId":"${ANY_MEDIA}([^"]+)"\\}`, 'g');

/** The JSON of a design as it is in an environment; where there are no media, its pictures are left to be chosen. */
export const designIn = (environmentId: string, document: string): string =>
  document
    .replaceAll(ANY_PRICE_LIST, dataSetId(environmentId, PRICE_LIST.name))
    .replaceAll(ANY_GUESTS, dataSetId(environmentId, GUESTS.name))
    .replace(CHOSEN, (_chosen, path: string) =>
      MEDIA_HOLDERS.includes(environmentId)
        ? JSON.stringify({ connectorId: '', assetId: demoMediaId(environmentId, path) })
        : 'null',
    );

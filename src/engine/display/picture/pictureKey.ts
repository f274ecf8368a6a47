import type { Document, ImageSource } from '../../document';

/** The identifier of a picture, for loaders and crops. */
export type PictureKey = string;

/** A picture a frame wants. */
export interface WantedPicture {
  /** Absent if the brand kit or the variables have no such picture. */
  readonly key?: PictureKey;
  /** Its name in reports when it is missing. */
  readonly name: string;
}

const ofConnector = (connectorId: string, assetId: string): WantedPicture => {
  const key = `${connectorId}:${assetId}`;
  return { key, name: key };
};

/** Returns the brand kit's picture of this name in the active theme. */
function ofBrandKit({ brandKit }: Pick<Document, 'brandKit'>, name: string): WantedPicture {
  const { media, themes, activeThemeId = '' } = brandKit;
  const theme = Object.hasOwn(themes.items, activeThemeId) ? themes.items[activeThemeId] : undefined;
  const id = media.order.find((item) => media.items[item]?.name === name);
  const own = id === undefined ? undefined : media.items[id];
  const themed = id !== undefined && theme && Object.hasOwn(theme.media, id) ? theme.media[id] : undefined;
  const found = themed ?? own;
  return found ? ofConnector(found.connectorId, found.assetId) : { name };
}

/** Returns the picture of a frame; `undefined` for none, such as a variable without a value. */
export function wantedPicture(
  document: Pick<Document, 'brandKit' | 'variables'>,
  source: ImageSource,
): WantedPicture | undefined {
  switch (source.type) {
    case 'none':
      return undefined;
    case 'connector':
      return ofConnector(source.connectorId, source.assetId);
    case 'url':
      return { key: source.url, name: source.url };
    case 'brandKitMedia':
      return ofBrandKit(document, source.name);
    case 'variable': {
      const variable = document.variables.items[source.variableId];
      if (variable?.type !== 'image' || !variable.value) return undefined;
      return ofConnector(variable.value.connectorId, variable.value.assetId);
    }
  }
}

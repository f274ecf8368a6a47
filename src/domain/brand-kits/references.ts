import type { LibraryReferences } from '../where-used';
import type { BrandKitContent, MediaReference } from './types';

const asPicture = ({ mediaConnectorId, mediaId }: MediaReference) => ({
  connectorId: mediaConnectorId ?? '',
  assetId: mediaId,
});

/** Returns the references of a kit and all its themes to the library of its environment. */
export function referencesOfKit(content: BrandKitContent): LibraryReferences {
  const { fonts, media, characterStyles, paragraphStyles, themes } = content;
  const styles = [
    ...[...characterStyles, ...paragraphStyles],
    ...themes.flatMap((theme) => [...theme.characterStyles, ...theme.paragraphStyles]),
  ];
  const pictures = [...media, ...themes.flatMap((theme) => theme.media)].map(asPicture);
  const own = fonts.filter(({ fontConnectorId }) => fontConnectorId === null);
  const connectorIds = [
    ...fonts.map(({ fontConnectorId }) => fontConnectorId ?? ''),
    ...pictures.map(({ connectorId }) => connectorId),
  ];
  return {
    pictures,
    fonts: styles.flatMap(({ fontStyleId }) =>
      typeof fontStyleId === 'string' ? [{ family: '', style: '', fontStyleId }] : [],
    ),
    fontFamilies: own.map(({ fontFamilyId }) => fontFamilyId),
    connectors: connectorIds.filter((id) => id !== ''),
  };
}

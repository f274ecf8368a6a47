import type { Call, Schemas } from '../operations';

/**
 * Builds the address of the next page: the same request with another token. Returns none when a source repeats the
 * token, which would never end.
 */
export function linkToNextPage(
  {
    path,
    query = {},
  }: Pick<Call<'listConnectorAssets' | 'listConnectorFonts' | 'listProjectPictures'>, 'path' | 'query'>,
  nextPageToken: string | null | undefined,
): Schemas['ConnectorAssetPage']['links'] {
  if (!nextPageToken || nextPageToken === query.nextPageToken) return {};
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, nextPageToken }))
    parameters.set(name, String(value));
  return { nextPage: `${path}?${parameters.toString()}` };
}

import type { Call, Schemas } from '../operations';

/**
 * The address of the page after this one, as the same question with another token; none where a source names the page that
 * was asked for again, which would go on for ever.
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

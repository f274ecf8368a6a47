import type { QueryClient } from '@tanstack/react-query';
import { brandKitQueries } from '@/api/brand-kits';
import { fontQueries } from '@/api/fonts';
import type { PlatformApi } from '@/api/http';
import type { BrandKit, EnvironmentDetail } from '@/api/types';
import type { EnvironmentKit } from './toDocumentKit';

/** Access to brand kits. */
export interface KitPlace {
  readonly client: QueryClient;
  readonly api: PlatformApi;
  readonly environment: EnvironmentDetail;
}

/** Fetches the stored brand kit. @throws the platform's error, for example if the kit is deleted */
export const fetchStoredKit = ({ client, api, environment }: KitPlace, kitId: string): Promise<BrandKit> =>
  client.fetchQuery(brandKitQueries(api, environment).one(kitId));

/** Adds the font styles to a kit; deleted families have none. */
export async function addFontStyles(
  { client, api, environment }: KitPlace,
  kit: BrandKit,
): Promise<EnvironmentKit> {
  const queries = fontQueries(api, environment);
  const families = kit.fonts.filter(({ fontConnectorId }) => fontConnectorId === null);
  const read = families.map(async ({ fontFamilyId }) => {
    const styles = await client.fetchQuery(queries.styles(fontFamilyId)).catch(() => []);
    return [fontFamilyId, styles] as const;
  });
  return { ...kit, styles: new Map(await Promise.all(read)) };
}

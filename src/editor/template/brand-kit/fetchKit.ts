import type { QueryClient } from '@tanstack/react-query';
import { brandKitQueries } from '@/api/brand-kits';
import { fontQueries } from '@/api/fonts';
import type { PlatformApi } from '@/api/http';
import type { BrandKit, EnvironmentDetail } from '@/api/types';
import type { EnvironmentKit } from './documentKit';

/** Where brand kits are read. */
export interface KitPlace {
  readonly client: QueryClient;
  readonly api: PlatformApi;
  readonly environment: EnvironmentDetail;
}

/** A brand kit as it is stored now. @throws what the platform answered, such as that it is gone */
export const fetchStoredKit = ({ client, api, environment }: KitPlace, kitId: string): Promise<BrandKit> =>
  client.fetchQuery(brandKitQueries(api, environment).one(kitId));

/** A kit with the styles of its fonts; families that are gone have none. */
export async function withFontStyles(
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

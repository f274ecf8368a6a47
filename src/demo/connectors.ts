import { BUILT_IN_CONNECTORS, FIRST_CONNECTOR_VERSION } from '@/domain/connectors';
import { ENVIRONMENTS } from './catalogue';
import { DAY } from './days';
import { demoMediaId } from './media';
import { demoId } from './random';
import type { DemoConnector } from './types';

/** Creates the initial connectors of these environments, and further ones of some demo environments. */
export function connectorRows(environmentIds: readonly string[], now: Date): DemoConnector[] {
  const plain = (environmentId: string, name: string) => ({
    id: demoId(`connector:${environmentId}:${name}`),
    environmentId,
    name,
    version: FIRST_CONNECTOR_VERSION,
    iconUrl: null,
    isEnabled: true,
    isDefault: false,
    allowedDomains: [],
    browserAuthentication: 'none' as const,
    serverAuthentication: 'none' as const,
    source: null,
    browserCredentials: null,
    serverCredentials: null,
    createdAt: new Date(now.getTime() - 400 * DAY),
  });
  const own = environmentIds.flatMap((environmentId) =>
    BUILT_IN_CONNECTORS.map((connector) => ({
      ...plain(environmentId, connector.name),
      ...connector,
      ownerType: 'builtIn' as const,
    })),
  );
  return [
    ...own,
    {
      ...plain(ENVIRONMENTS.auroraProduction, 'Asset library'),
      description: 'Pictures of the shared asset library.',
      type: 'media',
      version: '2.4.1',
      ownerType: 'grafx',
      allowedDomains: ['*.assets.demo.test', 'cdn.demo.test'],
      browserAuthentication: 'oAuth2AuthorizationCode',
      serverAuthentication: 'oAuth2ClientCredentials',
    },
    {
      ...plain(ENVIRONMENTS.auroraProduction, 'Price list'),
      description: 'Prices and articles of the shop.',
      type: 'data',
      ownerType: 'user',
      isEnabled: false,
      allowedDomains: ['prices.demo.test'],
      serverAuthentication: 'staticKey',
    },
    {
      ...plain(ENVIRONMENTS.auroraSandbox, 'Test data'),
      description: 'Made-up orders to try templates with.',
      type: 'data',
      ownerType: 'user',
      allowedDomains: ['data.demo.test'],
    },
    {
      ...plain(ENVIRONMENTS.auroraProduction, 'Campaign pictures'),
      description: 'What belongs to the campaigns of this year.',
      type: 'media',
      ownerType: 'user',
      source: { type: 'folder', folderId: demoMediaId(ENVIRONMENTS.auroraProduction, '/Campaigns') },
    },
    {
      ...plain(ENVIRONMENTS.auroraProduction, 'Picture agency'),
      description: 'Pictures the agency has bought for us.',
      type: 'media',
      ownerType: 'user',
      isEnabled: false,
      allowedDomains: ['example.test'],
      source: { type: 'http', address: 'https://example.test/pictures' },
    },
  ];
}

import { demoId, ENVIRONMENTS } from '@/demo';
import type { OperationId } from '../../../platform/environment-api/operations';

/** One call to make of the environment API of the platform and of the mocks. */
export interface EnvironmentStep {
  operation: OperationId;
  /** Technical name, in any case. */
  environment: string;
  /** Parts of the path below the environment. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: object | string;
}

const production = 'aurora-production';
const connector = (name: string) => demoId(`connector:${ENVIRONMENTS.auroraProduction}:${name}`);
const on = (operation: OperationId, environment: string, rest: Partial<EnvironmentStep> = {}) => ({
  operation,
  environment,
  ...rest,
});

/** A read of every kind, of environments the caller may and may not see. */
export const ENVIRONMENT_READS: EnvironmentStep[] = [
  production,
  'AURORA-Sandbox',
  'aurora-development',
  'borealis-production',
  'nothing',
].flatMap((environment) => [
  on('getSettings', environment),
  on('listAvailableSdkVersions', environment),
  on('listConnectors', environment),
]);

const change = (name: string, body: object) =>
  on('updateConnector', production, { params: { connectorId: connector(name) }, body });
const remove = (name: string, environment = production) =>
  on('removeConnector', environment, { params: { connectorId: connector(name) } });
const create = (body: object, environment = production) => on('createConnector', environment, { body });

/** Changes by area, those that are refused among them; each builds on what the ones before it did. */
export const ENVIRONMENT_CHANGES: Record<string, EnvironmentStep[]> = {
  settings: [
    on('updateSettings', production, { body: { sdkVersionPublic: '1.41' } }),
    on('updateSettings', production, { body: { sdkVersionPublic: '1.12' } }),
    on('updateSettings', 'borealis-sandbox', { body: { sdkVersionPublic: '1.40' } }),
    on('getSettings', production),
    on('getSettings', 'aurora-sandbox'),
    on('updateSettings', production, { body: { sdkVersionPublic: 'latest' } }),
    on('getSettings', production),
  ],
  connectors: [
    create({
      name: '  Stock ',
      type: 'media',
      description: ' Pictures ',
      allowedDomains: ['STOCK.demo.test', 'stock.demo.test', '*.cdn.demo.test'],
      authentication: { browser: 'none', server: 'staticKey' },
    }),
    create({ name: 'sTOCK', type: 'data' }),
    create({ name: 'Stock', type: 'data' }, 'aurora-sandbox'),
    create({ name: 'Stock', type: 'data' }, 'borealis-production'),
    change('Price list', { name: ' asset LIBRARY ' }),
    change('Price list', { name: ' Prices ', description: ' All of them ' }),
    change('Price list', { enabled: false }),
    change('Price list', { default: true }),
    change('Price list', { enabled: true, default: true, allowedDomains: ['A.test', 'a.test'] }),
    change('Price list', { enabled: false }),
    change('Environment media', { name: 'Mine' }),
    change('Environment media', { enabled: false }),
    change('Asset library', { default: true }),
    change('Environment media', { enabled: false }),
    change('Asset library', { authentication: { browser: 'none', server: 'none' } }),
    on('updateConnector', 'aurora-sandbox', {
      params: { connectorId: connector('Asset library') },
      body: { enabled: false },
    }),
    on('listConnectors', production),
    remove('Environment fonts'),
    remove('Asset library'),
    remove('Asset library', 'aurora-sandbox'),
    change('Environment media', { enabled: true, default: true }),
    remove('Asset library'),
    remove('Asset library'),
    on('listConnectors', production),
    on('listConnectors', 'aurora-sandbox'),
  ],
};

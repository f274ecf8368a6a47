import { DAY, dayOf } from './days';
import { demoId } from './random';
import type { DemoClient, DemoEnvironment, DemoIntegration, DemoLicense, DemoSubscription } from './types';

/** Ids of the demo clients. */
export const CLIENTS = {
  aurora: demoId('client:aurora-media'),
  borealis: demoId('client:borealis-print'),
  provider: demoId('client:platen'),
} as const;

/** Ids of the demo subscriptions. */
export const SUBSCRIPTIONS = {
  aurora: demoId('subscription:aurora'),
  auroraArchive: demoId('subscription:aurora-archive'),
  borealis: demoId('subscription:borealis'),
  trial: demoId('subscription:trial'),
} as const;

/** Ids of the demo environments. */
export const ENVIRONMENTS = {
  auroraProduction: demoId('environment:aurora-production'),
  auroraSandbox: demoId('environment:aurora-sandbox'),
  auroraDevelopment: demoId('environment:aurora-development'),
  borealisProduction: demoId('environment:borealis-production'),
  borealisSandbox: demoId('environment:borealis-sandbox'),
  borealisDevelopment: demoId('environment:borealis-development'),
  trial: demoId('environment:trial'),
} as const;

const GIGABYTE = 1_000_000_000;

/** The demo clients: two customers, and the provider, which owns the trial. */
export const clientRows: readonly DemoClient[] = [
  { id: CLIENTS.aurora, name: 'Aurora Media' },
  { id: CLIENTS.borealis, name: 'Borealis Print' },
  { id: CLIENTS.provider, name: 'Platen' },
];

/** Creates the demo subscriptions: two active ones, one that ended last year, and the trial. */
export function subscriptionRows(now: Date): DemoSubscription[] {
  const year = now.getUTCFullYear();
  const aurora: DemoSubscription = {
    id: SUBSCRIPTIONS.aurora,
    clientId: CLIENTS.aurora,
    name: 'Aurora',
    displayName: 'Aurora',
    isActive: true,
    isGraFxPricebook: true,
    subscriptionType: 'Saas',
    pricebookVersion: '2024.2',
    subscriptionTier: 'Business',
    tenantName: 'aurora',
    region: 'EU',
    backOfficeUri: '/grafx',
    maxRenders: 480_000,
    maxStorage: 2_000 * GIGABYTE,
    maxTemplates: 500,
    templateDesignerSeatsTotal: 7,
    sandboxEnvironmentsTotal: 3,
    productionEnvironmentsTotal: 3,
    startDate: `${year - 2}-01-01`,
    endDate: `${year + 1}-12-31`,
    billingClientContact: 'billing@demo.test',
    notes: 'Renewal talks in the last quarter.',
    externalIdpDomains: ['sso.demo.test'],
    prices: null,
  };
  return [
    aurora,
    {
      ...aurora,
      id: SUBSCRIPTIONS.auroraArchive,
      name: 'Aurora Archive',
      displayName: null,
      isActive: false,
      pricebookVersion: '2021.1',
      subscriptionTier: 'Starter',
      tenantName: 'aurora-archive',
      maxRenders: 12_000,
      maxStorage: 100 * GIGABYTE,
      maxTemplates: 50,
      templateDesignerSeatsTotal: 1,
      sandboxEnvironmentsTotal: 0,
      productionEnvironmentsTotal: 1,
      startDate: `${year - 4}-01-01`,
      endDate: `${year - 1}-12-31`,
      notes: null,
      externalIdpDomains: [],
    },
    {
      ...aurora,
      id: SUBSCRIPTIONS.borealis,
      clientId: CLIENTS.borealis,
      name: 'Borealis',
      displayName: 'Borealis',
      isGraFxPricebook: false,
      subscriptionType: 'OnPremises',
      pricebookVersion: '2019.4',
      subscriptionTier: 'Classic',
      tenantName: 'borealis',
      region: 'CA',
      maxRenders: 90_000,
      maxStorage: 400 * GIGABYTE,
      maxTemplates: null,
      templateDesignerSeatsTotal: 3,
      sandboxEnvironmentsTotal: 1,
      productionEnvironmentsTotal: 1,
      startDate: `${year - 5}-04-01`,
      endDate: null,
      billingClientContact: 'accounts@demo.test',
      notes: 'Runs on its own servers.',
      externalIdpDomains: [],
    },
    {
      ...aurora,
      id: SUBSCRIPTIONS.trial,
      clientId: CLIENTS.provider,
      name: 'Trial',
      displayName: null,
      subscriptionTier: 'Trial',
      tenantName: 'trial',
      maxRenders: 6_000,
      maxStorage: 50 * GIGABYTE,
      maxTemplates: 20,
      templateDesignerSeatsTotal: 0,
      sandboxEnvironmentsTotal: 0,
      productionEnvironmentsTotal: 0,
      endDate: null,
      notes: null,
      externalIdpDomains: [],
    },
  ];
}

/** Server licences; both belong to the subscription with its own servers. */
export const licenseRows: readonly DemoLicense[] = [
  {
    id: demoId('license:borealis-main'),
    subscriptionId: SUBSCRIPTIONS.borealis,
    coresTotal: 16,
    coresUsed: 12,
    url: 'https://render.borealis.demo.test',
    licenseType: 'Production',
  },
  {
    id: demoId('license:borealis-test'),
    subscriptionId: SUBSCRIPTIONS.borealis,
    coresTotal: 4,
    coresUsed: 0,
    url: 'https://test.borealis.demo.test',
    licenseType: 'Test',
  },
];

const ENVIRONMENT_FACTS = [
  { key: 'auroraProduction', subscription: 'aurora', type: 'production', gigabytes: 1180 },
  { key: 'auroraSandbox', subscription: 'aurora', type: 'sandbox', gigabytes: 264 },
  { key: 'auroraDevelopment', subscription: 'aurora', type: 'development', gigabytes: 136 },
  { key: 'borealisProduction', subscription: 'borealis', type: 'production', gigabytes: 391 },
  { key: 'borealisSandbox', subscription: 'borealis', type: 'sandbox', gigabytes: 38 },
  { key: 'borealisDevelopment', subscription: 'borealis', type: 'development', gigabytes: 7 },
  { key: 'trial', subscription: 'trial', type: 'trial', gigabytes: 2 },
] as const;

const REGIONS = { aurora: 'EU', borealis: 'CA', trial: 'EU' } as const;

/** Divides storage into assets, documents, fonts, cache, backup and other. */
export function storageParts(total: number) {
  const assetsBytes = Math.round(total * 0.52);
  const documentsBytes = Math.round(total * 0.17);
  const fontsBytes = Math.round(total * 0.02);
  const cacheBytes = Math.round(total * 0.11);
  const backupBytes = Math.round(total * 0.15);
  const otherBytes = total - assetsBytes - documentsBytes - fontsBytes - cacheBytes - backupBytes;
  return { assetsBytes, documentsBytes, fontsBytes, cacheBytes, backupBytes, otherBytes };
}

/** Creates the demo environments: three of each customer, and the trial. */
export function environmentRows(now: Date): DemoEnvironment[] {
  return ENVIRONMENT_FACTS.map(({ key, subscription, type, gigabytes }) => ({
    id: ENVIRONMENTS[key],
    subscriptionId: SUBSCRIPTIONS[subscription],
    name: key === 'trial' ? 'Trial' : `${subscription === 'aurora' ? 'Aurora' : 'Borealis'} ${type}`,
    description: null,
    technicalName: key === 'trial' ? 'trial' : `${subscription}-${type}`,
    type,
    region: REGIONS[subscription],
    ...storageParts(gigabytes * GIGABYTE + 123_456_789),
    storageMeasuredAt: new Date(now.getTime() - 5 * DAY),
    createdAt: new Date(`${dayOf(new Date(now.getTime() - 600 * DAY))}T09:00:00Z`),
  }));
}

const READ_ALL = ['font', 'media', 'myproject', 'template', 'template_collection'].flatMap((resource) => [
  `${resource}:list`,
  `${resource}:read`,
]);

/** Creates the demo integrations; the platform generates their secrets, which are never shown. */
export function integrationRows(now: Date): DemoIntegration[] {
  const row = (name: string, key: keyof typeof ENVIRONMENTS, description: string, permissions: string[]) => ({
    clientId: demoId(`integration:${key}:${name}`),
    environmentId: ENVIRONMENTS[key],
    name,
    description,
    permissions: [...permissions].sort(),
    createdAt: new Date(now.getTime() - 200 * DAY),
  });
  return [
    row('Web shop', 'auroraProduction', 'Renders orders of the web shop.', [...READ_ALL, 'output:static']),
    row('Asset sync', 'auroraProduction', 'Copies pictures from the asset library.', [
      'media:list',
      'media:read',
      'media:write',
    ]),
    row('Nightly tests', 'auroraSandbox', 'Tries every template each night.', [
      ...READ_ALL,
      'output:animated',
      'output:static',
    ]),
    row('Order intake', 'borealisProduction', 'Takes jobs from the order system.', [
      ...READ_ALL,
      'output:static',
    ]),
  ];
}

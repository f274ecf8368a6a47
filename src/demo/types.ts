import type { Prices } from '@/domain/subscriptions';
import type { ConnectorAuthentication, ConnectorType, KeptSource } from '@/domain/connectors';
import type { DemoActivity } from './activityRows';
import type { DemoProject } from './DemoProject';
import type { DemoDataSet } from './dataSetRows';
import type { DemoEditorView } from './editorViewRows';
import type { DemoBrandKit } from './brandKitRows';
import type { DemoOutputSetting, DemoUserInterface } from './outputTypes';
import type { DemoDefaultFamily } from './fonts';

/** Sizes of the demo data: `large` has 10,000 users, 60 environments and 300 groups in the first subscription. */
export type DemoSize = 'demo' | 'large';

export interface DemoClient {
  id: string;
  name: string;
}

export interface DemoSubscription {
  id: string;
  clientId: string;
  name: string;
  displayName: string | null;
  isActive: boolean;
  isGraFxPricebook: boolean;
  subscriptionType: 'OnPremises' | 'Saas';
  pricebookVersion: string;
  subscriptionTier: string;
  tenantName: string;
  region: 'EA' | 'EU' | 'CA';
  /** Relative to the platform's own address. */
  backOfficeUri: string;
  /** Renders in a year. */
  maxRenders: number;
  /** In bytes. */
  maxStorage: number;
  maxTemplates: number | null;
  templateDesignerSeatsTotal: number;
  sandboxEnvironmentsTotal: number;
  productionEnvironmentsTotal: number;
  /** `YYYY-MM-DD`. */
  startDate: string;
  endDate: string | null;
  billingClientContact: string | null;
  notes: string | null;
  externalIdpDomains: string[];
  prices: Prices | null;
}

export interface DemoLicense {
  id: string;
  subscriptionId: string;
  coresTotal: number;
  coresUsed: number;
  url: string;
  licenseType: string;
}

export interface DemoEnvironment {
  id: string;
  subscriptionId: string;
  name: string;
  description: string | null;
  technicalName: string;
  type: 'development' | 'sandbox' | 'production' | 'trial';
  region: 'EA' | 'EU' | 'CA';
  assetsBytes: number;
  documentsBytes: number;
  fontsBytes: number;
  cacheBytes: number;
  backupBytes: number;
  otherBytes: number;
  storageMeasuredAt: Date;
  createdAt: Date;
}

export interface DemoUser {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  hasFullAccess: boolean;
  isFederated: boolean;
  externalUserId: string | null;
  isEmailVerified: boolean;
  lastSeenAt: Date | null;
  createdAt: Date;
}

export interface DemoMembership {
  subscriptionId: string;
  userId: string;
  status: 'Active' | 'Blocked' | 'Pending' | 'Inactive';
  roles: ('SA' | 'TD' | 'SU')[];
  isFederated: boolean;
  invitedAt: Date;
}

export interface DemoEnvironmentRole {
  environmentId: string;
  userId: string;
  role: 'EA' | 'EU' | 'TD' | 'CA';
}

export interface DemoUserGroup {
  id: string;
  subscriptionId: string;
  name: string;
  description: string | null;
  externalId: string | null;
  isDefault: boolean;
}

export interface DemoGroupMember {
  groupId: string;
  userId: string;
  /** The task on many users that added them. */
  taskId?: string;
}

export interface DemoGroupRole {
  groupId: string;
  environmentId: string;
  role: 'EA' | 'EU' | 'CA';
}

export interface DemoIntegration {
  clientId: string;
  environmentId: string;
  name: string;
  description: string | null;
  permissions: string[];
  createdAt: Date;
}

export interface DemoTemplate {
  id: string;
  environmentId: string;
  name: string;
  /** The JSON of the document. */
  document: string;
  revision: number;
  savedById: string | null;
  createdAt: Date;
  modifiedAt: Date;
  contentModifiedAt: Date;
}

interface DemoMediaEntry {
  id: string;
  environmentId: string;
  name: string;
  createdAt: Date;
  modifiedAt: Date;
}

export interface DemoMediaFolder extends DemoMediaEntry {
  kind: 'folder';
  /** Null at the root. */
  folderId: string | null;
}

export interface DemoMediaAsset extends DemoMediaEntry {
  kind: 'asset';
  folderId: string;
  extension: 'jpg' | 'png';
  /** In pixels. */
  width: number;
  height: number;
  /** The drawing from which the file is made. */
  svg: string;
}

export type DemoMedia = DemoMediaFolder | DemoMediaAsset;

export interface DemoConnector {
  id: string;
  environmentId: string;
  name: string;
  description: string;
  type: ConnectorType;
  version: string;
  iconUrl: string | null;
  isEnabled: boolean;
  isDefault: boolean;
  ownerType: 'builtIn' | 'user' | 'grafx';
  allowedDomains: string[];
  browserAuthentication: ConnectorAuthentication;
  serverAuthentication: ConnectorAuthentication;
  source: KeptSource | null;
  browserCredentials: string | null;
  serverCredentials: string | null;
  createdAt: Date;
}

export interface DemoRenderUsage {
  environmentId: string;
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  outputName: string;
  renders: number;
  watermarkedRenders: number;
}

export interface DemoCollection {
  id: string;
  environmentId: string;
  name: string;
  userInterfaceId: string | null;
  createdAt: Date;
  modifiedAt: Date;
}

export interface DemoCollectionTemplate {
  collectionId: string;
  templateId: string;
  /** Its name in the collection; null for its own name. */
  name: string | null;
  position: number;
}

/** The complete data of a demo platform, as plain rows that refer to each other by id. */
export interface DemoData {
  clients: DemoClient[];
  subscriptions: DemoSubscription[];
  licenses: DemoLicense[];
  environments: DemoEnvironment[];
  users: DemoUser[];
  memberships: DemoMembership[];
  environmentRoles: DemoEnvironmentRole[];
  userGroups: DemoUserGroup[];
  groupMembers: DemoGroupMember[];
  groupRoles: DemoGroupRole[];
  integrations: DemoIntegration[];
  connectors: DemoConnector[];
  defaultFonts: DemoDefaultFamily[];
  templates: DemoTemplate[];
  collections: DemoCollection[];
  collectionTemplates: DemoCollectionTemplate[];
  outputSettings: DemoOutputSetting[];
  projects: DemoProject[];
  brandKits: DemoBrandKit[];
  userInterfaces: DemoUserInterface[];
  dataSets: DemoDataSet[];
  editorViews: DemoEditorView[];
  renderUsage: Readonly<DemoRenderUsage>[];
  activity: DemoActivity[];
}

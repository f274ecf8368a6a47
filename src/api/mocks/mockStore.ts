import type { MockProjectPicture } from './mockProjects';
import type { MockTemplateEditor, MockTemplateVersion } from './mockTemplates';
import type { MediaExtension, PictureCrop } from '@/domain/media';
import type { OutputStatus, OutputTaskRecord, RecordReport } from '@/domain/output';
import type { DeliveryRecord, WebHookRecord } from '@/domain/web-hook';
import type { Document } from '@/engine/document';
import { demoFonts, demoId, type DemoData, type DemoSize } from '@/demo';
import { demoDataOf } from './demoDataOf';
import type { MockFontBatch, MockFontFamily } from './mockFonts';
import type { MockSourceFamily } from './MockSourceFamily';
import { readDefaultFont, readMockFont } from './readMockFont';
import type { MockUserTask } from './mockUserTasks';

/** Accounts the mocks can be called as: the demo accounts without their domain. */
export const PERSONAS = [
  'full.access',
  'subscription.admin',
  'environment.admin',
  'template.designer',
  'content.admin',
  'content.admin.classic',
  'user',
  'user.many',
  'no.role',
  'inactive',
  'new.user',
] as const;

/** One of the accounts the mocks can be called as. */
export type Persona = (typeof PERSONAS)[number];

interface MockMediaEntry {
  readonly id: string;
  readonly environmentId: string;
  /** Null at the root. */
  folderId: string | null;
  name: string;
  readonly createdAt: Date;
  modifiedAt: Date;
}

/** A folder of the media. */
export interface MockFolder extends MockMediaEntry {
  readonly kind: 'folder';
}

/** A file of the media, with its content. */
export interface MockAsset extends MockMediaEntry {
  readonly kind: 'asset';
  extension: MediaExtension;
  content: Blob;
  size: number;
  width: number | null;
  height: number | null;
  fault: string | null;
  foundCrop: PictureCrop | null;
  drawnCrop: PictureCrop | null;
}

export type MockMedia = MockFolder | MockAsset;

/** An output task, with what it makes. */
export interface MockOutputTask extends OutputTaskRecord {
  readonly environmentId: string;
  readonly ownerId: string;
  status: OutputStatus;
  recordsDone: number;
  detail: string | null;
  endedAt: Date | null;
  /** What was found of its records. */
  report: readonly RecordReport[];
  readonly document: Document;
  readonly layoutId: string;
  /** Pixels a pixel of the design. */
  readonly scale: number;
  /** How often it was asked about. Below 0 it stays as it is. */
  timesAsked: number;
  /** How often it is asked about before it has ended. */
  readonly patience: number;
}

/** A web hook of an environment. */
export type MockWebHook = WebHookRecord & { readonly environmentId: string };

/** What was posted to a web hook. */
export type MockDelivery = DeliveryRecord & { readonly webHookId: string };

/** A collection of templates. */
export interface MockCollection {
  readonly id: string;
  readonly environmentId: string;
  name: string;
  userInterfaceId: string | null;
  /** The picture of its own, with what names it. */
  cover: { readonly id: string; readonly content: Blob } | null;
  readonly createdAt: Date;
  modifiedAt: Date;
  /** With what the collection calls each, if otherwise than it is called. */
  templates: { readonly id: string; name: string | null }[];
}

/** An output setting. */
export type MockOutputSetting = DemoData['outputSettings'][number];

/** A user interface. */
export type MockUserInterface = DemoData['userInterfaces'][number];

/** A data set with its rows. */
export type MockDataSet = DemoData['dataSets'][number];

/** A workspace or a view preference. */
export type MockEditorView = DemoData['editorViews'][number];

/** Everything the mocked platform holds; operations change it in place. */
export interface MockStore extends Omit<
  DemoData,
  'integrations' | 'collections' | 'collectionTemplates' | 'templates' | 'defaultFonts'
> {
  /** With what the last save was about. */
  templates: (DemoData['templates'][number] & { note?: string | null })[];
  templateVersions: MockTemplateVersion[];
  templateEditors: MockTemplateEditor[];
  /** The template collections of all environments. */
  collections: MockCollection[];
  /** The demo ones all have a description, new ones need not. */
  integrations: (Omit<DemoData['integrations'][number], 'description'> & {
    description: string | null;
    /** Until when the secret before the present one works. */
    keptUntil?: Date | undefined;
  })[];
  /** Folders and assets of all environments. */
  media: MockMedia[];
  projectPictures: MockProjectPicture[];
  /** The fonts of all environments, and uploads of new ones. */
  fontFamilies: MockFontFamily[];
  fontBatches: MockFontBatch[];
  /** What sources elsewhere offer, by the addresses of connectors of fonts; no others can be reached. */
  fontSources: Map<string, readonly MockSourceFamily[]>;
  /** Who is signed in to which connector: ids of the user and the connector, parted by a blank. */
  connectorSessions: Set<string>;
  outputTasks: MockOutputTask[];
  /** Newest first. */
  userTasks: MockUserTask[];
  /** The task that set the status of a membership last, see `statusKey`. */
  readonly statusTasks: Map<string, string>;
  /** Accounts kept for their projects. */
  readonly removedUserIds: Set<string>;
  webHooks: MockWebHook[];
  webHookDeliveries: MockDelivery[];
  /** Who is calling. */
  persona: Persona;
  readonly now: Date;
  /** Kept for their name in past usage. */
  deletedEnvironments: DemoData['environments'];
  /** Studio version by environment; those not named use the latest. */
  readonly sdkVersions: Map<string, string>;
  /** How often it was asked whether the address of a user is verified, by id. */
  readonly timesAskedForVerification: Map<string, number>;
  /** How often an address was invited, by the address and by subscription and address. */
  readonly timesInvited: Map<string, number>;
  /** A new id, the same in every run that does the same things. */
  nextId: (kind: string) => string;
}

/** The demo data as a store of its own, which no other store shares. */
export function createMockStore(options: { persona: Persona; now: Date; size: DemoSize }): MockStore {
  let count = 0;
  const { collections, collectionTemplates, defaultFonts, ...data } = demoDataOf(options);
  return {
    ...data,
    collections: collections.map((collection) => ({
      ...collection,
      cover: null,
      templates: collectionTemplates
        .filter(({ collectionId }) => collectionId === collection.id)
        .map(({ templateId, name }) => ({ id: templateId, name })),
    })),
    templateVersions: [],
    templateEditors: [],
    media: [],
    projectPictures: [],
    fontFamilies: [
      ...defaultFonts.map(({ styles, ...family }) => ({
        ...family,
        styles: styles.map((style) => ({ ...style, isBuiltIn: true, read: readDefaultFont(style.fileName) })),
      })),
      ...demoFonts(options.now).map(({ styles, ...family }) => ({
        ...family,
        styles: styles.map(({ path, ...style }) => ({
          ...{ ...style, isBuiltIn: false, read: () => readMockFont(path) },
        })),
      })),
    ],
    fontBatches: [],
    fontSources: new Map(),
    connectorSessions: new Set(),
    userTasks: [],
    statusTasks: new Map(),
    removedUserIds: new Set(),
    outputTasks: [],
    webHooks: [],
    webHookDeliveries: [],
    persona: options.persona,
    now: options.now,
    deletedEnvironments: [],
    sdkVersions: new Map(),
    timesAskedForVerification: new Map(),
    timesInvited: new Map(),
    nextId: (kind) => demoId(`mock:${kind}:${++count}`),
  };
}

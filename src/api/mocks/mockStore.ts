import type { MockProjectPicture, MockProjectRows } from './mockProjects';
import type { MockTemplateEditor, MockTemplateVersion } from './mockTemplates';
import type { MediaExtension, PictureCrop } from '@/domain/media';
import type { OutputStatus, OutputTaskRecord, RecordReport } from '@/domain/output';
import type { DeliveryRecord, WebHookRecord } from '@/domain/web-hooks';
import type { Document } from '@/engine/document';
import { demoFonts, demoId, type DemoData, type DemoSize } from '@/demo';
import { demoDataOf } from './demoDataOf';
import type { MockFontBatch, MockFontFamily } from './mockFonts';
import type { MockSourceFamily } from './MockSourceFamily';
import { readDefaultFont, readMockFont } from './readMockFont';
import type { MockUserTask } from './mockUserTasks';

/** Accounts for calling the mocks: the demo accounts without their domain. */
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

/** An account for calling the mocks. */
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

/** An output task, with its results. */
export interface MockOutputTask extends OutputTaskRecord {
  readonly environmentId: string;
  readonly ownerId: string;
  status: OutputStatus;
  recordsDone: number;
  detail: string | null;
  endedAt: Date | null;
  /** The findings in its records. */
  report: readonly RecordReport[];
  readonly document: Document;
  readonly layoutId: string;
  /** Output pixels for each pixel of the design. */
  readonly scale: number;
  /** The number of reads so far. A negative number keeps it unfinished. */
  timesAsked: number;
  /** The number of reads before it ends. */
  readonly patience: number;
}

/** A web hook of an environment. */
export type MockWebHook = WebHookRecord & { readonly environmentId: string };

/** A delivery of a web hook. */
export type MockDelivery = DeliveryRecord & { readonly webHookId: string };

/** A collection of templates. */
export interface MockCollection {
  readonly id: string;
  readonly environmentId: string;
  name: string;
  userInterfaceId: string | null;
  /** Its cover, with an identifier. */
  cover: { readonly id: string; readonly content: Blob } | null;
  readonly createdAt: Date;
  modifiedAt: Date;
  /** With each template's name in the collection, if it differs. */
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

/** The state of the mocked platform; operations change it in place. */
export interface MockStore extends Omit<
  DemoData,
  'integrations' | 'collections' | 'collectionTemplates' | 'templates' | 'defaultFonts'
> {
  /** With the note of the last save. */
  templates: (DemoData['templates'][number] & { note?: string | null })[];
  templateVersions: MockTemplateVersion[];
  templateEditors: MockTemplateEditor[];
  /** The template collections of all environments. */
  collections: MockCollection[];
  /** All demo integrations have a description, new ones may not. */
  integrations: (Omit<DemoData['integrations'][number], 'description'> & {
    description: string | null;
    /** The expiry of the previous secret. */
    keptUntil?: Date | undefined;
  })[];
  /** Folders and assets of all environments. */
  media: MockMedia[];
  projectPictures: MockProjectPicture[];
  /** The rows of projects, by id. */
  readonly projectRows: Map<string, MockProjectRows>;
  /** The fonts of all environments, and uploads. */
  fontFamilies: MockFontFamily[];
  fontBatches: MockFontBatch[];
  /** The content of external sources, by the addresses of font connectors; others can't be reached. */
  fontSources: Map<string, readonly MockSourceFamily[]>;
  /** Sign-ins to connectors: ids of user and connector, separated by a blank. */
  connectorSessions: Set<string>;
  outputTasks: MockOutputTask[];
  /** Newest first. */
  userTasks: MockUserTask[];
  /** The last task that set the status of each membership, see `statusKey`. */
  readonly statusTasks: Map<string, string>;
  /** Removed accounts that still own projects. */
  readonly removedUserIds: Set<string>;
  webHooks: MockWebHook[];
  webHookDeliveries: MockDelivery[];
  /** The caller. */
  persona: Persona;
  readonly now: Date;
  /** Kept for their names in past usage. */
  deletedEnvironments: DemoData['environments'];
  /** Studio version by environment; others use the latest. */
  readonly sdkVersions: Map<string, string>;
  /** The number of checks whether a user's address is verified, by id. */
  readonly timesAskedForVerification: Map<string, number>;
  /** The number of invitations of an address, by address, and by subscription and address. */
  readonly timesInvited: Map<string, number>;
  /** Returns a new id, the same in every run with the same calls. */
  nextId: (kind: string) => string;
}

/** Creates a store with its own copy of the demo data. */
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
    projectRows: new Map(),
    fontFamilies: [
      ...defaultFonts.map(({ styles, ...family }) => ({
        ...family,
        styles: styles.map((style) => ({ ...style, isBuiltIn: true, read: readDefaultFont(style.fileName) })),
      })),
      ...demoFonts(options.now).map(({ styles, ...family }) => ({
        ...family,
        styles: styles.map(({ path, ...style }) => ({
          ...style,
          isBuiltIn: false,
          read: () => readMockFont(path),
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

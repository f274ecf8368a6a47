import type { HttpHandler } from 'msw';
import type { DemoSize } from '@/demo';
import type { MockCall, MockOperation } from './defineOperation';
import { answerEnvironments } from './environmentHandlers';
import { loadCaller, requireActive } from './mockCaller';
import { addMockActivity } from './mockActivity';
import { mockMedia } from './mockMedia';
import { recordMock } from './mockRecord';
import { createMockStore, type MockStore, type Persona } from './mockStore';
import { operations } from './operations';
import { toHandler, type Answered } from './toHandler';

/** How a mocked platform is set up. */
export interface MockPlatformOptions {
  /** Who calls. @default 'subscription.admin' */
  readonly persona?: Persona;
  /** The moment the demo data stands at. @default 2026-06-15T09:00:00Z */
  readonly now?: Date;
  /** Milliseconds every answer takes. @default 0 */
  readonly latency?: number;
  /** @default 'demo' */
  readonly size?: DemoSize;
  /** Whether demo environments hold media, as those of a platform that has just been started. @default false */
  readonly hasMedia?: boolean;
  /** Whether there are output tasks and web hooks, as where people have worked for a while. @default false */
  readonly hasActivity?: boolean;
  /** Where the mocked `/api/v1` lies. @default any origin and path before it */
  readonly baseUrl?: string;
}

/** A mocked platform: handlers for MSW over one store, which tests may look into and change. */
export interface MockPlatform {
  readonly handlers: HttpHandler[];
  readonly store: MockStore;
}

/** These answer for every status, so that the console can say why somebody may not enter. */
const OPEN_PATHS = [
  '/users/me',
  '/users/me/permissions',
  '/users/me/invitations',
  '/users/me/invitations/{subscriptionId}/accept',
  '/users/me/invitations/{subscriptionId}',
];
/** Somebody invited and not yet a member anywhere says what they are called, too. */
const OPEN_TO_INVITED = ['/users/{userId}'];

function answerPlatform(
  { path, answer, ...operation }: MockOperation,
  store: MockStore,
  baseUrl: string,
  latency: number,
): Answered {
  const readCaller = () => {
    const caller = loadCaller(store);
    const isOpen =
      OPEN_PATHS.includes(path) || (caller.status === 'Pending' && OPEN_TO_INVITED.includes(path));
    return isOpen ? caller : requireActive(caller);
  };
  return {
    ...operation,
    url: `${baseUrl}${path}`,
    latency,
    answer: (request) =>
      recordMock(
        {
          ...{ store, api: 'platform', operation: `${operation.method} ${path}`, request },
          caller: () => loadCaller(store),
        },
        () => answer({ ...request, store, caller: readCaller } as unknown as MockCall<never, never>),
      ),
  };
}

/**
 * The whole management API in memory, with the platform's demo data and its authorisation. Changes stay in this
 * store alone; the same calls give the same ids and figures every time.
 */
export function createMockPlatform(options: MockPlatformOptions = {}): MockPlatform {
  const {
    persona = 'subscription.admin',
    now = new Date('2026-06-15T09:00:00Z'),
    latency = 0,
    size = 'demo',
    hasMedia = false,
    hasActivity = false,
    baseUrl = '*/api/v1',
  } = options;
  const store = createMockStore({ persona, now, size });
  if (hasMedia) store.media.push(...mockMedia(now));
  if (hasActivity) addMockActivity(store);
  return {
    store,
    handlers: [
      toHandler([
        ...operations.map((operation) => answerPlatform(operation, store, baseUrl, latency)),
        ...answerEnvironments(store, latency),
      ]),
    ],
  };
}

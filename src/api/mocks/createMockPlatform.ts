import type { HttpHandler } from 'msw';
import type { DemoSize } from '@/demo';
import type { MockCall, MockOperation } from './defineOperation';
import { answerEnvironments } from './environmentHandlers';
import { guardMock } from './guardMock';
import { loadCaller, requireActive } from './mockCaller';
import { addMockActivity } from './mockActivity';
import { mockMedia } from './mockMedia';
import { recordMock } from './mockRecord';
import { createMockStore, type MockStore, type Persona } from './mockStore';
import { operations } from './operations';
import { toHandler, type Answered } from './toHandler';

/** Options of a mocked platform. */
export interface MockPlatformOptions {
  /**
   * The caller.
   * @default 'subscription.admin'
   */
  readonly persona?: Persona;
  /**
   * The moment of the demo data.
   * @default 2026-06-15T09:00:00Z
   */
  readonly now?: Date;
  /**
   * The latency of answers in milliseconds.
   * @default 0
   */
  readonly latency?: number;
  /** @default 'demo' */
  readonly size?: DemoSize;
  /**
   * Whether demo environments have media, like a freshly started platform.
   * @default false
   */
  readonly hasMedia?: boolean;
  /**
   * Whether there are output tasks and web hooks, as after some use.
   * @default false
   */
  readonly hasActivity?: boolean;
  /**
   * The base address of the mocked `/api/v1`.
   * @default any origin and path before it
   */
  readonly baseUrl?: string;
}

/** A mocked platform: MSW handlers over one store, which tests may inspect and change. */
export interface MockPlatform {
  readonly handlers: HttpHandler[];
  readonly store: MockStore;
}

/** These answer users of any status, so that the console can explain why one may not enter. */
const OPEN_PATHS = [
  '/users/me',
  '/users/me/permissions',
  '/users/me/invitations',
  '/users/me/invitations/{subscriptionId}/accept',
  '/users/me/invitations/{subscriptionId}',
];
/** An invited user without any membership sets their name here, too. */
const OPEN_TO_INVITED = ['/users/{userId}'];

function answerPlatform(
  { id, path, answer, ...operation }: MockOperation,
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
    answer: (request) => {
      const guard = guardMock(id, store, readCaller);
      const call = { ...request, store, caller: readCaller, ...guard.waysIn };
      return recordMock({ store, id, request, caller: () => loadCaller(store) }, () =>
        guard.answer(() => answer(call as unknown as MockCall<never, never>)),
      );
    },
  };
}

/**
 * Creates the whole management API in memory, with the platform's demo data and authorisation. Changes stay in this
 * store; the same calls give the same ids and numbers every time.
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

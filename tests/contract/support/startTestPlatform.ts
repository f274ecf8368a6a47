import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { demoUserId } from '@/demo';
import type { Network } from '../../../platform/connectors';
import type { Database } from '../../../platform/database';
import type { Mail, Mailer } from '../../../platform/mail/Mailer';
import {
  ENVIRONMENT_API_PREFIX,
  registerEnvironmentApi,
} from '../../../platform/environment-api/registerEnvironmentApi';
import type { Transfers } from '../../../platform/environment-api/openTransfers';
import type { TokenHolder } from '../../../platform/identity/createVerifier';
import { registerManagementApi } from '../../../platform/management';
import { openJobs, type Jobs } from '../../../platform/jobs';
import type { FairPlaces } from '../../../platform/shares';
import { openStorage, type Storage } from '../../../platform/storage';
import { refuseAddress } from '../../../platform/http/refuseAddress';
import type { Answer, OperationId, Schemas } from '../../../platform/management/operations';
import { faultsOf, routeOf } from './contract';
import { NOW, openSeededDatabase, shareSeededDatabase } from './seededDatabase';

export { NOW } from './seededDatabase';
export const SIGNATURE_SECRET = 'secret of the tests, long enough';

/** A network without any host. */
const NOWHERE: Network = {
  resolve: () => Promise.resolve([]),
  connect: () => {
    throw new Error('Nothing is connected to in this test.');
  },
};

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

interface CallResult {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

/** The platform for tests. An account is the part before `@demo.test`; `null` calls without a token. */
export interface TestPlatform {
  /** The database inside the transaction of the current test. */
  readonly db: Database;
  /** Its files; they are kept when a test is rolled back. */
  readonly storage: Storage;
  readonly app: FastifyInstance;
  /** The queue; no job runs unless a test runs it. */
  readonly jobs: Jobs;
  /** Errors of jobs. */
  readonly jobErrors: unknown[];
  readonly mails: Mail[];
  /** The platform's current moment; reset before each test. */
  now: Date;
  /** Makes the next mails fail. */
  mailFails: boolean;
  /** Adds to `mails`, or fails. */
  readonly mailer: Mailer;
  readonly settings: typeof SETTINGS;
  /** Milliseconds a call waits for a preview. @default until it is there */
  previewPatience: number;
  /** Existing TXT records, by name. */
  readonly txtRecords: Map<string, string[][]>;
  /** How external sources are reached. @default not at all */
  network: Network;
  /** Calls an operation and checks the response against the contract. */
  call(account: string | null, operation: OperationId, input?: CallInput): Promise<CallResult>;
  /** Calls an operation that must succeed. */
  ok<Id extends OperationId>(account: string | null, operation: Id, input?: CallInput): Promise<Answer<Id>>;
  /** Calls an operation that must fail with this status. */
  refused(
    account: string | null,
    operation: OperationId,
    status: number,
    input?: CallInput,
  ): Promise<Schemas['Problem']>;
}

const SETTINGS = {
  publicUrl: 'http://platform.test',
  consoleUrl: 'http://console.test',
  signatureSecret: SIGNATURE_SECRET,
  dataDirectory: '/nowhere',
};

interface TestPlatformOptions {
  /** Called with each line logged as an error. */
  onErrorLogged?: (line: string) => void;
  /** The places for files and external sources. @default the product's */
  transfers?: Transfers;
  /** The places for reports. @default the product's */
  reports?: FairPlaces;
  /**
   * Whether the tests of the file share one state, with concurrent calls in parallel.
   * @default false
   */
  keepsChanges?: boolean;
  /** Adds the common state of all tests of the file, once; rolled back after the last. Not with `keepsChanges`. */
  prepare?: (platform: TestPlatform) => Promise<unknown>;
}

/**
 * Starts the platform's APIs in this process with the demo data, once for the tests of a file. Each test runs in a
 * transaction that is rolled back, so tests neither affect each other nor pay for new data.
 */
export function startTestPlatform({
  keepsChanges = false,
  prepare,
  transfers,
  reports,
  onErrorLogged,
}: TestPlatformOptions = {}): TestPlatform {
  let whole: Database;
  let undoPrepared = () => Promise.resolve();
  let close = () => Promise.resolve();
  let current: Database;
  let undo = () => Promise.resolve();
  let storage: Storage;
  let jobs: Jobs;
  const app = Fastify({
    frameworkErrors: refuseAddress,
    ...(onErrorLogged && { logger: { level: 'error', stream: { write: onErrorLogged } } }),
  });
  const platform: TestPlatform = {
    get db() {
      return current;
    },
    get storage() {
      return storage;
    },
    app,
    get jobs() {
      return jobs;
    },
    jobErrors: [],
    mails: [],
    now: NOW,
    mailFails: false,
    mailer: {
      async send(mail) {
        if (platform.mailFails) throw new Error('The mail server is down.');
        platform.mails.push(mail);
      },
    },
    settings: SETTINGS,
    previewPatience: Infinity,
    txtRecords: new Map(),
    network: NOWHERE,
    call: (account, operation, input) => call(app, account, operation, input),
    async ok(account, operation, input) {
      const { status, text } = await call(app, account, operation, input);
      expect(status, text).toBeLessThan(300);
      return (
        text === '' || (!text.startsWith('{') && !text.startsWith('[')) ? text || undefined : JSON.parse(text)
      ) as never;
    },
    async refused(account, operation, status, input) {
      const result = await call(app, account, operation, input);
      expect(result.status, result.text).toBe(status);
      return JSON.parse(result.text) as Schemas['Problem'];
    },
  };

  beforeAll(async () => {
    if (keepsChanges) ({ db: whole, close } = await openSeededDatabase());
    else whole = await shareSeededDatabase();
    current = whole;
    storage = await openStorage({});
    jobs = await openJobs(whole, { onError: (error) => void platform.jobErrors.push(error) });
    await app.register(registerManagementApi, {
      prefix: '/api/v1',
      database: forwardTo(() => current),
      jobs,
      settings: SETTINGS,
      clock: () => platform.now,
      verifyAccessToken: verifyTestToken,
      ...(reports && { reports }),
      resolveTxt: async (name) => {
        const records = platform.txtRecords.get(name);
        if (!records) throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
        return records;
      },
      mailer: platform.mailer,
    });
    await app.register(registerEnvironmentApi, {
      prefix: ENVIRONMENT_API_PREFIX,
      database: forwardTo(() => current),
      storage,
      jobs,
      settings: {
        signatureSecret: SIGNATURE_SECRET,
        consoleUrl: 'http://console.test',
        get previewPatience() {
          return platform.previewPatience;
        },
      },
      network: {
        resolve: (host) => platform.network.resolve(host),
        connect: (target) => platform.network.connect(target),
      },
      clock: () => platform.now,
      verifyAccessToken: verifyTestToken,
      ...(transfers && { transfers }),
    });
    await app.ready();
    if (!prepare) return;
    ({ current, undo: undoPrepared } = await begin(whole));
    whole = current;
    await prepare(platform);
  });

  beforeEach(async () => {
    if (keepsChanges) current = whole;
    else ({ current, undo } = await begin(whole));
    platform.now = NOW;
    platform.mailFails = false;
    platform.previewPatience = Infinity;
    platform.mails.length = 0;
    platform.txtRecords.clear();
    platform.network = NOWHERE;
  });
  afterEach(() => undo());
  afterAll(async () => {
    await app.close();
    await undoPrepared();
    await jobs.stop(0);
    await storage.close();
    await close();
  });
  return platform;
}

class Undo extends Error {}

/** Begins a transaction and leaves it open until `undo` is called. */
function begin(db: Database): Promise<{ current: Database; undo: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const finished = db
      .transaction(async (transaction) => {
        await new Promise<void>((end) => {
          const undo = async () => {
            end();
            await finished;
          };
          resolve({ current: transaction, undo });
        });
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) reject(error);
      });
  });
}

/** Makes a database that delegates each use to the result of `current`. */
function forwardTo(current: () => Database): Database {
  return new Proxy({} as Database, {
    get(_target, key) {
      const database = current();
      const value: unknown = Reflect.get(database, key);
      return typeof value === 'function' ? value.bind(database) : value;
    },
  });
}

/**
 * In these tests a token is the account's name, or `integration:`, a client id and the mark of its secret; the identity
 * provider has tests of its own.
 */
async function verifyTestToken(token: string): Promise<TokenHolder> {
  const [kind, clientId = '', secretMark = ''] = token.split(':');
  if (kind === 'integration') return { clientId, secretMark };
  if (token === 'expired') throw Object.assign(new Error('exp'), { name: 'InvalidTokenError' });
  return { userId: token.includes('@') ? demoUserId(token) : demoUserId(`${token}@demo.test`) };
}

async function call(
  app: FastifyInstance,
  account: string | null,
  operation: OperationId,
  { params = {}, query = {}, body, headers = {} }: CallInput = {},
): Promise<CallResult> {
  const route = routeOf(operation);
  const path = route.path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const response = await app.inject({
    method: route.method,
    url: `/api/v1${path}`,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    headers: { ...(account !== null && { authorization: `Bearer ${account}` }), ...headers },
    ...(body !== undefined && { payload: body as object }),
  });
  const contentType = response.headers['content-type'] as string | undefined;
  const { statusCode: status, body: text } = response;
  expect(
    faultsOf(route, { status, contentType, body: text }),
    `${operation} ${status} ${text.slice(0, 300)}`,
  ).toEqual([]);
  return { status, headers: response.headers, text };
}

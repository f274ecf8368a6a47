import { and, eq, isNull, sql } from 'drizzle-orm';
import { availableParallelism } from 'node:os';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENVIRONMENT_ACTIONS, type ActionName } from '@/domain/access';
import { displayName } from '@/domain/users';
import { LIMITS } from '@/engine/document';
import { identify, requireActive } from '../access/authenticate';
import { authorize, may, requireEnvironment } from '../access/authorize';
import { recordEnvironment } from './activity/recordEnvironment';
import { INTERNET, type Network } from '../connectors';
import type { Database } from '../database';
import { environments } from '../database/schema';
import type { LimitRequests } from '../http/limitRequests';
import { mountContract, type Mounting, type Operation } from '../http/mountContract';
import { notFound } from '../http/Problem';
import { signalOfLeaving } from '../http/signalOfLeaving';
import { readFields } from '../http/readFields';
import { readFiles } from '../http/readFiles';
import { readUpload } from '../http/readUpload';
import type { VerifyAccessToken } from '../identity/createVerifier';
import type { Jobs } from '../jobs';
import { openPictures } from '../pictures';
import { openReaders } from '../readers';
import { openTransfers, type Transfers } from './openTransfers';
import { createRenderer } from '../rendering';
import type { Storage } from '../storage';
import { listEnvironmentActivity } from './activity/listEnvironmentActivity';
import { admitIntegration } from './admitIntegration';
import { brandKitHandlers } from './brandKits';
import { collectionHandlers, coverHandlers } from './collections';
import { connectorHandlers } from './connectors/connectorHandlers';
import { fontHandlers } from './fonts/fontHandlers';
import type { Call, Handlers, OperationId } from './operations';
import { mediaFolderHandlers } from './media/mediaFolderHandlers';
import { mediaHandlers } from './media/mediaHandlers';
import { visionHandlers } from './media/visionHandlers';
import { outputSettingHandlers } from './output-settings';
import { outputHandlers } from './output/outputHandlers';
import { PREVIEW_PATIENCE } from './previewsInTheMaking';
import { projectHandlers } from './projects';
import { dataSetHandlers, editorViewHandlers } from './publisher';
import { settingsHandlers } from './settings/settingsHandlers';
import { userInterfaceHandlers } from './user-interfaces';
import { webHookHandlers } from './web-hooks';
import { templateHandlers } from './templates/templateHandlers';
import { whereUsedHandlers } from './where-used';

/** Prefix of the API, before its version. */
export const ENVIRONMENT_API_PREFIX = '/grafx/api';

interface Dependencies {
  database: Database;
  storage: Storage;
  jobs: Jobs;
  verifyAccessToken: VerifyAccessToken;
  settings: {
    signatureSecret: string;
    consoleUrl: string;
    previewPatience?: number;
    allowsLocalWebHooks?: boolean;
  };
  /** How external sources are reached. @default the Internet */
  network?: Network;
  /** @default no limit */
  limitRequests?: LimitRequests;
  /** @default the limits `TRANSFER_LIMITS` and `SOURCE_LIMITS` */
  transfers?: Transfers;
  clock: () => Date;
}

const ACTIONS_OF_OPERATIONS: Readonly<Record<OperationId, ActionName>> = ENVIRONMENT_ACTIONS;

type Entered = Pick<Call<OperationId>, 'environment' | 'actor' | 'may' | 'permissions' | 'share'>;

/** Threads that draw previews: one customer gets all but one, so that others need not wait for its slow documents. */
const RENDER_THREADS = Math.max(2, Math.min(4, availableParallelism() - 1));

const handlers: Handlers<OperationId> = {
  ...settingsHandlers,
  listEnvironmentActivity,
  ...connectorHandlers,
  ...templateHandlers,
  ...collectionHandlers,
  ...coverHandlers,
  ...projectHandlers,
  ...fontHandlers,
  ...brandKitHandlers,
  ...mediaHandlers,
  ...mediaFolderHandlers,
  ...visionHandlers,
  ...outputHandlers,
  ...outputSettingHandlers,
  ...userInterfaceHandlers,
  ...dataSetHandlers,
  ...editorViewHandlers,
  ...whereUsedHandlers,
  ...webHookHandlers,
};

/**
 * Registers the API of environments, each under its technical name, ignoring case. An unknown environment and one the
 * caller may not see get the same response.
 */
export async function registerEnvironmentApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { database, storage, jobs, clock, network = INTERNET } = deps;
  const pictures = openPictures();
  const renderer = createRenderer({ threads: RENDER_THREADS, threadsPerCustomer: RENDER_THREADS - 1 });
  const readers = openReaders();
  const { transfers = openTransfers() } = deps;
  app.addHook('onClose', () => Promise.all([pictures, renderer, readers].map((threads) => threads.close())));
  const mounting: Mounting<OperationId, Entered> = {
    contract: 'environment',
    longestText: LIMITS.bytes,
    enter: (request, operation, reply) => enter(request, operation, reply, deps),
    handle(id, request, reply, entered, places) {
      const { params, query, body, url } = request;
      const handler = handlers[id] as (call: Call<OperationId>) => unknown;
      const [path = ''] = url.split('?', 1);
      const {
        signatureSecret,
        consoleUrl,
        allowsLocalWebHooks = false,
        previewPatience = PREVIEW_PATIENCE,
      } = deps.settings;
      const upload = () => readUpload(request);
      const files: Call<OperationId>['files'] = (limits) => readFiles(request, limits);
      const signal = signalOfLeaving(reply.raw);
      const given = {
        database,
        storage,
        jobs,
        pictures: pictures.forShare(entered.share, signal),
        renderer: renderer.forShare(entered.share),
        readers: readers.forShare(entered.share, signal),
        upload,
        files,
        fields: () => readFields(request),
        now: clock(),
        ifMatch: request.headers['if-match'],
        setEtag: (etag: string) => void reply.header('etag', etag),
        signal,
        unpack: <Result>(work: () => Promise<Result>) => transfers.unpack(entered.share, signal, work),
        path,
        previewPatience,
        signatureSecret,
        consoleUrl,
        network,
        allowsLocalWebHooks,
      };
      const call = { ...given, ...entered, params, query, body } as Omit<Call<OperationId>, 'recorded'>;
      const source = {
        requestId: request.id,
        onLost: (err: unknown) => request.log.error({ err }, 'a write that failed could not be recorded'),
      };
      const answer = () =>
        recordEnvironment(id, call, source, (recording) =>
          handler({ ...call, ...recording } as Call<OperationId>),
        );
      if (places === 'files')
        return transfers.answer(entered.share, { response: reply.raw, signal }, async () => answer());
      if (places === 'sources') return transfers.ask(entered.share, signal, async () => answer());
      return answer();
    },
  };
  for (const version of ['v1', 'experimental'])
    await app.register(
      (part) =>
        mountContract(part, { ...mounting, server: `${ENVIRONMENT_API_PREFIX}/${version}/environment` }),
      { prefix: `/${version}/environment` },
    );
}

async function enter(
  request: FastifyRequest,
  operation: Operation<OperationId>,
  reply: FastifyReply,
  deps: Dependencies,
): Promise<Entered> {
  const { database, clock, limitRequests } = deps;
  const identity = await identify(request, { ...deps, now: clock() });
  await limitRequests?.(
    'caller' in identity ? identity.caller.user.id : identity.integration.clientId,
    reply,
  );
  if ('caller' in identity) requireActive(identity.caller);
  const { name } = request.params as { name: string };
  const [named] = await database
    .select()
    .from(environments)
    .where(
      and(eq(sql`lower(${environments.technicalName})`, name.toLowerCase()), isNull(environments.deletedAt)),
    );
  if (!named) throw notFound('environment');
  if ('integration' in identity) {
    admitIntegration(identity.integration, named, {
      ...operation,
      action: ACTIONS_OF_OPERATIONS[operation.id],
    });
    const { clientId, name: ofIntegration } = identity.integration;
    return {
      environment: named,
      actor: { clientId, name: ofIntegration },
      share: { customer: named.subscriptionId, caller: clientId },
      may: () => false,
      permissions: identity.integration.permissions,
    };
  }
  const { caller } = identity;
  const { environment, subscription } = await requireEnvironment(database, caller, named.id);
  authorize(caller, ACTIONS_OF_OPERATIONS[operation.id], subscription, environment.id);
  return {
    environment,
    actor: { userId: caller.user.id, name: displayName(caller.user) },
    share: { customer: named.subscriptionId, caller: caller.user.id },
    may: (action) => may(caller, action, subscription, environment.id),
    permissions: [],
  };
}

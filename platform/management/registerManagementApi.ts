import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { authenticate, requireActive } from '../access/authenticate';
import type { Caller } from '../access/loadCaller';
import { UNRECORDED_CALL, type Recording } from '../activity';
import { recordManagement } from './activity/recordManagement';
import type { Database } from '../database';
import type { LimitRequests } from '../http/limitRequests';
import { mountContract, type Operation } from '../http/mountContract';
import { Problem, unauthorized } from '../http/Problem';
import type { VerifyAccessToken } from '../identity/createVerifier';
import type { Jobs } from '../jobs';
import { createOutbox } from '../mail/createOutbox';
import type { Mailer } from '../mail/Mailer';
import type { Settings } from '../settings';
import { handlers } from './handlers';
import type { Call, OperationId } from './operations';
import { resolveTxt, type ResolveTxt } from './users/domainProof';

interface Dependencies {
  database: Database;
  jobs: Jobs;
  settings: Pick<Settings, 'publicUrl' | 'consoleUrl' | 'signatureSecret' | 'dataDirectory'>;
  verifyAccessToken: VerifyAccessToken;
  clock: () => Date;
  /** @default no limit */
  limitRequests?: LimitRequests;
  /** @default a folder `outbox` in the data directory */
  mailer?: Mailer;
  /** @default the name servers of this machine */
  resolveTxt?: ResolveTxt;
}

/** Somebody deactivated still learns who they are, so that the console can tell them, and may be invited elsewhere. */
const OPEN_TO_INACTIVE: ReadonlySet<string> = new Set<OperationId>([
  'getMe',
  'getMyPermissions',
  'listMyInvitations',
  'acceptInvitation',
  'declineInvitation',
]);
/** Somebody invited and not yet a member anywhere says what they are called, too. */
const OPEN_TO_INVITED: ReadonlySet<string> = new Set<OperationId>(['updateUserName']);

/** The management API: every operation of the platform's contract. */
export async function registerManagementApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { database, settings, clock } = deps;
  const mailer = deps.mailer ?? createOutbox(join(settings.dataDirectory, 'outbox'));

  await mountContract<OperationId, Caller | undefined>(app, {
    contract: 'platform',
    async enter(request, { id, token }: Operation<OperationId>, reply) {
      if (token === 'ignored') return undefined;
      const identify = async () => {
        const caller = await authenticate(request, { ...deps, now: clock() });
        await deps.limitRequests?.(caller.user.id, reply);
        const isOpen = OPEN_TO_INACTIVE.has(id) || (caller.status === 'Pending' && OPEN_TO_INVITED.has(id));
        if (!isOpen) requireActive(caller);
        return caller;
      };
      // Someone moving here may be signed in before there is an account; the signature is what counts then.
      return token === 'required' ? identify() : identify().catch(nobody);
    },
    handle(id, request, reply, caller) {
      const handler = handlers[id] as (call: Call<OperationId>) => unknown;
      const now = clock();
      const callWith = (recording: Recording) =>
        ({
          ...recording,
          jobs: deps.jobs,
          settings,
          mailer,
          resolveTxt: deps.resolveTxt ?? resolveTxt,
          now,
          params: request.params,
          query: request.query,
          body: request.body,
          request,
          reply,
          get caller() {
            if (!caller) throw unauthorized('You need to sign in.');
            return caller;
          },
        }) as Call<OperationId>;
      const unrecorded = { database, recorded: UNRECORDED_CALL };
      return recordManagement(id, callWith(unrecorded), caller, (recording = unrecorded) =>
        handler(callWith(recording)),
      );
    },
  });
}

function nobody(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
  return undefined;
}

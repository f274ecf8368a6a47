import type { FastifyInstance } from 'fastify';
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
import type { FairPlaces } from '../shares';
import { signalOfLeaving } from '../http/signalOfLeaving';
import { guardOperation } from './guardOperation';
import { handlers } from './handlers';
import type { Call, OperationId } from './operations';
import { openReports } from './reports/openReports';
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
  /** The places in which reports are made. @default the limits `REPORT_LIMITS` */
  reports?: FairPlaces;
  /** @default the name servers of this machine */
  resolveTxt?: ResolveTxt;
}

/**
 * A deactivated user may still read their account, so that the console can explain it, and may be invited elsewhere.
 */
const OPEN_TO_INACTIVE: ReadonlySet<string> = new Set<OperationId>([
  'getMe',
  'getMyPermissions',
  'listMyInvitations',
  'acceptInvitation',
  'declineInvitation',
]);
/** A user with an invitation and no membership may also set their name. */
const OPEN_TO_INVITED: ReadonlySet<string> = new Set<OperationId>(['updateUserName']);

/** Registers the management API: every operation of the platform's contract. */
export async function registerManagementApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { database, settings, clock } = deps;
  const { reports = openReports() } = deps;
  const mailer = deps.mailer ?? createOutbox(settings.dataDirectory);

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
      // A migrating user may be signed in before they have an account; then the signature decides.
      return token === 'required' ? identify() : identify().catch(nobody);
    },
    handle(id, request, reply, caller) {
      const handler = handlers[id] as (call: Call<OperationId>) => unknown;
      const now = clock();
      const signal = signalOfLeaving(reply.raw);
      const guard = guardOperation(id);
      const getCaller = () => {
        if (!caller) throw unauthorized('You need to sign in.');
        return caller;
      };
      const callWith = (recording: Recording) =>
        ({
          ...recording,
          ...guard.waysIn(recording, getCaller),
          jobs: deps.jobs,
          settings,
          mailer,
          resolveTxt: deps.resolveTxt ?? resolveTxt,
          now,
          reports,
          signal,
          params: request.params,
          query: request.query,
          body: request.body,
          request,
          reply,
          get caller() {
            return getCaller();
          },
        }) as Call<OperationId>;
      const unrecorded = { database, recorded: UNRECORDED_CALL };
      return recordManagement(id, callWith(unrecorded), caller, (recording = unrecorded) =>
        guard.answer(() => handler(callWith(recording))),
      );
    },
  });
}

function nobody(error: unknown): undefined {
  if (!(error instanceof Problem)) throw error;
  return undefined;
}

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import { environments } from '../database/schema';
import { authenticate, requireActive, type VerifyAccessToken } from '../management/access/authenticate';
import { authorize, requireEnvironment, type EnvironmentRow } from '../management/access/authorize';
import { notFound, Problem } from '../management/http/Problem';
import { sendProblem } from '../management/http/sendProblem';
import { availableSdkVersions } from './sdkVersions';

interface Dependencies {
  database: Database;
  verifyAccessToken: VerifyAccessToken;
  clock: () => Date;
}

type EnvironmentRequest = FastifyRequest<{ Params: { name: string } }>;

/**
 * The API of the environments themselves, each under its technical name, which is read without regard to case. An
 * unknown environment and one the caller may not see answer alike.
 */
export async function registerEnvironmentApi(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { database, verifyAccessToken, clock } = deps;
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) =>
    sendProblem(new Problem(404, 'There is no such call.'), request, reply),
  );
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store').header('x-request-id', request.id);
    done();
  });

  async function readable(request: EnvironmentRequest): Promise<EnvironmentRow> {
    const caller = await authenticate(request, { database, verifyAccessToken, now: clock() });
    requireActive(caller);
    const [named] = await database
      .select({ id: environments.id })
      .from(environments)
      .where(
        and(
          eq(sql`lower(${environments.technicalName})`, request.params.name.toLowerCase()),
          isNull(environments.deletedAt),
        ),
      );
    if (!named) throw notFound('environment');
    const { environment, subscription } = await requireEnvironment(database, caller, named.id);
    authorize(caller, 'settings.read', subscription, environment.id);
    return environment;
  }

  app.get('/:name/settings', async (request: EnvironmentRequest) => {
    const { sdkVersionPublic } = await readable(request);
    return { sdkVersionPublic };
  });

  app.get('/:name/settings/available-sdk-versions', async (request: EnvironmentRequest) => {
    await readable(request);
    return availableSdkVersions();
  });
}

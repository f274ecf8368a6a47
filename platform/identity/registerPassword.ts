import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import type { Settings } from '../settings';
import { messagePage, passwordPage, sendPage } from './pages';
import { PASSWORD_LENGTH, readPasswordLink, setFirstPassword } from './passwordLink';
import type { PersonalLink } from './personalLink';

type PasswordRequest = FastifyRequest<{ Querystring: PersonalLink; Body: { password?: string } | undefined }>;

/** Registers the page of an invitation link, on which its user sets the first password, once. */
export function registerPassword(
  pages: FastifyInstance,
  { database, settings }: { database: Database; settings: Settings },
): void {
  const gone = messagePage({
    title: 'This link is no longer valid',
    message: 'It has been used, or it is older than a week. Sign in, or ask to be invited again.',
    homeUrl: settings.consoleUrl,
  });

  pages.get('/password', async (request: PasswordRequest, reply) => {
    const account = await readPasswordLink(database, request.query, new Date(), settings);
    if (!account) return sendPage(reply.status(410), gone);
    return sendPage(reply, passwordPage({ email: account.email, shortest: PASSWORD_LENGTH }));
  });

  pages.post('/password', async (request: PasswordRequest, reply) => {
    const account = await readPasswordLink(database, request.query, new Date(), settings);
    if (!account) return sendPage(reply.status(410), gone);
    const password = request.body?.password ?? '';
    if ([...password].length < PASSWORD_LENGTH) {
      const message = `Use at least ${PASSWORD_LENGTH} characters.`;
      const again = passwordPage({ email: account.email, shortest: PASSWORD_LENGTH, message });
      return sendPage(reply.status(400), again);
    }
    if (!(await setFirstPassword(database, account.userId, password)))
      return sendPage(reply.status(410), gone);
    return sendPage(
      reply,
      messagePage({
        title: 'Your password is set',
        message: `Sign in with ${account.email} and the password you have just chosen.`,
        homeUrl: settings.consoleUrl,
        link: 'Go to sign-in',
      }),
    );
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database';
import type { Settings } from '../settings';
import { messagePage, sendPage } from './pages';
import { passwordLink } from './passwordLink';
import type { PersonalLink } from './personalLink';
import { verifyAddress } from './verificationLink';

type VerificationRequest = FastifyRequest<{ Querystring: PersonalLink }>;

/**
 * Registers the page of a user migration's mail. Opening it is enough: the mail was sent only after a signature for
 * this address.
 */
export function registerVerification(
  pages: FastifyInstance,
  { database, settings }: { database: Database; settings: Settings },
): void {
  pages.get('/verify', async (request: VerificationRequest, reply) => {
    const now = new Date();
    const verified = await verifyAddress(database, request.query, now, settings);
    const homeUrl = settings.consoleUrl;
    if (!verified) {
      const message = 'It is older than a week, or it is not whole. Ask for a new link to move your account.';
      return sendPage(
        reply.status(410),
        messagePage({ title: 'This link is no longer valid', message, homeUrl }),
      );
    }
    const { email, userId, needsPassword } = verified;
    const title = 'Your address is verified';
    if (!needsPassword)
      return sendPage(
        reply,
        messagePage({ title, message: `You can sign in with ${email}.`, homeUrl, link: 'Go to sign-in' }),
      );
    return sendPage(
      reply,
      messagePage({
        title,
        message: `Now choose the password you will sign in with as ${email}.`,
        homeUrl: passwordLink(userId, now, settings),
        link: 'Set a password',
      }),
    );
  });
}

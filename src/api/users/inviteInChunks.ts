import { errorDetail, type PlatformApi } from '../http';
import type { InvitationResult, InviteUsers } from '../types';
import { inviteUsers } from './calls';

/** The maximum number of addresses in one call. */
const CHUNK = 10;

/**
 * Invites any number of addresses, ten a call, in sequence. If the first call fails, so does the whole. The addresses
 * of later failed calls are in the results as failed, because others were invited already. `onResults` receives each
 * part as it arrives.
 */
export async function inviteInChunks(
  api: PlatformApi,
  model: InviteUsers,
  onResults: (results: readonly InvitationResult[]) => void = () => undefined,
): Promise<{ invitationResults: InvitationResult[] }> {
  const [first, ...later] = chunksOf(model.userEmails ?? []);
  const { invitationResults } = await inviteUsers(api, first ? { ...model, userEmails: first } : model);
  const results = [...invitationResults];
  onResults(invitationResults);
  for (const userEmails of later) {
    const next = await inviteUsers(api, { ...model, userEmails }).then(
      (answer) => answer.invitationResults,
      (error: unknown) => failuresOf(userEmails, errorDetail(error)),
    );
    results.push(...next);
    onResults(next);
  }
  return { invitationResults: results };
}

function failuresOf(userEmails: readonly string[], detail: string): InvitationResult[] {
  return userEmails.map((userEmail) => ({ userEmail, status: 'Failure', userId: null, detail }));
}

function chunksOf(emails: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(emails.length / CHUNK) }, (_, index) =>
    emails.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

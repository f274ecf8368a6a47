import { errorDetail, type PlatformApi } from '../http';
import type { InvitationResult, InviteUsers } from '../types';
import { inviteUsers } from './calls';

/** Addresses the platform takes in one call. */
const CHUNK = 10;

/**
 * Invites any number of addresses, ten a call, one call after the other. When the first call fails so does the whole;
 * when a later one fails, its addresses are in the results as failed, because others have been invited already.
 */
export async function inviteInChunks(
  api: PlatformApi,
  model: InviteUsers,
): Promise<{ invitationResults: InvitationResult[] }> {
  const [first, ...later] = chunksOf(model.userEmails ?? []);
  const { invitationResults } = await inviteUsers(api, first ? { ...model, userEmails: first } : model);
  const results = [...invitationResults];
  for (const userEmails of later) {
    try {
      results.push(...(await inviteUsers(api, { ...model, userEmails })).invitationResults);
    } catch (error) {
      const detail = errorDetail(error);
      results.push(
        ...userEmails.map((userEmail) => ({ userEmail, status: 'Failure' as const, userId: null, detail })),
      );
    }
  }
  return { invitationResults: results };
}

function chunksOf(emails: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(emails.length / CHUNK) }, (_, index) =>
    emails.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

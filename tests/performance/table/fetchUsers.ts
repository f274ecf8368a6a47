import type { User } from '@/api/types';

/** Loads the users of the stored subscription, with the stored token. */
export async function fetchUsers(): Promise<User[]> {
  const entries = Object.entries(localStorage).filter(([key]) => key.startsWith('@@auth0spajs@@'));
  const bodies = entries.map(
    ([, entry]) => JSON.parse(String(entry)) as { body?: { access_token?: string } },
  );
  const token = bodies.map(({ body }) => body?.access_token).find((held) => held !== undefined);
  const address = `/api/v1/subscriptions/${localStorage.getItem('subscriptionId')}/users`;
  const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  return (await response.json()) as User[];
}

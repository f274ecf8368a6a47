import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoGroupId, SUBSCRIPTIONS } from '@/demo';
import { userGroups } from '../../platform/database/schema';
import { handlers } from '../../platform/management/handlers';
import { startTestPlatform } from './support/startTestPlatform';

const logged: string[] = [];
const platform = startTestPlatform({ onErrorLogged: (line) => void logged.push(line) });
const id = demoGroupId('aurora', 'Reviewers');

afterEach(() => {
  vi.restoreAllMocks();
  logged.length = 0;
});

describe('a handler that forgets to check the right', () => {
  it('answers 500 instead of the result and logs the reason', async () => {
    vi.spyOn(handlers, 'listLeftovers').mockReturnValue([]);
    const problem = await platform.refused('user', 'listLeftovers', 500, {
      params: { subscriptionId: SUBSCRIPTIONS.aurora },
    });
    expect(problem.detail).toBe('Something went wrong. Please try again later');
    expect(logged.join('\n')).toContain('listLeftovers did not check whether the caller may do it.');
  });

  it('changes nothing', async () => {
    vi.spyOn(handlers, 'deleteUserGroup').mockImplementation(async ({ database }) => {
      await database.delete(userGroups).where(eq(userGroups.id, id));
      return undefined;
    });
    await platform.refused('user', 'deleteUserGroup', 500, { params: { id } });
    expect(logged.join('\n')).toContain('deleteUserGroup did not check whether the caller may do it.');
    expect(await platform.db.$count(userGroups, eq(userGroups.id, id))).toBe(1);
  });
});

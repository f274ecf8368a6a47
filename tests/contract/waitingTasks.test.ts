import { eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoUserId, ENVIRONMENTS } from '@/demo';
import { OPEN_TASK_LIMITS } from '@/domain/output';
import type { Document } from '@/engine/document';
import { outputTasks } from '../../platform/database/schema';
import { documentOf } from '../engine/reference/build';
import { callEnvironment } from './support/callEnvironment';
import { OUTPUT_TASK_ROW } from './support/outputTaskRow';
import { startTestPlatform } from './support/startTestPlatform';

const platform = startTestPlatform();
const call = callEnvironment.bind(null, platform);
const design: Document = documentOf([], { width: 200, height: 100 });

const start = (account: string) =>
  call('POST', 'output/png', { account, body: { outputSettings: {}, documentContent: design } });

/** Adds open tasks of an account, given by the part before `@demo.test`. */
async function addOpenTasks(
  account: string,
  count: number,
  environmentId: string = ENVIRONMENTS.auroraProduction,
) {
  const row = {
    ...OUTPUT_TASK_ROW,
    environmentId,
    source: 'template' as const,
    createdAt: platform.now,
    ownerId: demoUserId(`${account}@demo.test`),
  };
  await platform.db.insert(outputTasks).values(Array.from({ length: count }, () => row));
}

describe('output that waits', () => {
  it('H4.10 is limited for each caller, with the time to retry', async () => {
    await addOpenTasks('template.designer', OPEN_TASK_LIMITS.caller - 1);
    expect((await start('template.designer')).status).toBe(202);
    const refused = await start('template.designer');
    expect(refused.status, refused.text).toBe(429);
    expect(refused.headers['retry-after']).toBe('30');
    expect(refused.json<{ detail: string }>().detail).toContain('You have 500 output tasks open');
    // Others of the subscription may still start theirs, and the caller may once a task has ended.
    expect((await start('environment.admin')).status).toBe(202);
    await platform.db
      .update(outputTasks)
      .set({ endedAt: platform.now, status: 'Finished' })
      .where(eq(outputTasks.ownerId, demoUserId('template.designer@demo.test')));
    expect((await start('template.designer')).status).toBe(202);
  });

  it('H4.10 is limited for each subscription, over all its environments', async () => {
    const half = OPEN_TASK_LIMITS.customer / 2;
    await addOpenTasks('subscription.admin', half);
    await addOpenTasks('subscription.admin', half, ENVIRONMENTS.auroraSandbox);
    const refused = await start('template.designer');
    expect(refused.status, refused.text).toBe(429);
    expect(refused.json<{ detail: string }>().detail).toContain(
      'Your subscription has 2000 output tasks open',
    );
    await platform.db.delete(outputTasks).where(isNull(outputTasks.endedAt));
    expect((await start('template.designer')).status).toBe(202);
  });
});

import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import { startPostgres } from '../../scripts/postgres';
import { startPlatform } from '../e2e/support/startPlatform';
import { callWith, tokenOf, type CallAs } from './support/callAs';
import { report } from './support/report';
import { SOAK_SETTINGS } from './support/soakSettings';

const KILLS = 50;
const WRITERS = 8;
const subscriptionId = SUBSCRIPTIONS.aurora;

/** Each change writes a row of its own and two of roles, so that a half-written one would be visible. */
const environmentRoles = [
  { environmentId: ENVIRONMENTS.auroraProduction, userRole: 'User' },
  { environmentId: ENVIRONMENTS.auroraSandbox, userRole: 'User' },
];

interface Group {
  id: string;
  name: string;
  environmentRoles: unknown[];
}

/** Creates and renames groups until the platform ends; records the last acknowledged name of each group. */
async function write(
  call: CallAs,
  prefix: string,
  acknowledged: Map<string, string>,
  asked: Map<string, string>,
) {
  for (let turn = 1; ; turn += 1) {
    try {
      const made = await call('POST', '/user-groups', {
        subscriptionId,
        name: `${prefix} ${turn}`,
        environmentRoles,
      });
      expect(made.status).toBe(201);
      const { id, name } = made.body as Group;
      acknowledged.set(id, name);
      asked.set(id, `${name} renamed`);
      const renamed = await call('PATCH', `/user-groups/${id}`, { name: `${name} renamed` });
      expect(renamed.status).toBe(200);
      acknowledged.set(id, `${name} renamed`);
      asked.delete(id);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function killOften(environment: Record<string, string>): Promise<Record<string, number>> {
  const platform = await startPlatform({ ...SOAK_SETTINGS, ...environment });
  const token = await tokenOf(platform.url, 'subscription.admin');
  const call = callWith(platform.url, token);
  /** By id: the last acknowledged name, and a requested one without a response. */
  const acknowledged = new Map<string, string>();
  const asked = new Map<string, string>();
  const seeded = ((await call('GET', `/user-groups?subscriptionId=${subscriptionId}`)).body as Group[])
    .length;
  const figures = { kills: 0, acknowledged: 0, lost: 0, halfWritten: 0, unansweredButDone: 0 };

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      write(call, `${kill} ${writer}`, acknowledged, asked),
    );
    const before = acknowledged.size;
    while (acknowledged.size < before + WRITERS) await wait(10);
    // At evenly spread moments, so that kills affect every part of a write.
    await wait((kill * 37) % 300);
    await platform.kill();
    await Promise.all(writers);
    await platform.restart();
    figures.kills += 1;

    const { body } = await call('GET', `/user-groups?subscriptionId=${subscriptionId}`);
    const present = new Map((body as Group[]).map((group) => [group.id, group]));
    for (const [id, name] of acknowledged) {
      const found = present.get(id)?.name;
      if (found !== name && found !== asked.get(id)) figures.lost += 1;
      if (found !== undefined && found === asked.get(id)) acknowledged.set(id, found);
      asked.delete(id);
    }
    const ours = [...present.values()].filter(({ name }) => /^\d+ \d+ \d+/.test(name));
    figures.halfWritten += ours.filter((group) => group.environmentRoles.length !== 2).length;
    figures.acknowledged = acknowledged.size;
    figures.unansweredButDone = present.size - seeded - acknowledged.size;
  }
  await platform.dispose();
  return figures;
}

describe('a platform that is killed during writes', () => {
  it('keeps all acknowledged data on the embedded database', async () => {
    const figures = await killOften({});
    report('kills on the embedded database', figures);
    expect(figures).toMatchObject({ kills: KILLS, lost: 0, halfWritten: 0 });
    expect(figures.acknowledged).toBeGreaterThan(KILLS * WRITERS);
  });

  it('keeps all acknowledged data on PostgreSQL', async () => {
    const postgres = await startPostgres();
    const figures = await killOften({ DATABASE_URL: postgres.url, SEED: 'demo' });
    await postgres.stop();
    report('kills on PostgreSQL', figures);
    expect(figures).toMatchObject({ kills: KILLS, lost: 0, halfWritten: 0 });
    expect(figures.acknowledged).toBeGreaterThan(KILLS * WRITERS);
  });
});

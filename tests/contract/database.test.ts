import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CLIENTS, DEMO_ACCOUNTS, DEMO_PASSWORD, demoUserId, ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import {
  DatabaseUnavailableError,
  hashPassword,
  openDatabase,
  verifyPassword,
  type Database,
} from '../../platform/database';
import { identifyProcess } from '../../platform/database/identifyProcess';
import { lockDirectory } from '../../platform/database/lockDirectory';
import {
  clients,
  connectors,
  environmentRoles,
  environments,
  fontFamilies,
  fontStyles,
  integrations,
  memberships,
  platformState,
  projects,
  renderUsage,
  subscriptions,
  userGroups,
  users,
} from '../../platform/database/schema';
import { createOutbox } from '../../platform/mail/createOutbox';
import { seed } from '../../platform/seed';
import { fillEmptyFolder } from './support/emptyFolder';
import { openTestDatabase } from './support/openTestDatabase';
import { NOW } from './support/startTestPlatform';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'platen-test-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('passwords', () => {
  it('are kept as salted hashes that carry their parameters', async () => {
    const [one, other] = await Promise.all([hashPassword('demo'), hashPassword('demo')]);
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await verifyPassword('demo', one)).toBe(true);
    expect(await verifyPassword('Demo', one)).toBe(false);
  });

  it('match no missing or broken hash', async () => {
    expect(await verifyPassword('demo', null)).toBe(false);
    expect(await verifyPassword('', 'scrypt$1$1$1$x$y')).toBe(false);
    expect(await verifyPassword('demo', 'demo')).toBe(false);
  });
});

describe('the seed', () => {
  it('fills the database once when several processes start, and every demo account can sign in', async () => {
    const { db, close } = await openTestDatabase();
    try {
      const done = await Promise.all([1, 2, 3].map(() => seed(db, { seed: 'demo', now: NOW })));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await seed(db, { seed: 'large', now: NOW })).toBe(false);
      const secrets = await db.selectDistinct({ hash: integrations.secretHash }).from(integrations);
      expect(secrets).toHaveLength(4);
      const people = await db.select().from(users);
      expect(people).toHaveLength(91);
      const hashes = new Set(
        DEMO_ACCOUNTS.map(({ email }) => people.find((user) => user.email === email)?.passwordHash),
      );
      const [hash, ...others] = [...hashes];
      expect(others).toEqual([]);
      expect(await verifyPassword(DEMO_PASSWORD, hash ?? null)).toBe(true);
    } finally {
      await close();
    }
  });

  it('leaves the database empty with none, also on later starts', async () => {
    const { db, close } = await openTestDatabase();
    try {
      await seed(db, { seed: 'none', now: NOW });
      expect(await seed(db, { seed: 'demo', now: NOW })).toBe(false);
      expect(await db.select().from(users)).toEqual([]);
    } finally {
      await close();
    }
  });
});

const MIGRATIONS = 'platform/database/migrations';

describe('a folder of an earlier version', () => {
  const countAll = async (db: Database) => [
    await db.$count(clients),
    await db.$count(subscriptions),
    await db.$count(environments),
    await db.$count(userGroups),
    await db.$count(connectors),
    await db.$count(renderUsage),
    await db.$count(memberships),
    await db.$count(environmentRoles),
  ];

  /** Lists every table created by a migration after the first. */
  const laterTables = () =>
    readdirSync(MIGRATIONS)
      .filter((file) => file.endsWith('.sql') && !file.startsWith('0000'))
      .flatMap((file) => [...readFileSync(`${MIGRATIONS}/${file}`, 'utf8').matchAll(/CREATE TABLE ("\w+")/g)])
      .map(([, table]) => table);

  /** Reverts the migrations after the first, and the later additions to the demo data. */
  async function makeOld(db: Database): Promise<void> {
    await db.delete(renderUsage).where(eq(renderUsage.environmentId, ENVIRONMENTS.trial));
    await db.delete(environmentRoles).where(eq(environmentRoles.environmentId, ENVIRONMENTS.trial));
    await db.delete(memberships).where(eq(memberships.subscriptionId, SUBSCRIPTIONS.trial));
    await db.delete(environments).where(eq(environments.id, ENVIRONMENTS.trial));
    await db.delete(userGroups).where(eq(userGroups.subscriptionId, SUBSCRIPTIONS.trial));
    await db.delete(subscriptions).where(eq(subscriptions.id, SUBSCRIPTIONS.trial));
    await db.delete(clients).where(eq(clients.id, CLIENTS.provider));
    await db.delete(platformState).where(ne(platformState.name, 'seed'));
    await db.execute(sql.raw(`drop table ${laterTables().join(', ')} cascade`));
    await db.execute(sql`alter table environments drop column sdk_version_public`);
    await db.execute(sql`alter table subscriptions drop column prices`);
    await db.execute(sql`alter table users drop column removed_at`);
    await db.execute(sql`alter table memberships drop column status_task_id`);
    await db.execute(sql`alter table user_group_members drop column task_id`);
    for (const column of ['previous_secret_hash', 'previous_secret_ends_at', 'previous_secret_used_at'])
      await db.execute(sql.raw(`alter table integrations drop column ${column}`));
    await db.execute(sql`alter table sign_in_failures drop column browser`);
    await db.execute(sql`alter table sign_in_failures add primary key (email)`);
    await db.execute(sql`drop index users_external_user_id`);
    await db.execute(sql`delete from drizzle.__drizzle_migrations where id > 1`);
  }

  it('is migrated once and keeps what users changed or removed', async () => {
    await fillEmptyFolder(directory);
    const old = await openDatabase({ dataDirectory: directory });
    await seed(old.db, { seed: 'demo', now: NOW });
    const whole = await countAll(old.db);
    const sandbox = eq(environments.id, ENVIRONMENTS.auroraSandbox);
    await old.db.update(environments).set({ name: 'Renamed' }).where(sandbox);
    await makeOld(old.db);
    const linked = ['press.01', 'press.02', 'press.03'].map((desk) => demoUserId(`${desk}@demo.test`));
    const [seenBefore = '', seenLast = '', neverSeen = ''] = linked;
    for (const [id, lastSeenAt] of [
      [seenBefore, new Date(NOW.getTime() - 1_000)],
      [seenLast, NOW],
      [neverSeen, null],
    ] as const)
      await old.db.update(users).set({ externalUserId: 'idp|one', lastSeenAt }).where(eq(users.id, id));
    await old.close();

    const { db, close } = await openDatabase({ dataDirectory: directory });
    expect(await seed(db, { seed: 'none', now: NOW })).toBe(false);
    expect(await countAll(db)).not.toEqual(whole);
    const done = await Promise.all([1, 2].map(() => seed(db, { seed: 'large', now: NOW })));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await countAll(db)).toEqual(whole);
    const [row] = await db.select().from(environments).where(sandbox);
    expect(row).toMatchObject({ name: 'Renamed', sdkVersionPublic: 'latest' });
    const holders = await db.select({ id: users.id }).from(users).where(eq(users.externalUserId, 'idp|one'));
    expect(holders).toEqual([{ id: seenLast }]);

    const isArial = and(eq(fontFamilies.name, 'Arial'), isNull(fontStyles.fileHash));
    const styled = await db
      .select({ id: fontFamilies.environmentId, styles: sql<number>`count(*)::int` })
      .from(fontStyles)
      .innerJoin(fontFamilies, eq(fontFamilies.id, fontStyles.familyId))
      .where(isArial)
      .groupBy(fontFamilies.environmentId);
    expect(styled).toHaveLength(await db.$count(environments));
    expect(new Set(styled.map(({ styles }) => styles))).toEqual(new Set([4]));

    await db.delete(connectors).where(ne(connectors.ownerType, 'builtIn'));
    expect(await seed(db, { seed: 'demo', now: NOW })).toBe(false);
    expect(await countAll(db)).not.toEqual(whole);
    await close();
  });

  it('adds nothing for users who were removed from it', async () => {
    const { db, close } = await openTestDatabase();
    try {
      await seed(db, { seed: 'demo', now: NOW });
      const ofTrial = eq(memberships.subscriptionId, SUBSCRIPTIONS.trial);
      const [invited] = await db.select().from(memberships).where(ofTrial);
      expect(invited).toMatchObject({ userId: demoUserId('content.admin@demo.test'), status: 'Pending' });
      await db.delete(projects).where(eq(projects.ownerId, invited?.userId ?? ''));
      await db.delete(users).where(eq(users.id, invited?.userId ?? ''));
      await db.delete(platformState).where(ne(platformState.name, 'seed'));
      expect(await seed(db, { seed: 'demo', now: NOW })).toBe(true);
      expect(await db.$count(memberships, ofTrial)).toBe(0);
    } finally {
      await close();
    }
  });
});

describe('opening a database', () => {
  it('keeps its data and locks the folder for one process', async () => {
    await fillEmptyFolder(directory);
    const first = await openDatabase({ dataDirectory: directory });
    await seed(first.db, { seed: 'demo', now: NOW });
    await expect(openDatabase({ dataDirectory: directory })).rejects.toThrow(/is in use by process \d+/);
    await first.close();
    const second = await openDatabase({ dataDirectory: directory });
    const [row] = await second.db.select({ count: count() }).from(users);
    expect(row?.count).toBe(91);
    await second.close();
  });

  it.each([
    ['is gone', '999999999 1'],
    ['had an id that another program has now', `${process.ppid} 1`],
    ['was stopped while writing its lock', ''],
  ])('takes over a folder whose process %s', async (_what, lock) => {
    writeFileSync(join(directory, 'database.lock'), lock);
    const unlock = await lockDirectory(directory);
    expect(readFileSync(join(directory, 'database.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    await unlock();
    expect(existsSync(join(directory, 'database.lock'))).toBe(false);
  });

  it('leaves a folder to the process that runs on it', async () => {
    writeFileSync(join(directory, 'database.lock'), `${process.ppid} ${await identifyProcess(process.ppid)}`);
    await expect(lockDirectory(directory)).rejects.toThrow(`is in use by process ${process.ppid}`);
  });

  describe('by processes of several containers with equal process ids', () => {
    const lockAt = (folder: string) => join(folder, 'database.lock');
    const elsewhere = `${process.pid} 1 another-container`;

    it('leaves it to one that shows that it lives', async () => {
      writeFileSync(lockAt(directory), elsewhere);
      const beat = setInterval(() => utimesSync(lockAt(directory), new Date(), new Date()), 1_000);
      try {
        await expect(lockDirectory(directory)).rejects.toThrow(`is in use by process ${process.pid}`);
      } finally {
        clearInterval(beat);
      }
      expect(readFileSync(lockAt(directory), 'utf8')).toBe(elsewhere);
    });

    it.each([
      ['nothing was heard of for a while', elsewhere, 60],
      ['has just been killed, once nothing has been heard of it for five seconds', elsewhere, 4.7],
      ['ran an older version, which left no sign of life', `${process.pid} 1`, 60],
    ])('takes it over from one that %s', async (_what, lock, age) => {
      writeFileSync(lockAt(directory), lock);
      const touchedAt = Date.now() / 1000 - age;
      utimesSync(lockAt(directory), touchedAt, touchedAt);
      const unlock = await lockDirectory(directory);
      expect(Date.now() / 1000 - touchedAt).toBeGreaterThanOrEqual(5);
      await unlock();
      expect(readdirSync(directory)).toEqual([]);
    });

    it.each([
      ['free', undefined],
      ['left behind', '999999999 1'],
    ])('gives a folder that is %s to one of those that start at once', async (_what, lock) => {
      if (lock) writeFileSync(lockAt(directory), lock);
      const starts: (() => ReturnType<typeof lockDirectory>)[] = [];
      for (let number = 0; number < 8; number += 1) {
        // Each copy of the module has locks of its own, as in a separate process.
        vi.resetModules();
        const copy = await import('../../platform/database/lockDirectory');
        starts.push(() => copy.lockDirectory(directory));
      }
      const outcomes = await Promise.allSettled(starts.map((start) => start()));
      const [winner, ...more] = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect(more).toEqual([]);
      const refusals = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [String(outcome.reason)] : [],
      );
      expect(refusals).toHaveLength(7);
      for (const refusal of refusals) expect(refusal).toContain(`is in use by process ${process.pid}`);
      await winner?.value();
      expect(readdirSync(directory)).toEqual([]);
    });

    it('yields to the process that was faster at taking an abandoned lock', async () => {
      writeFileSync(lockAt(directory), '999999999 1');
      let goOn = () => {};
      const identify = vi.fn(async (pid: number) => {
        if (pid === 999_999_999) await new Promise<void>((resolve) => (goOn = resolve));
        return identifyProcess(pid);
      });
      vi.resetModules();
      vi.doMock('../../platform/database/identifyProcess', () => ({ identifyProcess: identify }));
      const slow = (await import('../../platform/database/lockDirectory')).lockDirectory(directory);
      onTestFinished(() => {
        vi.doUnmock('../../platform/database/identifyProcess');
        vi.resetModules();
      });
      await vi.waitFor(() => expect(identify).toHaveBeenCalledWith(999_999_999));
      const unlock = await lockDirectory(directory);
      const moved: (string | null)[] = [];
      const watcher = watch(directory, (event, name) => event === 'rename' && moved.push(name));
      goOn();
      await expect(slow).rejects.toThrow(`is in use by process ${process.pid}`);
      watcher.close();
      // Not even for a moment, in which a third process would find the folder free.
      expect(moved).not.toContain('database.lock');
      expect(moved).toContain('database.lock.turn');
      await unlock();
      expect(readdirSync(directory)).toEqual([]);
    });

    it('recovers when a process was killed while it took a lock', async () => {
      writeFileSync(lockAt(directory), '999999999 1');
      const turn = `${lockAt(directory)}.turn`;
      mkdirSync(turn);
      const longAgo = Date.now() / 1000 - 60;
      utimesSync(turn, longAgo, longAgo);
      const unlock = await lockDirectory(directory);
      await unlock();
      expect(readdirSync(directory)).toEqual([]);
    });
  });

  it('names the unreachable server without its password', async () => {
    const error = await openDatabase({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/platen' }).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(String(error)).toContain('postgres://127.0.0.1:1/platen is out of reach');
    expect(String(error)).not.toContain('secret');
  });
});

if (process.env.TEST_DATABASE_URL) {
  describe('one PostgreSQL', () => {
    it('is migrated and seeded by several processes at once', async () => {
      const { url, close } = await openTestDatabase();
      try {
        const others = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url })));
        const seeded = await Promise.all(others.map(({ db }) => seed(db, { seed: 'demo', now: NOW })));
        expect(seeded.filter(Boolean)).toHaveLength(1);
        await Promise.all(others.map((other) => other.close()));
      } finally {
        await close();
      }
    });
  });
}

describe('the outbox', () => {
  it('keeps each mail as a file', async () => {
    const outbox = createOutbox(directory);
    await outbox.send({ to: 'desk@demo.test', subject: 'Hello', text: 'Come in.' });
    const folder = join(directory, 'outbox');
    const [file = ''] = readdirSync(folder);
    expect(file).toMatch(/\.eml$/);
    expect(readFileSync(join(folder, file), 'utf8')).toContain('To: desk@demo.test\r\nSubject: Hello\r\n');
  });
});

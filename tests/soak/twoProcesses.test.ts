import { expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '@/demo';
import { startPostgres } from '../../scripts/postgres';
import { startPlatform } from '../e2e/support/startPlatform';
import { callWith, tokenOf } from './support/callAs';
import { report } from './support/report';
import { SOAK_SETTINGS } from './support/soakSettings';

const RACES = 200;
const subscriptionId = SUBSCRIPTIONS.aurora;

it('two processes on one PostgreSQL never both win a race, and see each other’s changes at once', async () => {
  const postgres = await startPostgres();
  const environment = {
    ...SOAK_SETTINGS,
    DATABASE_URL: postgres.url,
    SEED: 'demo',
    PUBLIC_URL: 'http://platform.test',
    SIGNATURE_SECRET: 'one secret of all the processes there are',
  };
  const platforms = await Promise.all([startPlatform(environment), startPlatform(environment)]);
  const [one, other] = platforms;
  const token = await tokenOf(one.url, 'subscription.admin', environment.PUBLIC_URL);
  const calls = [callWith(one.url, token), callWith(other.url, token)] as const;

  const figures = { races: 0, bothWon: 0, noneWon: 0, unseen: 0 };
  for (let race = 1; race <= RACES; race += 1) {
    const body = { subscriptionId, name: `Race ${race}`, environmentRoles: [] };
    const answers = await Promise.all(calls.map((call) => call('POST', '/user-groups', body)));
    const won = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status }) => status === 409).length;
    expect(won + refused).toBe(2);
    figures.races += 1;
    if (won === 2) figures.bothWon += 1;
    if (won === 0) figures.noneWon += 1;
    const winner = answers.findIndex(({ status }) => status === 201);
    const { id } = answers[winner]?.body as { id: string };
    const seen = await calls[winner === 0 ? 1 : 0]('GET', `/user-groups/${id}`);
    if (seen.status !== 200) figures.unseen += 1;
  }
  await Promise.all(platforms.map((platform) => platform.dispose()));
  await postgres.stop();
  report('two processes', figures);
  expect(figures).toEqual({ races: RACES, bothWon: 0, noneWon: 0, unseen: 0 });
});

import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { PERSONAS } from '@/api/mocks';
import { preparePlatform } from '../../stories/states/support/preparePlatform';
import { personaValue, readToolbar } from '../../stories/states/support/toolbar';

const STATE = { shows: 'anything' };

/** Requests a page's data with this toolbar and returns status and body; no status when the network is down. */
async function ask(globals: Record<string, string>, pathOf: (place: { environmentId: string }) => string) {
  const { handlers, place } = preparePlatform(STATE, { toolbar: readToolbar(globals) });
  const response = await getResponse(handlers, new Request(`http://localhost/api/v1${pathOf(place)}`));
  const isAnswer = response !== undefined && response.type !== 'error';
  return {
    status: isAnswer ? response.status : undefined,
    body: isAnswer ? await response.json() : undefined,
  };
}

const environment = ({ environmentId }: { environmentId: string }) => `/environments/${environmentId}`;

describe('the toolbar of Storybook', () => {
  it.each(PERSONAS)('lets %s sign in', async (persona) => {
    const { body } = await ask({ persona: personaValue(persona) }, () => '/users/me');
    expect(body).toMatchObject({ email: `${persona}@demo.test` });
  });

  it.each(['production', 'sandbox', 'development', 'trial'])(
    'puts a screen into a %s environment',
    async (type) => {
      const { body } = await ask({ environmentType: type }, environment);
      expect(body).toMatchObject({ type, defaultName: `aurora-${type}` });
    },
  );

  it.each([
    ['grafx', true],
    ['classic', false],
  ])('puts the subscription under the price book %s', async (priceBook, isGraFxPricebook) => {
    const { body } = await ask({ priceBook }, environment);
    expect(body).toMatchObject({ isGraFxPricebook });
  });

  it('makes a page’s calls fail, but not those of its start', async () => {
    const roles = await ask({ network: 'failing' }, () => '/roles');
    expect(roles.status).toBeUndefined();
    expect(await ask({ network: 'failing' }, environment)).toMatchObject({ status: 200 });
    expect(await ask({ network: 'fast' }, () => '/roles')).toMatchObject({ status: 200 });
  });
});

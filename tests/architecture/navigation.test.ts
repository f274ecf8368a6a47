import { describe, expect, it } from 'vitest';
import { buildNavigation } from '@/app/navigation/buildNavigation';
import { ROUTES } from '@/app/routes/routeTable';
import { deriveAccess, NO_PERMISSIONS, type RoleName } from '@/domain/access';

const SUBSCRIPTION = 'a-subscription';
const ENVIRONMENT = 'an-environment';

/** Addresses of the navigation inside an environment, for whoever holds these roles there. */
function placesOf(roles: readonly RoleName[]): string[] {
  const access = deriveAccess(
    {
      ...NO_PERMISSIONS,
      activeSubscriptions: [SUBSCRIPTION],
      environmentRoles: new Map([[ENVIRONMENT, roles]]),
    },
    {
      subscriptionId: SUBSCRIPTION,
      environmentId: ENVIRONMENT,
      isGraFxPricebook: false,
      subscriptionEnvironmentIds: [ENVIRONMENT],
    },
  );
  const items = buildNavigation(ROUTES, { layout: 'environment', access, environmentId: ENVIRONMENT });
  return items.flatMap((item) =>
    item.menu.length > 0 ? item.menu.flatMap((group) => group.items.map(({ href }) => href)) : [item.href],
  );
}

const within = (...paths: string[]) => paths.map((path) => `/environments/${ENVIRONMENT}/${path}`);

describe('places inside an environment', () => {
  it('R1.09 the studio leads to templates, collections, projects, output settings and user interfaces', () => {
    const studio = ['templates', 'collections', 'projects', 'output-settings', 'user-interfaces'];
    expect(placesOf(['TemplateDesigner'])).toEqual(
      expect.arrayContaining(within(...studio.map((place) => `studio/${place}`))),
    );
  });

  it.each(['TemplateDesigner', 'ContentAdministrator'] as const)(
    'R1.10 a %s finds the publisher, media, fonts and brand kits',
    (role) => {
      expect(placesOf([role])).toEqual(
        expect.arrayContaining(within('publisher', 'media', 'fonts', 'brand-kits')),
      );
    },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deniedRedirect, isTemplateEditorPath } from '@/domain/access';
import { accessOf, anyAccess, ENVIRONMENT, SIBLING } from './accessFixtures';

const editor = `/environments/${ENVIRONMENT}/studio/templates/new`;
const single = accessOf({ inEnvironment: ['User'] });
const content = accessOf({ inEnvironment: ['ContentAdministrator'], graFx: true });
const noRole = accessOf({});
const admin = accessOf({ inEnvironment: ['EnvironmentAdmin'] });

describe('deniedRedirect', () => {
  it('R6.23 a template-editor path redirects to /401 for any caller and route', () => {
    fc.assert(
      fc.property(anyAccess, (access) => {
        expect(
          deniedRedirect({
            path: editor,
            access,
            firstEnvironmentId: ENVIRONMENT,
            selectedEnvironmentId: ENVIRONMENT,
            routeRedirect: '/environments',
          }),
        ).toBe('/401');
      }),
    );
  });

  it.each([
    ['/environments/e/studio/templates/t', true],
    ['/environments/e/studio/templates/new?name=a', true],
    ['/environments/e/studio/templates/t/', true],
    ['/environments/e/studio/templates', false],
    ['/environments/e/studio/templates/', false],
    ['/environments/e/studio/projects/t', false],
  ])('R6.23 %s is a template-editor path: %s', (path, expected) => {
    expect(isTemplateEditorPath(path)).toBe(expected);
  });

  it('R6.24 isEUWithOneEnv redirects to the studio projects of the first environment', () => {
    expect(
      deniedRedirect({
        path: '/',
        access: single,
        firstEnvironmentId: ENVIRONMENT,
        selectedEnvironmentId: SIBLING,
        routeRedirect: '/environments',
      }),
    ).toBe(`/environments/${ENVIRONMENT}/studio/projects`);
  });

  it('R6.25 isCAwithGrafxPriceBook with an environment selected redirects to its studio projects', () => {
    const page = { path: '/', access: content, firstEnvironmentId: SIBLING, routeRedirect: '/environments' };
    expect(deniedRedirect({ ...page, selectedEnvironmentId: ENVIRONMENT })).toBe(
      `/environments/${ENVIRONMENT}/studio/projects`,
    );
    expect(deniedRedirect(page)).toBe('/environments');
  });

  it('R6.26 hasNoRoleOrEnvRole redirects to /unauthorized', () => {
    expect(deniedRedirect({ path: '/', access: noRole, routeRedirect: '/environments' })).toBe(
      '/unauthorized',
    );
  });

  it('R2.01 R6.27 other paths redirect by their route, else to /401', () => {
    expect(deniedRedirect({ path: '/', access: admin, routeRedirect: '/environments' })).toBe(
      '/environments',
    );
    expect(deniedRedirect({ path: '/user-management/groups', access: admin })).toBe('/401');
  });
});

import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { EditorLayout } from '@/app/layouts/EditorLayout';
import { SubscriptionLayout } from '@/app/layouts/SubscriptionLayout';
import { buildNavigation } from '@/app/shell/buildNavigation';
import { Allowed } from '@/app/workspace/Allowed';
import { ROUTES } from '@/app/routeTable/routeTable';
import { environmentIdOf, findRoute } from '@/app/workspace/routeContext';
import { createWorkspace, ENVIRONMENT_ID, InWorkspace, SUBSCRIPTION_ID } from './support/workspace';

const nothing = createWorkspace({ environmentRoles: { [ENVIRONMENT_ID]: ['EU'] } });
const admin = createWorkspace({ subscriptionRoles: { [SUBSCRIPTION_ID]: ['SA'] } });
const designer = createWorkspace({ environmentRoles: { [ENVIRONMENT_ID]: ['TD'] } });
const contentAdmin = (isGraFxPricebook: boolean) =>
  createWorkspace({ environmentRoles: { [ENVIRONMENT_ID]: ['CA'] } }, isGraFxPricebook);

function environmentMenu({ access }: typeof admin) {
  return buildNavigation(ROUTES, { layout: 'environment', access, environmentId: ENVIRONMENT_ID });
}

function studioOf(workspace: typeof admin) {
  const studio = environmentMenu(workspace).find(({ id }) => id === 'studio');
  return { href: studio?.href, places: studio?.menu.flatMap(({ items }) => items.map(({ id }) => id)) };
}

describe('the route table', () => {
  it('R2.44 names its parameters environmentId, projectId, templateId, brandKitId and id', () => {
    const parameters = new Set(ROUTES.flatMap(({ path }) => path.match(/(?<=:)\w+/g) ?? []));
    expect([...parameters].sort()).toEqual(['brandKitId', 'environmentId', 'id', 'projectId', 'templateId']);
  });

  it('has unique paths and ids, and existing parents', () => {
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
    const ids = new Set(ROUTES.map(({ id }) => id));
    for (const { parent } of ROUTES) expect(parent === undefined || ids.has(parent)).toBe(true);
  });

  it('finds the new template’s route before the one of a template', () => {
    expect(findRoute(`/environments/${ENVIRONMENT_ID}/studio/templates/new`)?.id).toBe('template-new');
    expect(findRoute(`/environments/${ENVIRONMENT_ID}/studio/templates/1`)?.id).toBe('template');
    expect(environmentIdOf(`/environments/${ENVIRONMENT_ID}/studio/templates/1`)).toBe(ENVIRONMENT_ID);
    expect(environmentIdOf('/environments')).toBeUndefined();
    expect(environmentIdOf('/environments/%E0%A4%A/media')).toBe('%E0%A4%A');
  });

  it('R2.46 hides the chat on the studio project route and nowhere else', () => {
    const hidden = ROUTES.filter(({ hasChat }) => hasChat === false).map(({ path }) => path);
    expect(hidden).toEqual(['/environments/:environmentId/studio/projects/:projectId']);
  });
});

describe('layouts', () => {
  it('R2.48 Studio opens on templates with the right to edit them and on projects without', () => {
    expect(studioOf(designer).href).toBe(`/environments/${ENVIRONMENT_ID}/studio/templates`);
    expect(studioOf(admin).href).toBe(`/environments/${ENVIRONMENT_ID}/studio/projects`);
    expect(studioOf(nothing).href).toBe(`/environments/${ENVIRONMENT_ID}/studio/projects`);
  });

  it('R2.49 the GraFx price book leaves a content administrator only the projects of the studio', () => {
    expect(studioOf(contentAdmin(true)).places).toEqual(['projects']);
    expect(studioOf(contentAdmin(false)).places).toEqual([
      ...['templates', 'collections', 'projects'],
      ...['output-settings', 'user-interfaces'],
    ]);
  });

  it('R2.47 the editor is outside the box-sizing reset, other layouts inside', () => {
    const { unmount } = render(<Routed element={<EditorLayout />} />);
    expect(screen.getByText('The page').closest('[data-box-sizing="content"]')).not.toBeNull();
    unmount();
    const editors = ROUTES.filter(({ layout }) => layout === 'editor').map(({ id }) => id);
    expect(editors).toEqual(['template-new', 'template']);
    expect(SubscriptionLayout).not.toBe(EditorLayout);
  });
});

function Routed({ element }: { element: React.ReactNode }) {
  const router = createMemoryRouter([{ element, children: [{ path: '/', element: 'The page' }] }]);
  return <RouterProvider router={router} />;
}

describe('a component for some users', () => {
  it('R2.02 R6.28 shows its fallback, or nothing without one', () => {
    const gated = (fallback?: string) => (
      <InWorkspace workspace={nothing}>
        <Allowed rule={['SubscriptionAdmin']} fallback={fallback}>
          Secret
        </Allowed>
      </InWorkspace>
    );
    const { container, rerender } = render(gated());
    expect(container).toBeEmptyDOMElement();
    rerender(gated('Ask an administrator'));
    expect(container).toHaveTextContent('Ask an administrator');
    expect(container).not.toHaveTextContent('Secret');
  });

  it('R2.02 is shown to its users', () => {
    render(
      <InWorkspace workspace={admin}>
        <Allowed rule={['SubscriptionAdmin']}>Shown</Allowed>
      </InWorkspace>,
    );
    expect(screen.getByText('Shown')).toBeInTheDocument();
  });
});

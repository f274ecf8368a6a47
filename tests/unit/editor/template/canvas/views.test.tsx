import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ViewMenu, type ViewChoices } from '@/editor/template/bar/ViewMenu';
import { Viewport } from '@/editor/template/canvas/Viewport';
import { SidePanels } from '@/editor/template/Sides';
import { usePanelWorkspace } from '@/editor/template/usePanelWorkspace';
import { openSession, renderInEditor } from '../support/openEditor';

const CHOICES: ViewChoices = {
  workspaces: [
    {
      id: 'wide',
      name: 'Texts first',
      content: {
        left: { panels: ['variables', 'layers'], open: true, width: 400 },
        right: { panels: ['properties'], open: false, width: 288 },
      },
    },
  ],
  viewPreferences: [
    {
      id: 'grid',
      name: 'On the grid',
      content: { rulers: false, guideStyle: 'square', snapping: false, bleed: false, zoom: 150 },
    },
    {
      id: 'plain',
      name: 'Along lines',
      content: { rulers: true, guideStyle: 'line', snapping: true, bleed: true, zoom: null },
    },
  ],
};
const PANELS = {
  layers: 'The layers',
  pages: 'The pages',
  layouts: 'The layouts',
  resources: 'The resources',
  properties: 'The properties',
  variables: 'The variables',
  actions: 'The actions',
};

function setUp() {
  vi.stubGlobal('innerWidth', 1_280);
  const session = openSession();
  const viewport = new Viewport();
  viewport.measure({ width: 800, height: 600 }, { width: 595, height: 842 });
  function Editor() {
    const { workspace, opened, choose, open } = usePanelWorkspace();
    return (
      <>
        <ViewMenu choices={CHOICES} viewport={viewport} realScale={2} onWorkspace={choose} />
        {(['left', 'right'] as const).map((edge) => (
          <SidePanels
            key={edge}
            edge={edge}
            panels={PANELS}
            side={workspace[edge]}
            opened={opened[edge]}
            onOpen={(panel) => open(edge, panel)}
          />
        ))}
      </>
    );
  }
  renderInEditor(<Editor />, session);
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'View' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  return { session, viewport, choose };
}

describe('the view menu', () => {
  it('S14.03 applies the panels of a workspace with sides and widths', async () => {
    const { choose } = setUp();
    const left = () => screen.getByRole('complementary', { name: 'Template' });
    expect(
      within(left())
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Layers', 'Pages', 'Layouts', 'Resources']]);
    await choose('Texts first');
    expect(
      within(left())
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Variables', 'Layers']]);
    expect(left()).toHaveStyle({ width: '25rem' });
    expect(screen.getByText('The variables')).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Properties' })).not.toBeInTheDocument();
  });

  it('S14.03 applies rulers, guide style, snapping, bleed and zoom of a view preference', async () => {
    const { session, viewport, choose } = setUp();
    const style = () => session.view().document.layouts.items['a4']?.guideStyle;
    const fitted = viewport.state().scale;
    await choose('On the grid');
    expect(session.view().options).toMatchObject({ hasRulers: false, isSnapping: false, hasBleed: false });
    expect(style()).toEqual({ type: 'square', size: 10 });
    expect(viewport.state().scale).toBe(3);
    await choose('Along lines');
    expect(session.view().options).toMatchObject({ hasRulers: true, isSnapping: true, hasBleed: true });
    expect(style()).toEqual({ type: 'line' });
    expect(viewport.state().scale).toBe(fitted);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { dataSetId, demoId, ENVIRONMENTS } from '@/demo';
import { NEW_FORM } from '@/domain/user-interfaces';
import { buildForm } from '@/editor/project/core/form';
import { ProjectSession } from '@/editor/project/core/ProjectSession';
import { FormPanel } from '@/editor/project/panels/FormPanel';
import { ProjectRows } from '@/editor/project/panels/ProjectRows';
import type { Document } from '@/engine/document';
import type { DataRow } from '@/domain/data-sets';
import { createFeatureStage } from '../../features/support/feature';

const start = createFeatureStage();
const TODAY = '2026-11-23';
const environmentId = ENVIRONMENTS.auroraProduction;
const projectId = demoId(`project:${environmentId}:user:Rye with wild honey, shelf 2`);

/** The form of a price tag of the plain user, with the rows of the price list. */
async function setUp(rows?: readonly DataRow[]) {
  const stage = start({ persona: 'user' });
  const priceList = stage.store.dataSets.find(({ id }) => id === dataSetId(environmentId, 'Price list'));
  if (priceList && rows) priceList.rows = [...rows];
  const project = stage.store.projects.find(({ id }) => id === projectId);
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId } },
  });
  const session = new ProjectSession({
    document: JSON.parse(project?.document ?? '') as Document,
    version: 'v1',
    now: () => 0,
    context: { today: TODAY, mediaConnectorId: '' },
    save: () => new Promise<string>(() => undefined),
  });
  function Form() {
    const { document } = useSyncExternalStore(session.subscribe, session.view);
    return (
      <FormPanel
        session={session}
        document={document}
        today={TODAY}
        parts={buildForm(document, NEW_FORM)}
        missing={[]}
        onActive={() => undefined}
        images={{ withheld: undefined, thumbnail: () => null, browse: () => null }}
        rows={(source, draw) => (
          <ProjectRows environment={environment} projectId={projectId} source={source} draw={draw} />
        )}
      />
    );
  }
  return { ...stage, session, show: () => stage.draw(<Form />) };
}

const rowsGroup = () => screen.findByRole('group', { name: 'Data rows' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const product = () => screen.getByRole('textbox', { name: /^Product/ });

describe('the data rows of a project', () => {
  it('S11.17 step to the next and previous row, labelled by their values, and fill in the project', async () => {
    const { show, session } = await setUp();
    show();
    expect(await rowsGroup()).toHaveTextContent('No row chosen, 200 in all');
    await press('Next row');
    expect(await rowsGroup()).toHaveTextContent('Row 1 of 200');
    expect(await rowsGroup()).toHaveTextContent(
      '5412340000001 | Wheat loaf | Wheat, 12 hours, 900 g | 5.58 | 6.2 | bread',
    );
    expect(product()).toHaveValue('Wheat loaf');
    await press('Next row');
    expect(product()).toHaveValue('Rye loaf');
    expect(session.view().document.variables.items.price).toMatchObject({ value: 5.81 });
    await press('Previous row');
    expect(product()).toHaveValue('Wheat loaf');
    expect(screen.getByRole('button', { name: 'Previous row' })).toHaveAttribute('aria-disabled', 'true');
    expect(session.view().undoes).toBe('data row');
  });

  it('S11.17 are a table with a row selected by keyboard or click', async () => {
    const { show } = await setUp();
    show();
    await press('All rows');
    const grid = await screen.findByRole('grid', { name: 'All rows' });
    expect(grid).toHaveAttribute('aria-rowcount', '201');
    grid.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    expect(await rowsGroup()).toHaveTextContent('Row 3 of 200');
    expect(product()).toHaveValue('Spelt loaf');
    await press('All rows');
    await userEvent.click(
      within(await screen.findByRole('grid', { name: 'All rows' })).getByRole('row', { name: /Oat loaf/ }),
    );
    expect(product()).toHaveValue('Oat loaf');
  });

  it('S11.17 report unusable values and the values used instead', async () => {
    const { show, session } = await setUp([['1', 'Loaf', '', null, 2, 'cake']]);
    show();
    await press('Next row');
    const group = await rowsGroup();
    expect(group).toHaveTextContent('Some values of this row could not be used.');
    expect(group).not.toHaveTextContent('Price');
    expect(group).toHaveTextContent("Kind: cake can't be selected.");
    const { items } = session.view().document.variables;
    expect(items.price).toMatchObject({ value: null });
    expect(items.kind).toMatchObject({ selected: null });
    expect(items.details).toMatchObject({ value: '' });
    expect(screen.getByRole('button', { name: 'Next row' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('S11.17 can be loaded again after a failure, and report when there are none', async () => {
    const { show, answer } = await setUp([]);
    const end = answer('get', '/environment/:name/projects/:id/data-sets/:set/rows', 500);
    show();
    expect(await screen.findByText(/The rows could not be loaded/)).toBeVisible();
    end();
    await press('Try again');
    expect(await screen.findByText('The data source has no rows.')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { File } from 'node:buffer';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { initialTableState } from '@/components/DataTable';
import { ENVIRONMENTS } from '@/demo';
import { PublisherScreen, type PUBLISHER_PARTS } from '@/features/publisher';
import { createFeatureStage } from '../support/feature';
import { makeWorkbook, textRow } from '../../support/makeWorkbook';
import { stubFiles } from '../support/stubFiles';

const start = createFeatureStage();
beforeEach(async () => {
  await stubFiles();
  return () => vi.unstubAllGlobals();
});
type Part = (typeof PUBLISHER_PARTS)[number];

function Screen({ environment, part }: { environment: EnvironmentDetail; part: Part }) {
  const [tableState, onTableStateChange] = useState(initialTableState);
  return (
    <PublisherScreen
      environment={environment}
      part={part}
      tableState={tableState}
      onTableStateChange={onTableStateChange}
      hrefOf={(each) => `/publisher?part=${each}`}
    />
  );
}

async function open(part: Part, change: Partial<EnvironmentDetail> = {}) {
  const stage = start({ persona: 'content.admin' });
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  stage.draw(<Screen environment={{ ...environment, ...change }} part={part} />);
  const of = <Row extends { environmentId: string }>(rows: readonly Row[]) =>
    rows.filter(({ environmentId }) => environmentId === ENVIRONMENTS.auroraProduction);
  return {
    ...stage,
    views: (name: string) => of(stage.store.editorViews).filter((view) => view.name === name),
    dataSets: () => of(stage.store.dataSets).map(({ name }) => name),
  };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
async function act(name: string, action: string) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}
async function enterName(name: string) {
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  await userEvent.clear(field);
  await userEvent.type(field, name);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function upload(content: string | Uint8Array, name = 'Autumn.csv') {
  await row('Price list');
  const file = new File([content as string], name);
  await userEvent.upload(screen.getByTestId('gsc-file-input'), file as never);
}

describe('the publisher page', () => {
  it('S14.01 opens the environment’s back office in a new tab, without parameters', async () => {
    await open('data', { backOfficeUri: 'https://office.example/aurora' });
    const link = screen.getByRole('link', { name: 'Open publisher' });
    expect(link).toHaveAttribute('href', 'https://office.example/aurora');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('S14.01 shows a note when the environment has no address', async () => {
    await open('data', { backOfficeUri: '' });
    expect(screen.getByRole('heading', { name: 'No publisher yet' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open publisher' })).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Parts of the publisher' })).not.toBeInTheDocument();
  });

  it('S14.02 has the tabs Workspaces, View preferences and Data, each with an address', async () => {
    await open('view-preferences');
    const tabs = within(screen.getByRole('navigation', { name: 'Parts of the publisher' }));
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Workspaces', '/publisher?part=workspaces'],
      ['View preferences', '/publisher?part=view-preferences'],
      ['Data', '/publisher?part=data'],
    ]);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('View preferences');
    expect(await row('Print')).toHaveTextContent(/Rulers, Snapping, Bleed.*Lines.*100%/);
  });
});

describe('workspaces', () => {
  it('S14.02 are created with the current panels, edited, renamed and deleted', async () => {
    const { views, tell } = await open('workspaces');
    expect(await row('Values only')).toHaveTextContent('Resources (folded)');
    await press('Create workspace');
    await enterName('Mine');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layers' }), 'On the right');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Actions' }), 'Put away');
    const left = within(screen.getByRole('group', { name: 'Left side' }));
    await userEvent.click(left.getByRole('switch', { name: /^Shown/ }));
    await userEvent.clear(left.getByRole('spinbutton', { name: /Width/ }));
    await userEvent.type(left.getByRole('spinbutton', { name: /Width/ }), '320');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Create workspace' }),
    );
    expect(await row('Mine')).toHaveTextContent('Pages, Layouts, Resources (folded)');
    expect(tell).toHaveBeenCalledWith('Mine was created.');
    expect(views('Mine')[0]?.content).toEqual({
      left: { panels: ['pages', 'layouts', 'resources'], open: false, width: 320 },
      right: { panels: ['properties', 'animation', 'variables', 'layers'], open: true, width: 288 },
    });

    await act('Mine', 'Rename…');
    await enterName('Ours');
    await press('Rename');
    expect(await row('Ours')).toHaveTextContent('Pages, Layouts, Resources (folded)');

    await act('Ours', 'Delete…');
    await press('Delete workspace');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Ours/ })).not.toBeInTheDocument());
    expect(views('Ours')).toEqual([]);
  });

  it('S14.02 keep the input when saving fails, and need a name', async () => {
    const { answer, views } = await open('workspaces');
    await act('Layout', 'Edit…');
    await enterName(' ');
    await press('Save');
    expect(screen.getByText('A name is needed.')).toBeVisible();
    await enterName('Wide');
    const end = answer('put', '/environment/:name/workspaces/:id', 500, { detail: 'Out of order.' });
    await press('Save');
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Wide');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/Out of order|went wrong/));
    end();
    await press('Save');
    await row('Wide');
    expect(views('Wide')).toHaveLength(1);
  });
});

describe('view preferences', () => {
  it('S14.02 are created, renamed and deleted, with rulers, guides, snapping, bleed and zoom', async () => {
    const { views } = await open('view-preferences');
    await row('Print');
    await press('Create view preference');
    await enterName('Proof');
    await userEvent.click(screen.getByRole('switch', { name: /^Rulers/ }));
    await userEvent.click(screen.getByRole('switch', { name: /^Snapping/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Squares' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Fit the page to the window' }));
    const zoom = screen.getByRole('spinbutton', { name: /Zoom/ });
    await userEvent.clear(zoom);
    await userEvent.type(zoom, '250');
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Create view preference' }),
    );
    expect(await row('Proof')).toHaveTextContent(/Rulers, Bleed.*Squares.*250%/);
    expect(views('Proof')[0]?.content).toEqual({
      rulers: true,
      guideStyle: 'square',
      snapping: false,
      bleed: true,
      zoom: 250,
    });
    await act('Proof', 'Rename…');
    await enterName('Sharp');
    await press('Rename');
    await row('Sharp');
    await act('Sharp', 'Delete…');
    await press('Delete view preference');
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Sharp/ })).not.toBeInTheDocument());
  });
});

describe('data sets', () => {
  it('S14.02 S14.04 S14.05 are created from a CSV file, after a preview of its columns', async () => {
    const { tell, dataSets } = await open('data');
    await upload('\uFEFFProduct;Price;Code\nRye loaf;6,40;007\nOat knot;2,10;008\n');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a data set' }));
    expect(await dialog.findByText('2 rows and 3 columns:')).toBeVisible();
    const columns = within(dialog.getByRole('list', { name: 'Columns' })).getAllByRole('listitem');
    expect(columns.map((column) => column.textContent)).toEqual([
      'Product (text)',
      'Price (number)',
      'Code (text)',
    ]);
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Autumn');
    await userEvent.click(dialog.getByRole('button', { name: 'Create data set' }));
    expect(await row('Autumn')).toHaveTextContent(/2.*Product, Price, Code/);
    expect(tell).toHaveBeenCalledWith('Autumn was created with 2 rows.');
    expect(dataSets()).toContain('Autumn');
  });

  it('F3.10 F3.15 are created from the selected sheet of a workbook', async () => {
    const { tell } = await open('data');
    const sheets = [
      { name: 'May', rows: `${textRow('Product')}<row><c t="e"><v>#N/A</v></c></row>` },
      { name: 'June', rows: textRow('Product', 'Aisle') + textRow('Oat', '4') + textRow('Rye', '5') },
      { name: 'Old', state: 'hidden' as const, rows: '' },
    ];
    await upload(await makeWorkbook({ sheets }), 'Autumn.xlsx');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a data set' }));
    expect(await dialog.findByText('1 row and 1 column:')).toBeVisible();
    expect(dialog.getByText('Cell A2 shows an error.')).toBeVisible();
    const sheet = dialog.getByRole('combobox', { name: 'Sheet' });
    await userEvent.selectOptions(sheet, 'Old (hidden)');
    expect(await dialog.findByText('Autumn.xlsx: The file is empty.')).toBeVisible();
    await userEvent.selectOptions(sheet, 'June');
    expect(await dialog.findByText('2 rows and 2 columns:')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create data set' }));
    expect(await row('Autumn')).toHaveTextContent(/2.*Product, Aisle/);
    expect(tell).toHaveBeenCalledWith('Autumn was created with 2 rows.');
  });

  it('S14.04 are not created from an unreadable file, which is reported at once', async () => {
    const { dataSets } = await open('data');
    await upload('A,A\n1,2');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a data set' }));
    expect(await dialog.findByText('Autumn.csv: Two columns are named “A”.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create data set' }));
    expect(dataSets()).not.toContain('Autumn');
  });

  it('S14.02 show their rows, and are renamed and deleted', async () => {
    const { dataSets } = await open('data');
    await userEvent.click(await screen.findByRole('button', { name: 'Shops and their hours' }));
    const grid = within(await screen.findByRole('grid', { name: 'Rows of Shops and their hours' }));
    expect(await grid.findByRole('row', { name: /^1 001 Aurora Harbour/ })).toBeVisible();
    await press('Close');
    await act('Price list', 'Rename…');
    await enterName('Prices');
    await press('Rename');
    await row('Prices');
    await act('Prices', 'Delete…');
    await press('Delete data set');
    await waitFor(() => expect(dataSets()).toEqual(['Guests of the opening', 'Shops and their hours']));
  });
});

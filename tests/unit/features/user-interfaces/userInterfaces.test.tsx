import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { initialTableState } from '@/components/DataTable';
import { ENVIRONMENTS, outputSettingId, userInterfaceId } from '@/demo';
import type { FormSection } from '@/domain/user-interfaces';
import { UserInterfaceScreen, UserInterfacesScreen } from '@/features/user-interfaces';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();
// jsdom has no layout; the stories test the scrolling of the choices.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
const AURORA = ENVIRONMENTS.auroraProduction;
const REASON = 'Your role allows reading only.';

function List(props: {
  environment: EnvironmentDetail;
  withheld: string | undefined;
  onOpen: (id: string) => void;
}) {
  const [tableState, onTableStateChange] = useState(initialTableState);
  return <UserInterfacesScreen {...props} tableState={tableState} onTableStateChange={onTableStateChange} />;
}

async function setUp({ withheld }: { withheld?: string } = {}) {
  const stage = start();
  stage.store.persona = 'template.designer';
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: AURORA } },
  });
  const onOpen = vi.fn<(id: string) => void>();
  const onGone = vi.fn();
  const stored = (name: string) =>
    stage.store.userInterfaces.find((row) => row.environmentId === AURORA && row.name === name);
  return {
    ...stage,
    onOpen,
    onGone,
    stored,
    sections: (name: string) => JSON.parse(stored(name)?.formBuilder ?? '[]') as FormSection[],
    list: () => stage.draw(<List environment={environment} withheld={withheld} onOpen={onOpen} />),
    open: (name: string, hasBuilder = true) =>
      stage.draw(
        <UserInterfaceScreen
          environment={environment}
          withheld={withheld}
          hasBuilder={hasBuilder}
          onOpen={onOpen}
          onGone={onGone}
          userInterfaceId={userInterfaceId(AURORA, name)}
        />,
      ),
    act: async (name: string, action: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    },
  };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const isSaved = (tell: ReturnType<typeof vi.fn>, name: string) =>
  waitFor(() => expect(tell).toHaveBeenCalledWith(`${name} was saved.`));
const order = () =>
  within(screen.getByRole('region', { name: 'Form' }))
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label'));

describe('the user interfaces of an environment', () => {
  it('S13.02 show the default one in brackets, which can’t be deleted', async () => {
    const { list } = await setUp();
    list();
    expect(await screen.findByRole('link', { name: '[Default]' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'For the shop' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Default' }));
    const remove = await screen.findByRole('menuitem', { name: /^Delete/ });
    expect(remove).toHaveAttribute('aria-disabled', 'true');
  });

  it('S13.01 report a taken name at the field, and are created with another one', async () => {
    const { list, onOpen, stored } = await setUp();
    list();
    await userEvent.click(await screen.findByRole('button', { name: 'Create user interface' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a user interface' });
    const field = within(dialog).getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'SOCIAL media{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^A user interface with this name exists already\./),
    );
    await userEvent.type(field, ' 2{Enter}');
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(stored('SOCIAL media 2')?.id));
  });

  it('are copied with form and outputs', async () => {
    const { list, act, stored, onOpen } = await setUp();
    list();
    await act('For the shop', 'Duplicate…');
    const dialog = await screen.findByRole('dialog', { name: 'Copy For the shop' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create copy' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalled());
    const copy = stored('For the shop copy');
    expect(copy?.formBuilder).toBe(stored('For the shop')?.formBuilder);
    expect(copy?.outputSettings).toEqual(stored('For the shop')?.outputSettings);
  });

  it('S13.11 are deleted after the collections that use them are named', async () => {
    const { list, act, stored, store } = await setUp();
    list();
    await act('For the shop', 'Delete…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete For the shop?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete user interface' }));
    expect(await within(dialog).findByText(/The collection “For the shop” uses it\./)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete, and use the default one' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'For the shop' })).toBeNull());
    expect(stored('For the shop')).toBeUndefined();
    const collection = store.collections.find(
      ({ name, environmentId }) => name === 'For the shop' && environmentId === AURORA,
    );
    expect(collection?.userInterfaceId).toBeNull();
  });

  it('S15.06 are read-only without the right', async () => {
    const { list } = await setUp({ withheld: REASON });
    list();
    expect(await screen.findByRole('button', { name: 'Create user interface' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('one user interface', () => {
  it('S13.03 offers GIF and MP4 for animated layouts only, and any number of settings', async () => {
    const { open, stored, tell } = await setUp();
    open('Social media');
    const choices = async (name: string) => {
      await userEvent.click(await screen.findByRole('combobox', { name }));
      const texts = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      return texts.filter((text) => /GIF|MP4/.test(text));
    };
    expect(await choices('Print')).toEqual([]);
    expect(await choices('Digital static')).toEqual([]);
    expect(await choices('Digital animated')).toHaveLength(2);
    await userEvent.click(screen.getByRole('combobox', { name: 'Print' }));
    await userEvent.click(await screen.findByRole('option', { name: 'PDF for the press (PDF)' }));
    for (const name of ['PNG for screens (PNG)', 'JPG for web pages (JPG)'])
      await userEvent.click(screen.getByRole('button', { name: new RegExp(name.replace(/[()]/g, '.')) }));
    expect(screen.getByText('None: nothing can be downloaded.')).toBeVisible();
    await save();
    await isSaved(tell, 'Social media');
    expect(stored('Social media')?.outputSettings).toMatchObject({
      print: [outputSettingId(AURORA, 'PDF for the press')],
      digitalStatic: [],
    });
  });

  it('S13.02 that is the default keeps its name, and saves the chosen outputs', async () => {
    const { open, stored, tell } = await setUp();
    open('Default');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    expect(name).toBeDisabled();
    expect(name).toHaveAccessibleDescription(/^The default user interface keeps its name\./);
    await userEvent.click(await screen.findByRole('button', { name: /PDF to look at/ }));
    await save();
    await isSaved(tell, 'Default');
    expect(stored('Default')?.outputSettings.print).toHaveLength(1);
  });

  it('S13.05 S13.06 has three sections, ordered by arrow keys and dragging', async () => {
    const { open, sections, tell } = await setUp();
    open('Default');
    await screen.findByRole('button', { name: 'Move Variables' });
    expect(order()).toEqual(['Data source', 'Layouts', 'Variables']);
    screen.getByRole('button', { name: 'Move Variables' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(order()).toEqual(['Variables', 'Data source', 'Layouts']);
    expect(screen.getByRole('button', { name: 'Move Variables' })).toHaveFocus();
    expect(screen.getByText('Variables is number 1 of 3.')).toBeInTheDocument();
    const dataTransfer = { setData: vi.fn(), effectAllowed: '' };
    fireEvent.dragStart(screen.getByRole('button', { name: 'Move Layouts' }), { dataTransfer });
    fireEvent.dragOver(screen.getByRole('listitem', { name: 'Variables' }), { dataTransfer });
    fireEvent.dragEnd(screen.getByRole('button', { name: 'Move Layouts' }), { dataTransfer });
    expect(order()).toEqual(['Layouts', 'Variables', 'Data source']);
    await save();
    await isSaved(tell, 'Default');
    expect(sections('Default').map(({ type }) => type)).toEqual(['layouts', 'variables', 'datasource']);
  });

  it('H1.01 the first section moves down only, the last one up only', async () => {
    const { open } = await setUp();
    open('Default');
    const up = (name: string) => screen.getByRole('button', { name: `Move ${name} up` });
    await screen.findByRole('button', { name: 'Move Variables' });
    expect(up('Data source')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Move Variables down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(up('Layouts'));
    expect(order()).toEqual(['Layouts', 'Data source', 'Variables']);
    expect(up('Layouts')).toHaveAttribute('aria-disabled', 'true');
    expect(up('Data source')).not.toHaveAttribute('aria-disabled');
  });

  it('S13.06 S13.07 switches sections, edits their heading and help, and chooses their content', async () => {
    const { open, sections, tell } = await setUp();
    open('Default');
    const section = (name: string) => within(screen.getByRole('listitem', { name }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show data source' }));
    expect(section('Data source').queryByRole('textbox')).toBeNull();
    const heading = section('Variables').getByRole('textbox', { name: 'Heading' });
    expect(heading).toHaveValue('Customize');
    await userEvent.clear(heading);
    await userEvent.type(heading, 'Your shop');
    await userEvent.type(section('Variables').getByRole('textbox', { name: 'Help text' }), 'On the door.');
    await userEvent.click(section('Layouts').getByRole('checkbox', { name: 'Choice of layout' }));
    await userEvent.click(section('Layouts').getByRole('checkbox', { name: /^Width and height/ }));
    await userEvent.click(section('Variables').getByRole('checkbox', { name: /^Some groups only/ }));
    await userEvent.type(
      section('Variables').getByRole('textbox', { name: /^Groups/ }),
      'Address{Enter}Hours',
    );
    await save();
    await isSaved(tell, 'Default');
    const [source, layouts, variables] = sections('Default');
    expect(source?.active).toBe(false);
    expect(layouts).toMatchObject({ layoutSelector: false, showWidthHeightInputs: false });
    expect(variables).toMatchObject({
      header: 'Your shop',
      helpText: 'On the door.',
      variableGroups: { show: ['Address', 'Hours'] },
    });
  });

  it('S13.09a has no form builder while its flag is off, and keeps its form', async () => {
    const { open, stored, tell } = await setUp();
    const before = stored('For the shop')?.formBuilder;
    open('For the shop', false);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '!');
    expect(screen.queryByRole('region', { name: 'Form' })).toBeNull();
    await save();
    await isSaved(tell, 'For the shop!');
    expect(stored('For the shop!')?.formBuilder).toBe(before);
  });

  it('S13.01 reports a taken name, and keeps the input', async () => {
    const { open, stored } = await setUp();
    open('For the shop');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'default');
    await save();
    await waitFor(() => expect(name).toHaveAccessibleDescription(/exists already/));
    expect(name).toHaveValue('default');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(name).toHaveValue('For the shop');
    expect(stored('For the shop')).toBeDefined();
  });

  it('is deleted on its page', async () => {
    const { open, onGone, store } = await setUp();
    for (const collection of store.collections) collection.userInterfaceId = null;
    open('Social media');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete user interface' }));
    await waitFor(() => expect(onGone).toHaveBeenCalled());
  });

  it('S15.06 is read-only with the reason', async () => {
    const { open } = await setUp({ withheld: REASON });
    open('For the shop');
    expect(await screen.findByText(REASON)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Move Variables' })).toBeDisabled();
  });
});

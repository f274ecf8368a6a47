import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { initialTableState } from '@/components/DataTable';
import { ENVIRONMENTS, outputSettingId } from '@/demo';
import { OutputSettingScreen, OutputSettingsScreen } from '@/features/output-settings';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();
const ALL_ON = {
  outputLimitFileSizeEnabled: true,
  pdfErrorSettingsFailOnEnabled: true,
  imageBatchOutputSettingsEnabled: true,
  animationBatchOutputSettingsEnabled: true,
};
const REASON = 'Your role allows reading only.';

function List(props: {
  environment: EnvironmentDetail;
  withheld: string | undefined;
  onOpen: (id: string) => void;
}) {
  const [tableState, onTableStateChange] = useState(initialTableState);
  return <OutputSettingsScreen {...props} tableState={tableState} onTableStateChange={onTableStateChange} />;
}

async function setUp({ withheld }: { withheld?: string } = {}) {
  const stage = start();
  stage.store.persona = 'template.designer';
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const onOpen = vi.fn<(id: string) => void>();
  const onGone = vi.fn();
  const stored = (name: string) =>
    stage.store.outputSettings.find(
      (row) => row.environmentId === ENVIRONMENTS.auroraProduction && row.name === name,
    );
  return {
    ...stage,
    onOpen,
    onGone,
    stored,
    list: () => stage.draw(<List environment={environment} withheld={withheld} onOpen={onOpen} />),
    open: (name: string, flags = ALL_ON) =>
      stage.draw(
        <OutputSettingScreen
          environment={environment}
          withheld={withheld}
          flags={flags}
          onOpen={onOpen}
          onGone={onGone}
          settingId={outputSettingId(ENVIRONMENTS.auroraProduction, name)}
        />,
      ),
    act: async (name: string, action: string) => {
      await userEvent.click(await screen.findByRole('button', { name: `Actions of ${name}` }));
      await userEvent.click(await screen.findByRole('menuitem', { name: action }));
    },
  };
}

const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const check = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));

describe('the output settings of an environment', () => {
  it('S12.01 are listed with name, format and description, and a new default replaces the old one', async () => {
    const { list, act, stored } = await setUp();
    list();
    expect(await row('PDF to look at')).toHaveTextContent(/PDF.*With a watermark, to be sent around\./);
    expect(await row('PDF for the press')).toHaveTextContent('Default');
    await act('PDF to look at', 'Set as default');
    await waitFor(async () => expect(await row('PDF to look at')).toHaveTextContent('Default'));
    expect(await row('PDF for the press')).not.toHaveTextContent('Default');
    expect(stored('PDF to look at')?.values.watermarkText).toBe('DRAFT');
  });

  it('S12.01 are copied with all values but not as default', async () => {
    const { list, act, tell, stored } = await setUp();
    list();
    await act('PDF for the press', 'Duplicate');
    await waitFor(() => expect(tell).toHaveBeenCalledWith('PDF for the press copy was created.'));
    const copy = stored('PDF for the press copy');
    expect(copy?.values).toEqual(stored('PDF for the press')?.values);
    expect(copy?.isDefault).toBe(false);
  });

  it('S12.01 are deleted after a question', async () => {
    const { list, act, stored } = await setUp();
    list();
    await act('GIF for e-mail', 'Delete…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete GIF for e-mail?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete output setting' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^GIF for e-mail/ })).toBeNull());
    expect(stored('GIF for e-mail')).toBeUndefined();
  });

  it('S12.02 are created with a name and a format, and opened', async () => {
    const { list, onOpen, stored } = await setUp();
    list();
    await userEvent.click(await screen.findByRole('button', { name: 'Create output setting' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create an output setting' });
    const create = within(dialog).getByRole('button', { name: 'Create output setting' });
    await userEvent.click(create);
    const name = within(dialog).getByRole('textbox', { name: /^Name/ });
    expect(name).toHaveAccessibleDescription(/A name is needed\./);
    await userEvent.type(name, 'Film');
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: /^Format/ }), 'MP4');
    await userEvent.click(create);
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(stored('Film')?.id));
    expect(stored('Film')?.type).toBe('MP4');
  });

  it('S15.06 are read-only without the right, with the reason', async () => {
    const { list } = await setUp({ withheld: REASON });
    list();
    const create = await screen.findByRole('button', { name: 'Create output setting' });
    expect(create).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of PDF for the press' }));
    expect(screen.getByRole('menuitem', { name: /^Delete/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('menuitem', { name: 'Look at it' })).not.toHaveAttribute('aria-disabled', 'true');
  });
});

describe('one output setting', () => {
  it('S12.03 S12.04 is changed and saved, with a preview of its label', async () => {
    const { open, stored, tell } = await setUp();
    open('JPG for web pages');
    const quality = await screen.findByRole('spinbutton', { name: /^Quality/ });
    expect(quality).toHaveValue('70');
    await userEvent.clear(quality);
    await userEvent.type(quality, '30{Enter}');
    expect(screen.getByRole('region', { name: 'Preview for users' })).toHaveTextContent('JPG · quality 30');
    await save();
    await waitFor(() => expect(tell).toHaveBeenCalledWith('JPG for web pages was saved.'));
    expect(stored('JPG for web pages')?.values.quality).toBe(30);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Unsaved changes' })).toBeNull());
  });

  it('S12.02 is not saved without a name or with a watermark of no text', async () => {
    const { open } = await setUp();
    open('PNG for screens');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    expect(name).toHaveAccessibleDescription(/A name is needed\./);
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(name, 'Screens');
    await check(/^Watermark/);
    const text = screen.getByRole('textbox', { name: /^Text of the watermark/ });
    expect(text).toHaveValue('SAMPLE');
    await userEvent.clear(text);
    expect(text).toHaveAccessibleDescription(/Must be 1 to 50 characters\./);
  });

  it('S12.08 S12.38 S12.39 of PDF has prepress fields that appear with the option they belong to', async () => {
    const { open, stored } = await setUp();
    open('PDF to look at');
    await screen.findByRole('spinbutton', { name: /^Bar-width reduction/ });
    expect(screen.queryByRole('spinbutton', { name: /^Offset/ })).toBeNull();
    await check(/^Crop marks/);
    expect(screen.getByRole('spinbutton', { name: /^Offset/ })).toHaveValue('3 mm');
    expect(screen.queryByRole('checkbox', { name: /^Convert RGB too/ })).toBeNull();
    await check(/^Convert CMYK/);
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
    for (const [name, profile] of [
      [/^Intended profile/, 'Coated FOGRA39'],
      [/^Target profile/, 'Uncoated FOGRA52'],
    ] as const)
      await userEvent.selectOptions(screen.getByRole('combobox', { name }), profile);
    await check(/^Convert RGB too/);
    const rgb = within(screen.getByRole('combobox', { name: /^RGB profile/ })).getAllByRole('option');
    expect(rgb.map(({ textContent }) => textContent)).toHaveLength(8);
    expect(rgb[0]).toHaveTextContent('sRGB');
    await save();
    await waitFor(() =>
      expect(stored('PDF to look at')?.values).toMatchObject({
        cropMarks: true,
        cmykConversion: true,
        rgbConversion: true,
        intendedProfile: 'Coated FOGRA39',
        targetProfile: 'Uncoated FOGRA52',
      }),
    );
  });

  it('S16.18 of PDF offers PDF/X-4 with a fixed version', async () => {
    const { open, stored } = await setUp();
    open('PDF to look at');
    const version = await screen.findByRole('combobox', { name: /^PDF version/ });
    expect(version).toBeEnabled();
    await check(/^PDF\/X-4/);
    expect(version).toBeDisabled();
    expect(version).toHaveValue('1.6');
    expect(version).toHaveAccessibleDescription('PDF/X-4 is of version 1.6.');
    await save();
    await waitFor(() =>
      expect(stored('PDF to look at')?.values).toMatchObject({ pdfX4: true, version: '1.6' }),
    );
  });

  it.each([
    ['S12.06', 'outputLimitFileSizeEnabled', 'GIF for e-mail', 'checkbox', /^Limit the file size/],
    ['S12.07', 'imageBatchOutputSettingsEnabled', 'PNG for screens', 'checkbox', /^Continue after a failed/],
    ['S12.07', 'animationBatchOutputSettingsEnabled', 'MP4 for social media', 'checkbox', /^Data source/],
    ['S12.10b', 'pdfErrorSettingsFailOnEnabled', 'PDF for the press', 'combobox', /^Fail a record/],
  ] as const)('%s has a field only as long as %s is on', async (_row, flag, name, role, label) => {
    const { open } = await setUp();
    const { unmount } = open(name);
    expect(await screen.findByRole(role, { name: label })).toBeVisible();
    unmount();
    open(name, { ...ALL_ON, [flag]: false });
    await screen.findByRole('textbox', { name: /^Name/ });
    expect(screen.queryByRole(role, { name: label })).toBeNull();
  });

  it('S12.10a S12.10b R8.25 offers three failure policies, and the default without a choice', async () => {
    const { open, stored } = await setUp();
    const { unmount } = open('PDF for the press');
    const choice = await screen.findByRole('combobox', { name: /^Fail a record/ });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['On errors', 'On errors and warnings', 'Never']);
    await userEvent.selectOptions(choice, 'never');
    await save();
    await waitFor(() => expect(stored('PDF for the press')?.values.failOn).toBe('never'));
    unmount();
    open('PDF for the press', { ...ALL_ON, pdfErrorSettingsFailOnEnabled: false });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), '!');
    await save();
    await waitFor(() => expect(stored('PDF for the press!')?.values.failOn).toBe('onErrors'));
  });

  it('can be reset, and stays editable when a save fails', async () => {
    const { open, answer, stored } = await setUp();
    open('PNG for screens');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, ' and more');
    const takeBack = answer('put', '/environment/:name/output/settings/:id', 500);
    await save();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(name).toHaveValue('PNG for screens and more');
    takeBack();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(name).toHaveValue('PNG for screens');
    expect(stored('PNG for screens')).toBeDefined();
  });

  it('is copied and deleted on its page', async () => {
    const { open, onOpen, onGone, stored } = await setUp();
    open('PNG for screens');
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith(stored('PNG for screens copy')?.id));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete output setting' }));
    await waitFor(() => expect(onGone).toHaveBeenCalled());
  });

  it('S15.06 is read-only with the reason', async () => {
    const { open } = await setUp({ withheld: REASON });
    open('PNG for screens');
    expect(await screen.findByText(REASON)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toBeDisabled();
  });
});

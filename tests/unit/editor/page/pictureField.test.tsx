import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { File } from 'node:buffer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { SIGN_IN_CHANNEL } from '@/domain/connectors';
import { NEW_FORM } from '@/domain/user-interfaces';
import { ChoosePictureDialog } from '@/editor/page/fields/ChoosePictureDialog';
import { setFieldValue, type FieldValue } from '@/editor/page/fields/fieldValue';
import { VariableField } from '@/editor/page/fields/VariableField';
import { buildForm } from '@/editor/project/core/form';
import { newVariable, type Document, type VariableOf } from '@/engine/document';
import { emptyDocument } from '../../engine/support/sampleDocument';
import { createFeatureStage } from '../../features/support/feature';
import { stubFiles } from '../../features/support/stubFiles';

const start = createFeatureStage();
const open: BroadcastChannel[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const channel of open.splice(0)) channel.close();
});

type Store = ReturnType<typeof start>['store'];

/** Opens the field of a picture in a project, with the picker open. */
async function setUp(
  part: Partial<VariableOf<'image'>> = {},
  change: (store: Store) => void = () => undefined,
) {
  const stage = start({ persona: 'content.admin', hasMedia: true });
  change(stage.store);
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const onChange = vi.fn<(value: FieldValue) => undefined>();
  stage.draw(
    <VariableField
      field={{ id: 'photo', variable: { ...newVariable('Photo', 'image'), ...part } }}
      today={'2026-11-23'}
      error={undefined}
      onChange={onChange}
      images={{
        withheld: undefined,
        thumbnail: () => null,
        browse: (question) => (
          <ChoosePictureDialog {...question} environment={environment} mediaConnectorId="" />
        ),
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Choose picture: Photo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  return { ...stage, onChange, dialog };
}

const connectorOf = ({ connectors }: Store, name: string) => {
  const found = connectors.find((row) => row.name === name);
  if (!found) throw new Error(`There is no connector ${name}.`);
  return found;
};

describe('S11.22 the picture of a project', () => {
  it('S11.22 is found folder by folder, with a breadcrumb that leads back', async () => {
    const { dialog, onChange, store } = await setUp();
    const way = () =>
      within(dialog.getByRole('navigation', { name: 'Path of the folder' }))
        .getAllByRole('button')
        .map((button) => button.textContent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Brand' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Logos' }));
    expect(way()).toEqual(['Media', 'Brand', 'Logos']);
    await dialog.findByRole('button', { name: 'mark-green.png' });
    await userEvent.click(dialog.getByRole('button', { name: 'Brand' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Patterns' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'leaves.png' }));
    const leaves = store.media.find(
      ({ name, environmentId }) => name === 'leaves.png' && environmentId === ENVIRONMENTS.auroraProduction,
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ connectorId: '', assetId: leaves?.id });
  });

  it('S11.22 is searched for with Enter, not before', async () => {
    const { dialog } = await setUp();
    await dialog.findByRole('button', { name: 'Brand' });
    const search = dialog.getByRole('searchbox', { name: 'Search pictures' });
    await userEvent.type(search, 'leaves');
    expect(dialog.queryByRole('article')).toBeNull();
    await userEvent.type(search, '{Enter}');
    expect(await dialog.findByRole('article', { name: 'leaves.png' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear search' }));
    expect(await dialog.findByRole('button', { name: 'Brand' })).toBeVisible();
  });

  it('S11.22 keeps to the folder of its variable', async () => {
    const folder = { type: 'fixed', path: 'Brand' } as const;
    const { dialog } = await setUp({ folder, includeSubfolders: true });
    await userEvent.click(await dialog.findByRole('button', { name: 'Logos' }));
    await dialog.findByRole('button', { name: 'mark-green.png' });
    expect(dialog.queryByRole('button', { name: 'Media' })).toBeNull();
  });

  it('S11.22 S14.08 comes from the selected connector, by default the default one', async () => {
    const { dialog, onChange, store } = await setUp();
    const from = await dialog.findByRole('combobox', { name: 'From' });
    expect(from).toHaveDisplayValue('Environment media');
    await userEvent.selectOptions(from, 'Campaign pictures');
    await userEvent.click(await dialog.findByRole('button', { name: 'Autumn' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'roofs.jpg' }));
    const { id: connectorId } = connectorOf(store, 'Campaign pictures');
    const [[chosen] = []] = onChange.mock.calls;
    expect(chosen).toMatchObject({ connectorId });
    const before = { ...newVariable('Photo', 'image'), value: { connectorId: '', assetId: 'old' } };
    const { variable } = setFieldValue(before, chosen ?? null, { today: '2026-11-23', mediaConnectorId: '' });
    expect(variable).toMatchObject({ value: { connectorId } });
  });
});

describe('a picture uploaded for a project', () => {
  beforeEach(stubFiles);
  const png = (name: string) =>
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });
  const measured = (width: number, height: number) =>
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => undefined }));
  const allowed = { allowUpload: true, uploadMinWidth: 800, uploadMinHeight: 600 } as const;
  const inUpload = ({ media }: Store) => {
    const folder = media.find(({ name, kind }) => kind === 'folder' && name === 'Upload');
    return media.filter(({ folderId }) => folder && folderId === folder.id).map(({ name }) => name);
  };
  const choose = async (file: File) =>
    userEvent
      .setup({ applyAccept: false })
      .upload(await screen.findByTestId('gsc-file-input'), [file] as never[]);

  it('S11.22 is offered only when its variable allows it', async () => {
    const { dialog } = await setUp();
    await dialog.findByRole('button', { name: 'Brand' });
    expect(dialog.queryByRole('button', { name: 'Upload picture…' })).toBeNull();
  });

  it('S8.21a S11.22 is uploaded to the upload folder and selected', async () => {
    measured(800, 600);
    const { dialog, onChange, store } = await setUp(allowed);
    expect(dialog.getByText('It has to be at least 800 × 600 px.')).toBeVisible();
    await choose(png('mine.png'));
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect(inUpload(store)).toEqual(['mine.png']);
    const mine = store.media.find(({ name }) => name === 'mine.png');
    expect(onChange).toHaveBeenCalledWith({ connectorId: '', assetId: mine?.id });
  });

  it('S8.21b S11.22 is refused when it is too small, and not stored', async () => {
    measured(799, 600);
    const { dialog, onChange, store } = await setUp(allowed);
    await choose(png('small.png'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'small.png is 799 × 600 px. It has to be at least 800 × 600 px.',
    );
    expect([inUpload(store), onChange.mock.calls]).toEqual([[], []]);
  });

  it('S11.22 is refused when it is no picture', async () => {
    const { dialog, store } = await setUp(allowed);
    await choose(new File(['%PDF-1.7'], 'paper.pdf'));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'paper.pdf is no PNG, JPEG, TIFF, AVIF, HEIC or WebP.',
    );
    expect(inUpload(store)).toEqual([]);
  });
});

describe('a connector that requires a sign-in', () => {
  const asking = (store: Store) => {
    const agency = connectorOf(store, 'Picture agency');
    Object.assign(agency, {
      isEnabled: true,
      browserAuthentication: 'oAuth2AuthorizationCode',
      browserCredentials: 'sealed',
    });
  };
  const choose = async ({ dialog }: Awaited<ReturnType<typeof setUp>>) =>
    userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'From' }), 'Picture agency');
  /** Simulates the page to which a source redirects. */
  const returned = (query: string) => {
    const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
    open.push(channel);
    channel.postMessage(query);
  };

  it('S11.22 S14.13 can be signed in to from the picker, and signed out', async () => {
    const stage = await setUp({}, asking);
    const { dialog, store } = stage;
    await choose(stage);
    const link = await dialog.findByRole('link', { name: /^Sign in to Picture agency/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(/^https:\/\/example\.test\/sign-in/);
    expect(dialog.queryByRole('searchbox')).toBeNull();
    returned('?code=one&state=two');
    expect(await dialog.findByText('You are signed in to Picture agency.')).toBeVisible();
    expect(store.connectorSessions.size).toBe(1);
    store.connectorSessions.add('somebody else');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    expect(await dialog.findByRole('link', { name: /^Sign in to Picture agency/ })).toBeVisible();
    expect([...store.connectorSessions]).toEqual(['somebody else']);
  });

  it('S14.13 reports that the source refused the sign-in', async () => {
    const stage = await setUp({}, asking);
    await choose(stage);
    await stage.dialog.findByRole('link', { name: /^Sign in to Picture agency/ });
    returned('?error=access_denied&error_description=Not+today.');
    expect(await stage.dialog.findByText('Picture agency has refused the sign-in: Not today.')).toBeVisible();
    expect(stage.store.connectorSessions.size).toBe(0);
  });
});

describe('S8.20 the picture of a variable', () => {
  const photo = (part: Partial<VariableOf<'image'>>): Document['variables'] => ({
    order: ['photo', 'shop', 'line'],
    items: {
      photo: { ...newVariable('Photo', 'image'), ...part },
      shop: { ...newVariable('Shop'), value: 'Brand/Logos' },
      line: {
        ...newVariable('Line', 'list'),
        items: [{ value: 'Brand' }, { value: 'Upload' }],
        selected: 'Upload',
      },
    },
  });
  /** The picture in its field of a project's form. */
  const fieldOf = (part: Partial<VariableOf<'image'>>) => {
    const document = { ...emptyDocument(), variables: photo(part) };
    const [field] = buildForm(document, NEW_FORM).flatMap((each) =>
      each.type === 'variables' ? each.groups.flatMap(({ fields }) => fields) : [],
    );
    if (field?.variable.type !== 'image') throw new Error('The form has no picture.');
    return field.variable;
  };

  it('S8.20 comes from the folder named by a text variable, and is uploaded to that of a list variable', async () => {
    const variable = fieldOf({
      folder: { type: 'variable', variableId: 'shop' },
      uploadFolder: { type: 'variable', variableId: 'line' },
      allowUpload: true,
    });
    const { dialog } = await setUp(variable);
    const way = dialog.getByRole('navigation', { name: 'Path of the folder' });
    expect(
      within(way)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Logos']);
    expect(variable.uploadFolder).toEqual({ type: 'fixed', path: 'Upload' });
  });

  it('S8.20 can only be uploaded when browsing is off', async () => {
    const { dialog } = await setUp(fieldOf({ allowQuery: false, allowUpload: true }));
    expect(dialog.getByRole('button', { name: 'Upload picture…' })).toBeVisible();
    expect(dialog.queryByRole('searchbox')).toBeNull();
    expect(dialog.queryByRole('navigation')).toBeNull();
  });

  it('S8.20 is unchanged when neither browsing nor uploads are allowed', async () => {
    const browse = vi.fn(() => null);
    start({ persona: 'content.admin' }).draw(
      <VariableField
        field={{ id: 'photo', variable: fieldOf({ allowQuery: false, allowUpload: false }) }}
        today={'2026-11-23'}
        error={undefined}
        onChange={() => undefined}
        images={{ withheld: undefined, thumbnail: () => null, browse }}
      />,
    );
    const button = screen.getByRole('button', { name: 'Choose picture: Photo' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(browse).not.toHaveBeenCalled();
  });
});

import { useMutation } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { File } from 'node:buffer';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { projectMutations } from '@/api/projects';
import { demoId, demoMediaId, ENVIRONMENTS } from '@/demo';
import { ChooseOfferedPicture } from '@/editor/page/fields/ChooseOfferedPicture';
import type { FieldValue } from '@/editor/page/fields/fieldValue';
import { VariableField } from '@/editor/page/fields/VariableField';
import { newVariable, type Document, type VariableOf } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { createFeatureStage } from '../../features/support/feature';
import { stubFiles } from '../../features/support/stubFiles';

const start = createFeatureStage();
const projectId = demoId(`project:${ENVIRONMENTS.auroraProduction}:user:Night bake in May`);
const OLD = { connectorId: '', assetId: 'old' };

beforeEach(stubFiles);
afterEach(() => vi.unstubAllGlobals());

const png = (name: string) =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' });
const measured = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width, height, close: () => undefined }));

/** The field of a picture for a plain user, in a project whose template takes uploads of at least 800 by 600. */
async function setUp(part: Partial<VariableOf<'image'>> = {}) {
  const variable = {
    ...newVariable('Photo', 'image'),
    allowUpload: true,
    uploadMinWidth: 800,
    uploadMinHeight: 600,
    value: OLD,
    ...part,
  };
  const stage = start({ persona: 'user', hasMedia: true });
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const project = stage.store.projects.find(({ id }) => id === projectId);
  if (!project) throw new Error('There is no such project.');
  const document = JSON.parse(project.document) as Document;
  const variables = { order: ['photo'], items: { photo: variable } };
  project.document = JSON.stringify({ ...document, variables });
  project.startDocument = project.document;
  const chosen = vi.fn<(value: FieldValue) => void>();
  function Filled() {
    const [value, setValue] = useState<typeof OLD | null>(variable.value);
    const { mutateAsync } = useMutation(projectMutations(useApi(), environment).uploadPicture());
    return (
      <VariableField
        field={{ id: 'photo', variable: { ...variable, value } }}
        today={'2026-11-23'}
        error={undefined}
        onChange={(next) => {
          chosen(next);
          setValue(next as typeof OLD | null);
          return undefined;
        }}
        images={{
          withheld: 'Media are not for you.',
          uploadOwn: async (own) => ({
            connectorId: '',
            assetId: (await mutateAsync({ id: projectId, ...own })).assetId,
          }),
          thumbnail: ({ assetId }) => <img alt={assetId} />,
          browseOffered: (question) => (
            <ChooseOfferedPicture {...question} environment={environment} projectId={projectId} />
          ),
          browse: () => null,
        }}
      />
    );
  }
  stage.draw(<Filled />);
  return { ...stage, chosen };
}

const button = () => screen.getByRole('button', { name: 'Upload a picture: Photo' });
const choose = async (file: File) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(await screen.findByTestId('gsc-file-input'), [file] as never[]);

it('H1.07 a plain user uploads a picture at its field', async () => {
  measured(800, 600);
  const { store, chosen } = await setUp();
  expect(screen.getByText(/It has to be at least 800 × 600 px\./)).toBeVisible();
  await choose(png('mine.png'));
  await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
  const [picture] = store.projectPictures;
  expect([picture?.name, picture?.projectId]).toEqual(['mine.png', projectId]);
  const assetId = `project-picture:${picture?.id}`;
  expect(chosen).toHaveBeenCalledWith({ connectorId: '', assetId });
  expect(screen.getByRole('img', { name: assetId })).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('H1.07 a picture dropped on the field is uploaded', async () => {
  measured(900, 700);
  const { store, chosen } = await setUp();
  const dataTransfer = { types: ['Files'], files: [png('dropped.png')] };
  fireEvent.dragOver(button(), { dataTransfer });
  fireEvent.drop(button(), { dataTransfer });
  await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
  expect(store.projectPictures.map(({ name }) => name)).toEqual(['dropped.png']);
});

it('H1.09 a refused picture is reported at the field, which keeps its value', async () => {
  measured(799, 600);
  const { store, chosen } = await setUp();
  await choose(new File(['text'], 'notes.txt'));
  expect(await screen.findByText(/^“notes\.txt” can’t be uploaded\./)).toBeVisible();
  await choose(png('small.png'));
  expect(
    await screen.findByText('small.png is 799 × 600 px. It has to be at least 800 × 600 px.'),
  ).toBeVisible();
  expect(button()).toHaveAttribute('aria-invalid', 'true');
  await choose(new File(['text'], 'wrong.png'));
  expect(await screen.findByText('“wrong.png” has content that does not match its extension.')).toBeVisible();
  expect([store.projectPictures, chosen.mock.calls]).toEqual([[], []]);
  expect(screen.getByRole('img', { name: 'old' })).toBeVisible();
  measured(800, 600);
  await choose(png('large.png'));
  await waitFor(() => expect(chosen).toHaveBeenCalledOnce());
  expect(screen.queryByText(/wrong\.png/)).toBeNull();
});

it('H1.09 a field without uploads shows the reason instead of a button', async () => {
  await setUp({ allowUpload: false, allowQuery: false });
  expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull();
  const closed = screen.getByRole('button', { name: 'Change picture: Photo' });
  expect(closed).toHaveAttribute('aria-disabled', 'true');
});

it('H1.15 a plain user chooses one of the pictures that the field offers', async () => {
  const { store, chosen } = await setUp({
    folder: { type: 'fixed', path: 'Backgrounds' },
    includeSubfolders: false,
  });
  const folderId = demoMediaId(ENVIRONMENTS.auroraProduction, '/Backgrounds');
  const asset = store.media.find((row) => row.kind === 'asset' && row.folderId === folderId);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change picture: Photo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a picture' });
  await user.click(await within(dialog).findByRole('button', { name: new RegExp(asset?.name ?? 'none') }));
  expect(chosen).toHaveBeenCalledWith({ connectorId: '', assetId: asset?.id });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('H1.15 a dialog without a picture shows a note, and Cancel keeps the value', async () => {
  const { chosen } = await setUp({
    folder: { type: 'fixed', path: 'Backgrounds' },
    includeSubfolders: false,
  });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Change picture: Photo' }));
  await user.type(
    await screen.findByRole('searchbox', { name: 'Search pictures' }),
    'nothing like it{Enter}',
  );
  expect(await screen.findByText('No picture matches “nothing like it”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
});

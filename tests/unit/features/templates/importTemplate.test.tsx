import { File } from 'node:buffer';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { ENVIRONMENTS } from '@/demo';
import { openZip, zip } from '@/domain/archive';
import { TemplatesScreen, type TemplatesView } from '@/features/templates';
import { newImageFrame, newPlacement } from '@/engine/document';
import { documentOf, says, words } from '../../../engine/reference/build';
import { createFeatureStage } from '../support/feature';
import { noteDownloads } from '../support/noteDownloads';
import { stubFiles } from '../support/stubFiles';

const start = createFeatureStage();

beforeEach(stubFiles);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface PageProps {
  environment: EnvironmentDetail;
  hasImport: boolean;
}

function Page({ environment, hasImport }: PageProps) {
  const [view, setView] = useState<TemplatesView>({
    search: '',
    sort: { by: 'modified', direction: 'desc' },
  });
  return (
    <TemplatesScreen
      historyOf={() => null}
      editorHref={(id = 'new') => `/editor/${id}`}
      onNavigate={() => undefined}
      environment={environment}
      hasImport={hasImport}
      view={view}
      look="grid"
      withheld={undefined}
      onViewChange={setView}
      onLookChange={() => undefined}
    />
  );
}

async function setUp({ hasImport = true } = {}) {
  const stage = start({ persona: 'template.designer', hasMedia: true });
  // No canvas here: the stories test the pictures.
  stage.answer('get', '/environment/:name/templates/:id/preview/:quality', 500);
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  stage.draw(<Page environment={environment} hasImport={hasImport} />);
  await screen.findAllByRole('article');
  return stage;
}

const DOCUMENT = documentOf([
  {
    frame: {
      ...newImageFrame('Picture'),
      source: { type: 'connector', connectorId: '', assetId: 'pictures/gone.png' },
    },
    placement: newPlacement('image', { x: 0, y: 0, width: 40, height: 30 }),
  },
  words([0, 30, 190, 50], [says('Hamburg', { font: { family: 'House', style: 'Black' } })]),
]);

async function archiveOf(files: Readonly<Record<string, string>>, name = 'Postcard.zip'): Promise<File> {
  const entries = Object.entries(files).map(([path, content]) => ({
    name: path,
    bytes: new TextEncoder().encode(content),
  }));
  const pieces: Uint8Array[] = [];
  for await (const piece of zip(entries)) pieces.push(piece);
  return new File(pieces, name, { type: 'application/zip' });
}

const choose = (file: File) => userEvent.upload(screen.getByTestId('gsc-file-input'), file as never);

async function importFile(file: File, { folder = 'Brand' } = {}) {
  await choose(file);
  const dialog = await screen.findByRole('dialog', { name: 'Import a template' });
  await userEvent.click(await within(dialog).findByRole('button', { name: folder }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
}

const uploads = () => screen.findByRole('region', { name: 'Uploads' });

describe('importing a template', () => {
  it('S9.08 S9.09 imports one in the background, and its log stays available', async () => {
    const { store } = await setUp();
    await importFile(await archiveOf({ 'document.json': JSON.stringify(DOCUMENT), 'readme.txt': 'Hello' }));
    const tray = await uploads();
    expect(
      await within(tray).findByText('Postcard was made, 1 font replaced, 2 parts skipped'),
    ).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Postcard' })).toBeVisible();
    expect(store.templates.filter(({ name }) => name === 'Postcard')).toHaveLength(1);
    for (let turn = 1; turn <= 2; turn++) {
      await userEvent.click(within(tray).getByRole('button', { name: 'Log of Postcard.zip' }));
      const log = await screen.findByRole('dialog', { name: 'Log of Postcard.zip' });
      expect(
        within(log)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'House Black is not among the fonts. The default font is drawn.',
        'readme.txt: It is no part of a template.',
        'pictures/gone.png: The document shows this picture, but neither the archive nor the media have it.',
      ]);
      await userEvent.click(within(log).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('S9.08 requires a folder and a name first', async () => {
    await setUp();
    await choose(await archiveOf({ 'document.json': '{}' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import a template' });
    const submit = within(dialog).getByRole('button', { name: 'Import' });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Brand' }));
    expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(within(dialog).getByRole('textbox', { name: /Name/ }));
    await userEvent.click(submit);
    expect(await within(dialog).findByText('A name is needed.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  });

  it('S9.10 reports at the archive why it is refused, and creates nothing', async () => {
    const { store } = await setUp();
    const before = [store.templates.length, store.media.length, store.fontFamilies.length];
    await importFile(await archiveOf({ 'readme.txt': 'Hello' }));
    expect(await within(await uploads()).findByRole('alert')).toHaveTextContent(
      'The archive has no document.json.',
    );
    expect([store.templates.length, store.media.length, store.fontFamilies.length]).toEqual(before);
  });

  it('S9.10 reports at the archive that a path in it leads outside', async () => {
    await setUp();
    await importFile(await archiveOf({ 'document.json': '{}', '../outside': 'x' }));
    expect(await within(await uploads()).findByRole('alert')).toHaveTextContent(
      'The archive is refused. “../outside” leads outside the archive.',
    );
  });

  it('S9.11 is hidden when the feature is off', async () => {
    await setUp({ hasImport: false });
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
    expect(screen.queryByTestId('gsc-file-input')).toBeNull();
  });
});

describe('the archive of a template', () => {
  it('S9.08 is a file with its document that can be imported again', async () => {
    const saved = noteDownloads();
    const { store } = await setUp();
    // Removes fonts, whose files can't be fetched here.
    store.fontFamilies = [];
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Story' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download as archive' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const [{ blob, fileName }] = saved as [(typeof saved)[number]];
    expect(fileName).toBe('Story.zip');
    const files = await openZip(
      {
        size: blob.size,
        read: async (from, length) => new Uint8Array(await blob.slice(from, from + length).arrayBuffer()),
        inflate: (packed) => Promise.resolve(packed),
      },
      { entries: 100, file: 100_000_000, files: 100_000_000 },
    );
    expect(files.map(({ path }) => path)).toContain('document.json');
    await importFile(new File([new Uint8Array(await blob.arrayBuffer())], 'Again.zip'));
    expect(await screen.findByRole('article', { name: 'Again' })).toBeVisible();
  });
});

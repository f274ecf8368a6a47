import { Blob, File } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { newConnector } from '@/domain/connectors';
import { FontsScreen } from '@/features/fonts';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();

/* The mocks can't read jsdom's files. */
beforeAll(() => {
  vi.stubGlobal('File', File);
  return () => vi.unstubAllGlobals();
});

const file = (path: string) => () =>
  Promise.resolve(new Blob([readFileSync(`node_modules/@expo-google-fonts/${path}.ttf`)]) as never);
const style = (name: string, path: string) => ({
  id: name,
  name,
  fileName: `${name}.ttf`,
  read: file(path),
});
const FAMILIES = [
  { name: 'Arimo', styles: [style('Medium', 'arimo/500Medium/Arimo_500Medium')] },
  {
    name: 'Inter',
    styles: [style('Thin', 'inter/100Thin/Inter_100Thin'), style('Bold', 'inter/700Bold/Inter_700Bold')],
  },
];

/** Opens the page of fonts with connectors of fonts by name, default ones first. */
async function setUp(
  connectors: Readonly<Record<string, { isDefault?: boolean; isEnabled?: boolean }>> = { Foundry: {} },
  withheld?: string,
  before: (stage: ReturnType<typeof start>) => void = () => undefined,
) {
  const stage = start();
  before(stage);
  stage.store.persona = 'template.designer';
  stage.answer('get', '/environment/:name/font-styles/:styleId/preview/:shape', 500);
  const environmentId = ENVIRONMENTS.auroraProduction;
  for (const [name, part] of Object.entries(connectors)) {
    const address = `https://${name.toLowerCase()}.test/type`;
    stage.store.connectors.push({
      ...newConnector({ name, type: 'fonts' }, { type: 'http', address }, () => 'sealed'),
      id: stage.store.nextId('connector'),
      environmentId,
      createdAt: stage.store.now,
      isEnabled: true,
      ...part,
    });
    stage.store.fontSources.set(address, FAMILIES);
  }
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId } },
  });
  const view = { search: '', sort: { by: 'name', direction: 'asc' } } as const;
  stage.draw(
    <FontsScreen
      environment={environment}
      withheld={withheld}
      view={view}
      hasDownload
      onViewChange={() => undefined}
    />,
  );
  await screen.findByRole('list', { name: 'Font families' });
  const user = userEvent.setup();
  const opener = () => screen.findByRole('button', { name: 'Add from a connector' });
  const open = async () => {
    await user.click(await opener());
    return within(await screen.findByRole('dialog', { name: 'Add fonts from a connector' }));
  };
  const stylesOf = (family: string) =>
    stage.store.fontFamilies
      .find((row) => row.name === family && row.environmentId === environmentId)
      ?.styles.map(({ name }) => name);
  return { ...stage, user, opener, open, stylesOf };
}
const submit = (dialog: ReturnType<typeof within>, name: string) => dialog.getByRole('button', { name });

describe('fonts of a connector', () => {
  it('are ticked by family or style, reviewed, and added once the licence is ticked', async () => {
    const { user, open, opener, tell, stylesOf } = await setUp();
    const choosing = await open();
    const inter = within(await choosing.findByRole('group', { name: 'Inter' }));
    expect(submit(choosing, 'Continue')).toHaveAttribute('aria-disabled', 'true');
    await user.click(inter.getByRole('checkbox', { name: 'Inter' }));
    await user.click(inter.getByRole('checkbox', { name: 'Bold' }));
    expect(inter.getByRole('checkbox', { name: 'Inter' })).toBePartiallyChecked();
    await user.click(choosing.getByRole('checkbox', { name: 'Arimo' }));
    await user.click(submit(choosing, 'Continue with 2 styles'));
    const adding = within(await screen.findByRole('dialog', { name: 'Add fonts from a connector' }));
    const thin = within(await adding.findByRole('listitem', { name: 'Thin.ttf' }));
    expect(thin.getByRole('textbox', { name: 'Family' })).toHaveValue('Inter');
    await adding.findByRole('listitem', { name: 'Medium.ttf' });
    expect(submit(adding, 'Add to library')).toHaveAttribute('aria-disabled', 'true');
    await user.click(adding.getByRole('checkbox', { name: /licences/ }));
    expect(stylesOf('Inter')).not.toContain('Thin');
    await user.click(submit(adding, 'Add to library'));
    await waitFor(() => expect(tell.mock.calls).toEqual([['2 fonts added to Arimo, Inter.']]));
    expect(stylesOf('Inter')).toContain('Thin');
    await waitFor(async () => expect(await opener()).toHaveFocus());
  });

  it('are searched on Enter, by keyboard only', async () => {
    const { user, open } = await setUp();
    const choosing = await open();
    await choosing.findByRole('group', { name: 'Arimo' });
    await user.type(choosing.getByRole('searchbox', { name: 'Search families' }), 'nte');
    expect(choosing.getByRole('group', { name: 'Arimo' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(choosing.queryByRole('group', { name: 'Arimo' })).toBeNull());
    await user.keyboard('{Tab}{Tab} ');
    expect(choosing.getByRole('checkbox', { name: 'Inter' })).toBeChecked();
    expect(submit(choosing, 'Continue with 2 styles')).toBeEnabled();
  });

  it('S14.08 come from the default connector first, and stay ticked when another is selected', async () => {
    const { user, open, store } = await setUp({ Archive: {}, Foundry: { isDefault: true } });
    store.fontSources.set(
      'https://archive.test/type',
      [FAMILIES[0]].flatMap((family) => family ?? []),
    );
    const choosing = await open();
    const from = choosing.getByRole('combobox', { name: 'From' });
    expect(
      within(from)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Foundry', 'Archive']);
    await user.click(await choosing.findByRole('checkbox', { name: 'Thin' }));
    await user.selectOptions(from, 'Archive');
    await waitFor(() => expect(choosing.queryByRole('group', { name: 'Inter' })).toBeNull());
    await user.click(await choosing.findByRole('checkbox', { name: 'Medium' }));
    await user.click(submit(choosing, 'Continue with 2 styles'));
    const adding = within(await screen.findByRole('dialog', { name: 'Add fonts from a connector' }));
    await adding.findByRole('listitem', { name: 'Thin.ttf' });
    await adding.findByRole('listitem', { name: 'Medium.ttf' });
  });

  it('S14.07 are hidden when every font connector is disabled', async () => {
    await setUp({ Foundry: { isEnabled: false } });
    expect(await screen.findByRole('button', { name: 'Upload fonts' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add from a connector' })).toBeNull();
  });

  it('S15.17 show the reason without the right to add them', async () => {
    const { user, opener } = await setUp({ Foundry: {} }, 'Only designers change fonts.');
    expect(await opener()).toHaveAttribute('aria-disabled', 'true');
    await user.hover(await opener());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Only designers change fonts.');
  });

  it('report why the source returned none, and load on retry', async () => {
    const { user, open, store } = await setUp();
    store.fontSources.clear();
    const choosing = await open();
    expect(
      await choosing.findByText('Foundry can’t be reached: there is no host foundry.test.'),
    ).toBeVisible();
    store.fontSources.set('https://foundry.test/type', FAMILIES);
    await user.click(choosing.getByRole('button', { name: 'Try again' }));
    expect(await choosing.findByRole('group', { name: 'Inter' })).toBeVisible();
  });

  it('stay when one could not be downloaded, which can be retried or removed', async () => {
    const { user, open, answer } = await setUp();
    const mend = answer('post', '/environment/:name/connectors/:id/fonts/upload', 502, {
      status: 502,
      detail: 'Foundry can’t be reached: it takes too long.',
    });
    const choosing = await open();
    await user.click(await choosing.findByRole('checkbox', { name: 'Inter' }));
    await user.click(submit(choosing, 'Continue with 2 styles'));
    const adding = within(await screen.findByRole('dialog', { name: 'Add fonts from a connector' }));
    expect(await adding.findByText('2 files could not be fetched.')).toBeVisible();
    expect(adding.getAllByText('Foundry can’t be reached: it takes too long.')).toHaveLength(2);
    mend();
    await user.click(adding.getByRole('button', { name: 'Retry Inter Thin' }));
    await adding.findByRole('listitem', { name: 'Thin.ttf' });
    await user.click(adding.getByRole('button', { name: 'Remove Inter Bold' }));
    await user.click(adding.getByRole('checkbox', { name: /licences/ }));
    await waitFor(() =>
      expect(submit(adding, 'Add to library')).not.toHaveAttribute('aria-disabled', 'true'),
    );
  });

  it('are added as shown: one uploaded after its cancellation is omitted', async () => {
    const { user, open, store, stylesOf } = await setUp();
    const choosing = await open();
    await user.click(await choosing.findByRole('checkbox', { name: 'Thin' }));
    await user.click(submit(choosing, 'Continue with 1 style'));
    const adding = within(await screen.findByRole('dialog', { name: 'Add fonts from a connector' }));
    await adding.findByRole('listitem', { name: 'Thin.ttf' });
    const [batch] = store.fontBatches;
    const [thin] = batch?.files ?? [];
    if (!batch || !thin) throw new Error('The upload is empty.');
    batch.files.push({ ...thin, id: store.nextId('font upload'), familyName: 'Cancelled Sans' });
    await user.click(adding.getByRole('checkbox', { name: /licences/ }));
    await user.click(submit(adding, 'Add to library'));
    await waitFor(() => expect(stylesOf('Inter')).toContain('Thin'));
    expect(stylesOf('Cancelled Sans')).toBeUndefined();
  });

  it('are discarded only after a confirmation, also during the first download', async () => {
    const { user, open, hold } = await setUp();
    const held = hold('post', '/environment/:name/connectors/:id/fonts/upload');
    const choosing = await open();
    await user.click(await choosing.findByRole('checkbox', { name: 'Inter' }));
    await user.click(submit(choosing, 'Continue with 2 styles'));
    const adding = within(await screen.findByRole('dialog', { name: 'Add fonts from a connector' }));
    await adding.findByText('Fetching 2 files…');
    await user.click(submit(adding, 'Cancel'));
    expect(await screen.findByRole('alertdialog', { name: 'Discard what you entered?' })).toBeVisible();
    held.end();
  });

  it('are looked at only if they are not large', async () => {
    const { user, open, answer } = await setUp();
    const fetched = vi.fn();
    answer('get', '/environment/:name/font-styles/temp/:batch/files/:file', 500, {}, fetched);
    const row = {
      id: ENVIRONMENTS.auroraProduction,
      name: 'Bold',
      familyName: 'Large',
      fileName: 'large.ttf',
    };
    const preloadedData = [{ ...row, fileSize: 10_000_001, errors: [], notes: [], canBeUploaded: true }];
    answer('post', '/environment/:name/connectors/:id/fonts/upload', 201, {
      batchId: row.id,
      data: { fontFamilies: [], preloadedData },
    });
    const choosing = await open();
    await user.click(await choosing.findByRole('checkbox', { name: 'Thin' }));
    await user.click(submit(choosing, 'Continue with 1 style'));
    const large = within(await screen.findByRole('listitem', { name: 'large.ttf' }));
    expect(large.getByText('No preview')).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('are all unticked at once, for every connector', async () => {
    const { user, open } = await setUp({ Archive: {}, Foundry: { isDefault: true } });
    const choosing = await open();
    await user.click(await choosing.findByRole('checkbox', { name: 'Inter' }));
    await user.selectOptions(choosing.getByRole('combobox', { name: 'From' }), 'Archive');
    expect(choosing.getByText('2 styles ticked')).toBeVisible();
    await user.click(choosing.getByRole('button', { name: 'Clear' }));
    expect(submit(choosing, 'Continue')).toHaveAttribute('aria-disabled', 'true');
  });

  it('show no empty state before the last page, and report a failed page', async () => {
    const { user, open, answer } = await setUp();
    const path = '/environment/:name/connectors/:id/fonts';
    const mend = answer('get', path, 200, {
      data: [],
      pageSize: 50,
      links: { nextPage: '/fonts?nextPageToken=more' },
    });
    const choosing = await open();
    const more = await choosing.findByRole('button', { name: 'Show more' });
    expect(choosing.queryByText('This connector has no fonts.')).toBeNull();
    mend();
    const recover = answer('get', path, 502);
    await user.click(more);
    expect(await choosing.findByText(/The fonts could not be loaded\./)).toBeVisible();
    recover();
    await user.click(choosing.getByRole('button', { name: 'Try again' }));
    expect(await choosing.findByRole('group', { name: 'Inter' })).toBeVisible();
  });

  it('can’t be dropped into the library while some are chosen from a connector', async () => {
    const { open } = await setUp();
    await open();
    const held = new Event('dragover', { bubbles: true, cancelable: true });
    Object.assign(held, { dataTransfer: { types: ['Files'] } });
    fireEvent(window, held);
    expect(await screen.findByText('Close the dialog first.')).toBeInTheDocument();
  });

  it('report that connectors could not be loaded', async () => {
    await setUp({}, undefined, ({ answer }) => void answer('get', '/environment/:name/connectors', 500));
    expect(await screen.findByText(/The connectors could not be loaded\./)).toBeVisible();
  });
});

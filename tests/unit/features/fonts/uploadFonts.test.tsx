import { File } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EnvironmentDetail } from '@/api/types';
import { ENVIRONMENTS } from '@/demo';
import { STATUS_MESSAGES } from '@/domain/failure';
import { useEnvironmentFonts } from '@/editor/template/useEnvironmentFonts';
import { FontsScreen } from '@/features/fonts';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();

/* Node's fetch, which the mocks answer, can't read jsdom's forms and files. */
beforeAll(async () => {
  const form = await new Response(new URLSearchParams()).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('File', File);
  return () => vi.unstubAllGlobals();
});

const fontFile = (path: string, name: string) =>
  new File([readFileSync(`node_modules/@expo-google-fonts/${path}.ttf`)], name);
const THIN = fontFile('inter/100Thin/Inter_100Thin', 'thin.ttf');
const MEDIUM = fontFile('arimo/500Medium/Arimo_500Medium', 'medium.TTF');
const BOLD = fontFile('inter/700Bold/Inter_700Bold', 'bold.ttf');

async function setUp(files: readonly File[], before?: (stage: ReturnType<typeof start>) => void) {
  const stage = start();
  stage.store.persona = 'template.designer';
  // No canvas here: the stories test the pictures.
  stage.answer('get', '/environment/:name/font-styles/:styleId/preview/:shape', 500);
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  before?.(stage);
  const view = { search: '', sort: { by: 'name', direction: 'asc' } } as const;
  stage.draw(
    <FontsScreen
      environment={environment}
      withheld={undefined}
      hasDownload
      view={view}
      onViewChange={() => undefined}
    />,
  );
  await screen.findByRole('list', { name: 'Font families' });
  const user = userEvent.setup({ applyAccept: false });
  const [input] = screen.getAllByTestId('gsc-file-input');
  if (!input) throw new Error('Files can’t be chosen.');
  await user.upload(input, [...files] as never[]);
  const dialog = await screen.findByRole('dialog', { name: 'Upload fonts' });
  const row = (fileName: string) => within(dialog).findByRole('listitem', { name: fileName });
  const add = () => within(dialog).getByRole('button', { name: 'Add to library' });
  const licence = () => within(dialog).getByRole('checkbox', { name: /licences/ });
  const stylesOf = (family: string) =>
    stage.store.fontFamilies
      .find(({ name, environmentId }) => name === family && environmentId === ENVIRONMENTS.auroraProduction)
      ?.styles.map(({ name }) => name);
  return { ...stage, environment, user, dialog, row, add, licence, stylesOf };
}

/** Lists the families in the template editor. */
function Offered({ environment }: { environment: EnvironmentDetail }) {
  const fonts = useEnvironmentFonts(environment);
  return (
    <ul aria-label="Offered by the editor">
      {fonts.map(({ family, styles }) => (
        <li key={family}>{`${family}: ${styles.map(({ style }) => style).join(', ')}`}</li>
      ))}
    </ul>
  );
}

describe('an upload of fonts', () => {
  it('F6.26 notes the unused features of a font, and adds it', async () => {
    const bytes = readFileSync('node_modules/@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf');
    bytes.write('morx', bytes.indexOf('GSUB'), 'latin1');
    const { user, row, add, licence } = await setUp([new File([bytes], 'apple.ttf'), THIN]);
    const told = 'Its letter forms and ligatures are made for Apple systems (morx), and are not used.';
    expect(within(await row('apple.ttf')).getByText(told)).toBeVisible();
    expect(within(await row('thin.ttf')).queryByText(/Apple/)).toBeNull();
    await user.click(licence());
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled', 'true'));
  });

  it('F6.20 has a row for each style of a variable font', async () => {
    const bytes = readFileSync(
      'node_modules/@fontsource-variable/inter/files/inter-latin-standard-normal.woff2',
    );
    const { row } = await setUp([new File([bytes], 'inter.woff2')]);
    const styles = await Promise.all([1, 5, 9].map((number) => row(`inter ${number}.ttf`)));
    const chosen = styles.map((each) =>
      within(each).getByRole<HTMLSelectElement>('combobox', { name: 'Style' }),
    );
    expect(chosen.map(({ value }) => value)).toEqual(['Thin', 'Medium', 'Black']);
  });

  it('S3.20 is offered by the template editor at once after confirmation', async () => {
    const { user, row, add, licence, draw, environment } = await setUp([BOLD]);
    draw(<Offered environment={environment} />);
    const offered = within(screen.getByRole('list', { name: 'Offered by the editor', hidden: true }));
    expect(await offered.findByText(/^Arimo: .*Regular/)).toBeInTheDocument();
    const bold = within(await row('bold.ttf'));
    await user.clear(bold.getByRole('textbox', { name: 'Family' }));
    await user.type(bold.getByRole('textbox', { name: 'Family' }), 'Brand Sans');
    await user.click(licence());
    expect(offered.queryByText(/Brand Sans/)).toBeNull();
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(add());
    expect(await offered.findByText('Brand Sans: Bold')).toBeInTheDocument();
  });

  it('S3.02 S3.05 shows the details of each file, and adds it once the licence is ticked', async () => {
    const { user, row, add, licence, tell, stylesOf } = await setUp([THIN, MEDIUM]);
    expect(within(await row('thin.ttf')).getByRole('textbox', { name: 'Family' })).toHaveValue('Inter');
    expect(within(await row('medium.TTF')).getByRole('combobox', { name: 'Style' })).toHaveValue('Medium');
    expect(add()).toHaveAttribute('aria-disabled', 'true');
    await user.click(licence());
    expect(stylesOf('Arimo')).not.toContain('Medium');
    await user.click(add());
    await waitFor(() => expect(tell.mock.calls).toEqual([['2 fonts added to Arimo, Inter.']]));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stylesOf('Arimo')).toContain('Medium');
    expect(stylesOf('Inter')).toContain('Thin');
  });

  it('S3.04 S3.05 S3.06 shows duplicates at their row until they are renamed', async () => {
    const { user, row, add, licence, stylesOf } = await setUp([BOLD]);
    const bold = within(await row('bold.ttf'));
    expect(await bold.findByText('The library has this style of this family already.')).toBeVisible();
    await user.click(licence());
    expect(add()).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(bold.getByRole('combobox', { name: 'Style' }), 'ExtraBold · 800');
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.clear(bold.getByRole('textbox', { name: 'Family' }));
    await user.type(bold.getByRole('textbox', { name: 'Family' }), 'Brand Sans');
    await user.click(add());
    await waitFor(() => expect(stylesOf('Brand Sans')).toEqual(['ExtraBold']));
  });

  it('S3.01 S3.08 S3.10 shows why each refused file is refused, and adds the others', async () => {
    const damaged = new File(['no font'], 'damaged.otf');
    const { user, dialog, row, add, licence, stylesOf } = await setUp([
      new File(['zip'], 'fonts.zip'),
      damaged,
      THIN,
    ]);
    expect(
      await within(dialog).findByText('Only TTF, OTF, WOFF, WOFF2, TTC and OTC files can be uploaded.'),
    ).toBeVisible();
    const refused = within(await row('damaged.otf'));
    expect(refused.getByText('This file is damaged, or no font.')).toBeVisible();
    expect(refused.queryByRole('textbox')).toBeNull();
    await row('thin.ttf');
    await user.click(licence());
    await user.click(within(dialog).getByRole('button', { name: 'Remove fonts.zip' }));
    await user.click(within(dialog).getByRole('button', { name: 'Remove damaged.otf' }));
    await waitFor(() => expect(add()).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(add());
    await waitFor(() => expect(stylesOf('Inter')).toContain('Thin'));
  });

  it('keeps the input when the platform fails, and continues on retry', async () => {
    const { user, dialog, row, add, licence, answer, stylesOf } = await setUp([THIN]);
    const thin = within(await row('thin.ttf'));
    const mend = answer('patch', '/environment/:name/font-styles/temp/:batch', 500);
    await user.clear(thin.getByRole('textbox', { name: 'Family' }));
    await user.type(thin.getByRole('textbox', { name: 'Family' }), 'Brand Sans');
    await user.click(licence());
    expect(await within(dialog).findByText(STATUS_MESSAGES[500])).toBeVisible();
    expect(thin.getByRole('textbox', { name: 'Family' })).toHaveValue('Brand Sans');
    mend();
    await user.click(add());
    await waitFor(() => expect(stylesOf('Brand Sans')).toEqual(['Thin']));
  });

  it('marks a font that another user has added meanwhile', async () => {
    const { user, row, add, licence, store, stylesOf } = await setUp([THIN]);
    const thin = within(await row('thin.ttf'));
    const inter = store.fontFamilies.find(
      ({ name, environmentId }) => name === 'Inter' && environmentId === ENVIRONMENTS.auroraProduction,
    );
    const [style] = inter?.styles ?? [];
    if (!style) throw new Error('The demo has no Inter.');
    inter?.styles.push({ ...style, id: store.nextId('font style'), name: 'Thin' });
    await user.click(licence());
    await user.click(add());
    expect(await thin.findByText('The library has this style of this family already.')).toBeVisible();
    expect(stylesOf('Inter')?.filter((name) => name === 'Thin')).toHaveLength(1);
  });

  it('shows running uploads, and cancels one without the others', async () => {
    let held: ReturnType<ReturnType<typeof start>['hold']> | undefined;
    const { user, dialog, row, store } = await setUp([THIN, MEDIUM], (stage) => {
      held = stage.hold('post', '/environment/:name/font-styles/temp');
    });
    expect(await within(dialog).findByText('Sending 2 files…')).toBeVisible();
    await waitFor(() => expect(held?.count()).toBe(1));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel thin.ttf' }));
    await waitFor(() => expect(held?.count()).toBe(2));
    held?.letThrough(1);
    await row('medium.TTF');
    expect(await within(dialog).findByText('1 file read. Check what it is called.')).toBeVisible();
    held?.end();
    expect(store.fontBatches.flatMap(({ files }) => files.map(({ fileName }) => fileName))).toContain(
      'medium.TTF',
    );
    expect(within(dialog).queryByText('thin.ttf')).toBeNull();
  });

  it('S3.09 keeps the others when one could not be sent, which can be retried', async () => {
    let mend: (() => void) | undefined;
    const { user, dialog, row } = await setUp([THIN], (stage) => {
      mend = stage.answer('post', '/environment/:name/font-styles/temp', 413, {
        status: 413,
        detail: 'thin.ttf has more than 50 MB.',
      });
    });
    expect(await within(dialog).findByText('1 file could not be sent.')).toBeVisible();
    expect(within(dialog).getByText('thin.ttf has more than 50 MB.')).toBeVisible();
    mend?.();
    await user.click(within(dialog).getByRole('button', { name: 'Retry thin.ttf' }));
    expect(within(await row('thin.ttf')).getByRole('textbox', { name: 'Family' })).toHaveValue('Inter');
  });

  it('confirms before it discards the files, and removes them from the upload', async () => {
    const { user, dialog, row, store } = await setUp([THIN]);
    await row('thin.ttf');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
    await user.click(within(question).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(store.fontBatches[0]?.files).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

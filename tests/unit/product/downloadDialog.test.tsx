import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DownloadDialog, type DownloadWay, type FileChoice } from '@/product/DownloadDialog';
import { createFeatureStage } from '../features/support/feature';

const start = createFeatureStage();

const PRESS: DownloadWay = { value: 'press', format: 'pdf', label: 'For the press', description: 'PDF' };
const LOOK: DownloadWay = { value: 'look', format: 'pdf', label: 'To look at', description: 'PDF · Small' };
/** The option for a document with rows. */
const ROWS: DownloadWay = { ...LOOK, hasAllRecords: true };
const FILM: DownloadWay = { value: 'film', format: 'mp4', label: 'A film', description: 'MP4' };

function setUp(layoutId = 'a4', isPending = false) {
  const mutateAsync = vi.fn((_choice: FileChoice) => new Promise<Blob>(() => undefined));
  const check = vi.fn(() => Promise.resolve());
  const onClose = vi.fn();
  const { draw, tell } = start();
  draw(
    <DownloadDialog
      name="Poster"
      layouts={[
        { value: 'a4', label: 'A4', intent: 'print' },
        { value: 'story', label: 'Story', intent: 'digitalAnimated' },
        { value: 'post', label: 'Post', intent: 'digitalStatic' },
      ]}
      layoutId={layoutId}
      isMarked={false}
      waysFor={(intent) => {
        if (intent === 'print') return [PRESS, LOOK];
        return intent === 'digitalAnimated' ? [FILM, ROWS] : [];
      }}
      make={{ mutateAsync, isPending, error: null }}
      leftHint="Open “Download” again to get it."
      check={check}
      onClose={onClose}
    />,
  );
  const offered = () => screen.queryAllByRole('radio').map((radio) => radio.getAttribute('value'));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Download Poster' }));
  const download = () => dialog().getByRole('button', { name: /^Download/ });
  const chooseLayout = (name: string) => userEvent.selectOptions(screen.getByLabelText('Layout'), name);
  return { mutateAsync, offered, download, chooseLayout, check, onClose, tell };
}

it('S12.34 the content of a file can be checked without making it', async () => {
  const { check, onClose, tell, mutateAsync, chooseLayout } = setUp();
  await chooseLayout('Story');
  await userEvent.click(screen.getByRole('button', { name: 'Check only' }));
  expect(check).toHaveBeenCalledWith({ way: FILM, layoutId: 'story', allRecords: false });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(tell).toHaveBeenCalledWith('Poster is being checked. Output tasks have its report in a moment.');
  expect(mutateAsync).not.toHaveBeenCalled();
});

it.each([
  [true, [['Poster.pdf goes on being made. Open “Download” again to get it.']]],
  [false, []],
])('F7.35 tells what becomes of the file when it is closed (being made: %s)', async (isPending, told) => {
  const { onClose, tell } = setUp('a4', isPending);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(tell.mock.calls).toEqual(told);
});

it('S11.20 the switch for all records is shown only for ways that support them', async () => {
  const { mutateAsync, download, chooseLayout } = setUp();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await chooseLayout('Story');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /To look at/ }));
  await userEvent.click(screen.getByRole('switch', { name: /^All records/ }));
  await userEvent.click(download());
  expect(mutateAsync).toHaveBeenLastCalledWith(expect.objectContaining({ way: ROWS, allRecords: true }));
  await userEvent.click(screen.getByRole('radio', { name: /A film/ }));
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await userEvent.click(download());
  expect(mutateAsync).toHaveBeenLastCalledWith(expect.objectContaining({ way: FILM, allRecords: false }));
});

describe('S11.18 the ways to download a layout', () => {
  it('are those of the layout’s intent, with the first one selected', async () => {
    const { mutateAsync, offered, download, chooseLayout } = setUp();
    expect(offered()).toEqual(['press', 'look']);
    expect(screen.getByRole('radio', { name: /For the press/ })).toBeChecked();
    await chooseLayout('Story');
    expect(offered()).toEqual(['film', 'look']);
    await userEvent.click(download());
    expect(mutateAsync).toHaveBeenCalledWith(expect.objectContaining({ way: FILM, layoutId: 'story' }));
  });

  it('keep the selection when another layout has it too', async () => {
    const { offered, chooseLayout } = setUp();
    await userEvent.click(screen.getByRole('radio', { name: /To look at/ }));
    await chooseLayout('Story');
    expect(offered()).toEqual(['film', 'look']);
    expect(screen.getByRole('radio', { name: /To look at/ })).toBeChecked();
  });

  it('can be empty: a note is shown, and nothing can be downloaded', async () => {
    const { mutateAsync, offered, download } = setUp('post');
    expect(offered()).toEqual([]);
    expect(screen.getByText('There is no download for this layout.')).toBeVisible();
    await userEvent.click(download());
    expect(mutateAsync).not.toHaveBeenCalled();
  });
});

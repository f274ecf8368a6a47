import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createMediaStage } from '../support/mediaStage';

const setUp = createMediaStage();

describe('the media of an environment', () => {
  it('S2.02 are browsed folder by folder, and back by the breadcrumbs', async () => {
    const { draw, names } = await setUp();
    draw();
    expect(await names()).toEqual(['Backgrounds', 'Brand', 'Campaigns', 'Products']);
    await userEvent.click(screen.getByRole('link', { name: 'Products' }));
    await waitFor(async () => expect(await names()).toEqual(['Bread', 'Coffee', 'Preserves']));
    await userEvent.click(screen.getByRole('link', { name: 'Coffee' }));
    await waitFor(async () => expect(await names()).toContain('beans-dark.jpg'));
    expect(screen.getByRole('heading', { level: 1, name: 'Coffee' })).toBeVisible();
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(way).getByText('Coffee')).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(way).getByRole('link', { name: 'Products' }));
    await waitFor(async () => expect(await names()).toContain('Bread'));
  });

  it('S2.18 are found in subfolders by name or whole id, each with its folder', async () => {
    const { draw, names, find } = await setUp({ folder: '/Campaigns' });
    draw();
    const search = await screen.findByRole('searchbox', { name: 'Search media' });
    await userEvent.type(search, 'STORY');
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(screen.getByText('/Campaigns/Autumn')).toBeVisible();
    const [loaf] = find('night-hills.jpg');
    await userEvent.clear(search);
    await userEvent.type(search, String(loaf?.id));
    await waitFor(async () => expect(await names()).toEqual(['night-hills.jpg']));
    await userEvent.type(search, 'zzz');
    expect(await screen.findByText('No media match')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole folder' }));
    await waitFor(async () => expect(await names()).toEqual(['Autumn', 'Night bake', 'Summer']));
    expect(search).toHaveFocus();
  });

  it('S2.19 are filtered by existing formats', async () => {
    const { draw, names } = await setUp({ folder: '/Brand' });
    draw();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search media' }), 'mark');
    await waitFor(async () => expect(await names()).toHaveLength(6));
    await userEvent.click(screen.getByRole('button', { name: 'Formats' }));
    expect(screen.queryByRole('menuitemcheckbox', { name: 'JPG' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'PNG' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'PNG' })).toBeChecked();
  });

  it('are loaded a hundred at a time', async () => {
    const { draw, store, names, find } = await setUp({ folder: '/Backgrounds' });
    const [first] = find('dawn.jpg');
    if (!first) throw new Error('The demo has no pictures.');
    for (let index = 0; index < 100; index++)
      store.media.push({ ...first, id: store.nextId('asset'), name: `picture ${index}.jpg` });
    draw();
    await waitFor(async () => expect(await names()).toHaveLength(100));
    expect(screen.getByText('100 of 106')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await names()).toHaveLength(106));
  });

  it('S2.03 get a folder; a used name is refused at its field', async () => {
    const { draw, names, tell } = await setUp();
    draw();
    await userEvent.click(screen.getByRole('button', { name: 'Create folder' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a folder' });
    const field = within(dialog).getByRole('textbox', { name: /Name/ });
    await userEvent.type(field, 'a/b{Enter}');
    expect(await screen.findByText('A name has no slash in it.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, ' brand {Enter}');
    expect(await screen.findByText('This folder already holds “brand”.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, ' Icons {Enter}');
    await waitFor(() => expect(tell.mock.calls).toEqual([['Icons was created.']]));
    expect(await names()).toEqual(['Backgrounds', 'Brand', 'Campaigns', 'Icons', 'Products']);
  });

  it('S2.04 are renamed; an asset keeps its extension', async () => {
    const { draw, names, act, tell } = await setUp({ folder: '/Backgrounds' });
    draw();
    await act('dawn.jpg', 'Rename…');
    const field = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'morning{Enter}');
    await waitFor(() => expect(tell.mock.calls).toEqual([['dawn.jpg is now morning.jpg.']]));
    expect(await names()).toContain('morning.jpg');
  });

  it('S2.05 are moved to a chosen folder, never into themselves', async () => {
    const { draw, names, act, tell, find } = await setUp();
    draw();
    await act('Backgrounds', 'Move…');
    const dialog = await screen.findByRole('dialog', { name: 'Move Backgrounds' });
    const open = async (name: string) => userEvent.click(await within(dialog).findByRole('button', { name }));
    const own = await within(dialog).findByRole('button', { name: 'Backgrounds' });
    expect(own).toHaveAttribute('aria-disabled', 'true');
    const here = within(dialog).getByRole('button', { name: 'Move to Media' });
    expect(here).toHaveAttribute('aria-disabled', 'true');
    await open('Brand');
    await open('Logos');
    expect(await within(dialog).findByText('There is no folder in here.')).toBeVisible();
    await open('Brand');
    await open('Move to Brand');
    await waitFor(() => expect(tell.mock.calls).toEqual([['Backgrounds was moved to Brand.']]));
    expect(await names()).toEqual(['Brand', 'Campaigns', 'Products']);
    expect(find('Backgrounds')[0]?.folderId).toBe(find('Brand')[0]?.id);
  });

  it('S2.05 S2.01 can’t be moved to their own folder, nor assets to the root, with the reason', async () => {
    const { draw, act } = await setUp({ folder: '/Backgrounds' });
    draw();
    await act('dawn.jpg', 'Move…');
    const dialog = await screen.findByRole('dialog', { name: 'Move dawn.jpg' });
    await userEvent.hover(within(dialog).getByRole('button', { name: 'Move to Backgrounds' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('dawn.jpg lies here already.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Media' }));
    await userEvent.hover(await within(dialog).findByRole('button', { name: 'Move to Media' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^Files lie in folders/));
  });

  it('S2.06 count the content of a folder before it is deleted', async () => {
    const { draw, names, act, find } = await setUp();
    draw();
    await act('Products', 'Delete…');
    const question = await screen.findByRole('alertdialog');
    expect(await within(question).findByText(/It contains 16 assets and 3 folders/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete folder' }));
    await waitFor(async () => expect(await names()).toEqual(['Backgrounds', 'Brand', 'Campaigns']));
    expect(find('cup-small.jpg')).toEqual([]);
  });

  it('S2.15 are downloaded under their own name, and their path and id are copied', async () => {
    const { draw, act, tell, find } = await setUp({ folder: '/Backgrounds' });
    const saved: string[] = [];
    const copied: string[] = [];
    // jsdom has no clipboard until a user is set up.
    userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    draw();
    await act('dawn.jpg', 'Download');
    await waitFor(() => expect(saved).toEqual(['dawn.jpg']));
    await act('dawn.jpg', 'Copy path');
    await act('dawn.jpg', 'Copy id');
    await waitFor(() => expect(copied).toEqual(['/Backgrounds/dawn.jpg', find('dawn.jpg')[0]?.id]));
    expect(tell).toHaveBeenCalledWith('Copied.', 'POSITIVE');
  });

  it('S2.21a S2.21b S2.21c are viewed one after the other by button and arrow key; Escape returns to the tile', async () => {
    userEvent.setup();
    const { draw, find } = await setUp({ folder: '/Backgrounds' });
    draw();
    const tile = await screen.findByRole('button', { name: 'dusk.jpg' });
    await userEvent.click(tile);
    const shown = (name: string) => screen.findByRole('dialog', { name });
    expect(await shown('dusk.jpg')).toBeVisible();
    expect(screen.getByText('1600 × 900 px', { selector: 'dd' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(await shown('harbour.jpg')).toBeVisible();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'Copy Path' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy Id' }));
    expect(write.mock.calls).toEqual([['/Backgrounds/harbour.jpg'], [find('harbour.jpg')[0]?.id]]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(await shown('dawn.jpg')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tile).toHaveFocus();
    await userEvent.click(tile);
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await shown('harbour.jpg')).toBeVisible();
  });

  it('S2.17 show the type and the reason without a preview', async () => {
    const { draw, find } = await setUp({ folder: '/Backgrounds' });
    const reason = 'There is no preview of PDF files. They are kept and can be downloaded.';
    Object.assign(find('dawn.jpg')[0] ?? {}, { name: 'terms.pdf', extension: 'pdf', fault: reason });
    draw();
    const tile = await screen.findByRole('article', { name: 'terms.pdf' });
    expect(await within(tile).findByText(reason)).toBeVisible();
    expect(within(tile).getByText('PDF')).toBeVisible();
  });

  it('S15.17 show the reason without the right to change them', async () => {
    const { draw } = await setUp({ withheld: 'You may not manage media.' });
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions of Brand' }));
    const rename = await screen.findByRole('menuitem', { name: /Rename/ });
    expect(rename).toHaveAttribute('aria-disabled', 'true');
    expect(rename).toHaveTextContent('You may not manage media.');
    expect(screen.getByRole('button', { name: 'Create folder' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('report a deleted folder, and load again after a failure', async () => {
    const { draw } = await setUp({ folder: '/Gone' });
    draw();
    expect(await screen.findByText('There is no such folder')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All media' })).toBeVisible();
  });

  it('load when it is tried again after a failure', async () => {
    const { draw, answer, names } = await setUp();
    const mend = answer('get', '/environment/:name/media', 500);
    draw();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    await userEvent.click(retry);
    expect(await names()).toHaveLength(4);
  });
});

describe('where media are used', () => {
  it('S16.05 is shown beside the picture of an asset, and before it or its folder is deleted', async () => {
    const { draw, store, act, find, environment } = await setUp({ folder: '/Products/Coffee' });
    const [asset] = find('beans-dark.jpg');
    const kit = store.brandKits.find(
      (row) => row.environmentId === environment.guid && row.name === 'Aurora',
    );
    if (!kit || !asset) throw new Error('The demo has no such kit or picture.');
    kit.content = {
      ...kit.content,
      media: [{ guid: 'one', name: 'One', mediaConnectorId: null, mediaId: asset.id }],
    };
    store.brandKits = [kit];
    draw();
    await userEvent.click(await screen.findByRole('button', { name: 'beans-dark.jpg' }));
    const viewer = await screen.findByRole('dialog', { name: 'beans-dark.jpg' });
    expect(await within(viewer).findByRole('link', { name: 'Aurora' })).toHaveAttribute(
      'href',
      `/environments/${environment.guid}/brand-kits/${kit.id}`,
    );
    await userEvent.keyboard('{Escape}');
    await act('beans-dark.jpg', 'Where used…');
    const asked = await screen.findByRole('dialog', { name: 'Where beans-dark.jpg is used' });
    expect(await within(asked).findByRole('link', { name: 'Aurora' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await act('beans-dark.jpg', 'Delete…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete beans-dark.jpg?' });
    expect(await within(dialog).findByText('1 brand kit uses it:')).toBeVisible();
  });
});

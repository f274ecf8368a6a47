import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { File } from 'node:buffer';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMediaStage } from '../support/mediaStage';
import { stubFiles } from '../support/stubFiles';

const setUp = createMediaStage();
beforeEach(async () => {
  await stubFiles();
  return () => vi.unstubAllGlobals();
});
const pdf = (name: string) => new File(['%PDF-1.7\n'], name, { type: 'application/pdf' });
const choose = async (...files: File[]) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(await screen.findByTestId('gsc-file-input'), files as never[]);
const tray = () => screen.findByRole('region', { name: 'Uploads' });
const drop = (files: File[]) => fireEvent.drop(window, { dataTransfer: { types: ['Files'], files } });

describe('uploading media', () => {
  it('S2.01 is not possible at the root, with the reason', async () => {
    const { draw, names, find } = await setUp();
    draw();
    await names();
    const button = screen.getByRole('button', { name: 'Upload' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^Files lie in folders/);
    drop([pdf('a.pdf')]);
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
    expect(find('a.pdf')).toEqual([]);
  });

  it('S2.17 shows why an upload has no preview, and how to get one', async () => {
    const { draw, names } = await setUp({ folder: '/Backgrounds' });
    draw();
    await names();
    await choose(new File(['%!PS-Adobe-3.0 EPSF-3.0'], 'logo.eps'));
    await waitFor(async () => expect(await tray()).toHaveTextContent('Uploaded, without a preview'));
    await userEvent.click(within(await tray()).getByRole('button', { name: 'Log of logo.eps' }));
    const log = await screen.findByRole('dialog', { name: 'Log of logo.eps' });
    expect(log).toHaveTextContent(/There is no preview of EPS files, .* save it as PDF/);
  });

  it('S2.10c accepts several files, chosen or dropped, and reports when all are uploaded', async () => {
    const { draw, names } = await setUp({ folder: '/Backgrounds' });
    draw();
    await names();
    await choose(pdf('a.pdf'), pdf('b.pdf'));
    await waitFor(async () => expect(await tray()).toHaveTextContent('2 files uploaded'));
    drop([pdf('c.pdf')]);
    await waitFor(async () => expect(await tray()).toHaveTextContent('3 files uploaded'));
    await waitFor(async () =>
      expect(await names()).toEqual(expect.arrayContaining(['a.pdf', 'b.pdf', 'c.pdf'])),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear the list' }));
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
  });

  it('S2.07 S2.08 S2.10b shows why each file is refused, and retries only recoverable failures', async () => {
    const { draw, names, find } = await setUp({ folder: '/Backgrounds' });
    draw();
    await names();
    await choose(new File(['<html>'], 'page.html'), new File(['<html>'], 'fake.JPG'), pdf('good.PDF'));
    await waitFor(async () => expect(await tray()).toHaveTextContent('2 files could not be uploaded'));
    expect(screen.getByText(/“page.html” can’t be uploaded/)).toBeVisible();
    expect(screen.getByText(/“fake.JPG” has content that does not match its extension/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry page.html' })).toBeNull();
    expect(find('fake.JPG')).toEqual([]);
    expect(find('good.PDF')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retry fake.JPG' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry fake.JPG' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Remove fake.JPG' }));
    expect(screen.queryByText(/does not match its extension/)).toBeNull();
  });

  it('S2.09b S2.10a continues with the others when one is cancelled, which leaves nothing', async () => {
    const { draw, names, hold, find } = await setUp({ folder: '/Backgrounds' });
    const calls = hold('post', '/environment/:name/media');
    draw();
    await names();
    await choose(pdf('slow.pdf'), pdf('other.pdf'));
    await waitFor(() => expect(calls.count()).toBe(2));
    expect(await tray()).toHaveTextContent('Uploading, 0 of 2 files done');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel slow.pdf' }));
    calls.letThrough(1);
    await waitFor(async () => expect(await tray()).toHaveTextContent('1 file uploaded'));
    expect(within(await tray()).queryByText('slow.pdf')).toBeNull();
    expect(find('slow.pdf')).toEqual([]);
    expect(find('other.pdf')).toHaveLength(1);
  });

  it('S2.10b S2.10d retries only the failed one', async () => {
    const { draw, names, answer, find } = await setUp({ folder: '/Backgrounds' });
    draw();
    await names();
    const takeBack = answer('post', '/environment/:name/media', 503);
    await choose(pdf('late.pdf'));
    const retry = await screen.findByRole('button', { name: 'Retry late.pdf' });
    expect(await tray()).toHaveTextContent('1 file could not be uploaded');
    takeBack();
    await choose(pdf('good.pdf'));
    await waitFor(() => expect(find('good.pdf')).toHaveLength(1));
    expect(await tray()).toHaveTextContent('1 file could not be uploaded');
    await userEvent.click(retry);
    await waitFor(async () => expect(await tray()).toHaveTextContent('2 files uploaded'));
    expect([find('late.pdf').length, find('good.pdf').length]).toEqual([1, 1]);
  });

  it('H3.24 shows a file that had arrived before its upload was cancelled', async () => {
    const { draw, names, hold, find, store } = await setUp({ folder: '/Backgrounds' });
    const calls = hold('post', '/environment/:name/media');
    draw();
    await names();
    await choose(pdf('kept.pdf'));
    await waitFor(() => expect(calls.count()).toBe(1));
    const [old] = find('dusk.jpg');
    if (old?.kind !== 'asset') throw new Error('The demo has no dusk.');
    store.media.push({ ...old, id: '5f3f0f52-9c1b-4d53-8a3d-2f4b9f0e7a11', name: 'kept.pdf' });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel kept.pdf' }));
    await waitFor(async () => expect(await names()).toContain('kept.pdf'));
  });

  it.each([
    ['Replace', { uploaded: '2 files', isReplaced: true, copies: 0 }],
    ['Keep both', { uploaded: '2 files', isReplaced: false, copies: 1 }],
    ['Skip', { uploaded: '1 file', isReplaced: false, copies: 0 }],
  ])('S2.12 asks what to do with a name the folder holds: %s', async (choice, outcome) => {
    const { draw, names, find, store } = await setUp({ folder: '/Backgrounds' });
    const [old] = find('dusk.jpg');
    if (old?.kind !== 'asset') throw new Error('The demo has no dusk.');
    Object.assign(old, { name: 'terms.pdf', extension: 'pdf' });
    const size = old.size;
    draw();
    await names();
    await choose(pdf('TERMS.pdf'), pdf('free.pdf'));
    const question = await screen.findByRole('dialog', { name: 'The folder already holds this name' });
    await userEvent.click(within(question).getByRole('radio', { name: new RegExp(`^${choice}`) }));
    await userEvent.click(within(question).getByRole('button', { name: 'Continue' }));
    await waitFor(async () => expect(await tray()).toHaveTextContent(`${outcome.uploaded} uploaded`));
    const now = store.media.find(({ id }) => id === old.id);
    expect(now?.kind === 'asset' && now.size !== size).toBe(outcome.isReplaced);
    expect(find('TERMS (2).pdf')).toHaveLength(outcome.copies);
    expect(find('free.pdf')).toHaveLength(1);
  });
});

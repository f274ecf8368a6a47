import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PictureShelf } from '@/editor/page/PictureShelf';
import { PagesPanel } from '@/editor/template/panels';
import { isSamePicture } from '@/editor/page/isSamePicture';
import { resolveLayout, type Document } from '@/engine/document';
import type { Operation } from '@/engine/edit';
import { sampleDocument } from '../../../engine/support/sampleDocument';
import { changed, openSession, renderInEditor, smallDocument } from '../support/openEditor';
import { dragRow } from '../support/pointer';

const shelf = new PictureShelf(() => Promise.resolve(undefined));

/** A document of the small page and a second, empty one. */
const twoPages = () => changed(smallDocument(), [{ kind: 'addPage', pageId: 'second', name: 'Page 2' }]);

function setUp(document: Document = twoPages()) {
  const { session } = renderInEditor(<PagesPanel engine={undefined} shelf={shelf} />, openSession(document));
  const names = () => {
    const { order, items } = session.view().document.pages;
    return order.map((id) => items[id]?.name);
  };
  return { session, names };
}

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}(?:,|$)`) });

async function choose(page: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions of ${page}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${entry}`) }));
}

describe('S10.23 the pages panel', () => {
  it('S10.23 shows the selected page', async () => {
    const { session } = setUp();
    await userEvent.click(row('Page 2'));
    expect(session.view().pageId).toBe('second');
    expect(row('Page 2')).toHaveAttribute('aria-selected', 'true');
  });

  it('S10.23 adds a page and turns to it', async () => {
    const { session, names } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Add page' }));
    expect(names()).toEqual(['Page 1', 'Page 2', 'Page 3']);
    expect(session.view().document.pages.order.at(-1)).toBe(session.view().pageId);
  });

  it('S10.23 adds no page without a selected print layout, and explains why', async () => {
    const { session, names } = setUp();
    act(() => {
      session.change([{ kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalStatic' }], {
        label: 'intent',
      });
    });
    const button = screen.getByRole('button', { name: 'Add page' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(button);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('while a print layout is selected');
    await userEvent.click(button);
    expect(names()).toHaveLength(2);
  });

  it('S10.23 adds no page beyond 50', () => {
    const more = Array.from({ length: 48 }, (_, index): Operation => ({
      kind: 'addPage',
      pageId: `more${index}`,
      name: `More ${index}`,
    }));
    setUp(changed(twoPages(), more));
    expect(screen.getAllByRole('treeitem')).toHaveLength(50);
    expect(screen.getByRole('button', { name: 'Add page' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('S10.23 duplicates a page with its frames, their places and user rights', async () => {
    const { session, names } = setUp(sampleDocument());
    await choose('Page 1', 'Duplicate');
    expect(names()).toEqual(['Page 1', 'Page 1 copy', 'Page 2']);
    const { document, pageId } = session.view();
    const [of, copy] = [document.pages.items['page'], document.pages.items[pageId]];
    const ids = copy?.frames.order ?? [];
    expect(ids.map((id) => copy?.frames.items[id])).toEqual(
      of?.frames.order.map((id) => of.frames.items[id]),
    );
    expect(new Set([...ids, ...(of?.frames.order ?? [])]).size).toBe(8);
    const [, , words = ''] = ids;
    for (const layoutId of ['a4', 'half', 'quarter']) {
      const { placements } = resolveLayout(document, layoutId);
      expect(placements.get(words)).toEqual(placements.get('words'));
    }
    expect(document.constraints.frames[words]).toEqual(document.constraints.frames['words']);
    expect(document.layouts.items['half']?.barcodes[ids[3] ?? '']).toMatchObject({ type: 'qr' });
  });

  it('S10.23 orders pages by keyboard and by dragging', async () => {
    const { names } = setUp();
    await userEvent.click(row('Page 2'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(names()).toEqual(['Page 2', 'Page 1']);
    expect(screen.getByRole('status')).toHaveTextContent('Page 2, 1 of 2');
    dragRow(row('Page 2'), row('Page 1'), 0.9);
    expect(names()).toEqual(['Page 1', 'Page 2']);
  });

  it('S10.23 renames a page', async () => {
    const { names } = setUp();
    await userEvent.dblClick(row('Page 1'));
    await userEvent.keyboard('Cover{Enter}');
    expect(names()).toEqual(['Cover', 'Page 2']);
  });

  it('S10.23 hides and deletes a page, and explains why the last visible one stays', async () => {
    const { session, names } = setUp();
    await choose('Page 2', 'Hide');
    expect(row('Page 2')).toHaveAccessibleName('Page 2, hidden');
    await userEvent.click(screen.getByRole('button', { name: 'Actions of Page 1' }));
    for (const name of [/^Hide/, /^Delete/]) {
      const entry = await screen.findByRole('menuitem', { name });
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).toHaveTextContent('At least one page must stay visible.');
    }
    await userEvent.keyboard('{Escape}');
    await choose('Page 2', 'Delete');
    expect(names()).toEqual(['Page 1']);
    act(() => session.undo());
    expect(names()).toEqual(['Page 1', 'Page 2']);
  });

  it('S10.23 explains why the Delete key keeps the last visible page', async () => {
    const { names } = setUp(smallDocument());
    await userEvent.click(row('Page 1'));
    await userEvent.keyboard('{Delete}');
    expect(screen.getByRole('alert')).toHaveTextContent('At least one page must stay visible.');
    expect(names()).toEqual(['Page 1']);
  });

  it('S10.23 draws a page’s picture again when something of it changes, and not for changes of another page', () => {
    const before = twoPages();
    const moved = changed(before, [
      { kind: 'moveFrames', layoutId: 'a4', frameIds: ['low'], by: { x: 1, y: 0 } },
    ]);
    expect(isSamePicture(before, moved, 'page')).toBe(false);
    expect(isSamePicture(before, moved, 'second')).toBe(true);
    const renamed = changed(before, [{ kind: 'renamePage', pageId: 'page', name: 'Cover' }]);
    expect(isSamePicture(before, renamed, 'page')).toBe(true);
    const larger = changed(before, [{ kind: 'resizeLayout', layoutId: 'a4', width: 200, height: 200 }]);
    expect(isSamePicture(before, larger, 'second')).toBe(false);
  });
});

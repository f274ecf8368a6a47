import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { BrandKitResources, useKitSync } from '@/editor/template/brand-kit';
import type { EditorSession } from '@/editor/template/core/EditorSession';
import { SessionContext, useView } from '@/editor/template/core/SessionContext';
import type { EnvironmentDetail } from '@/api/types';
import { ENVIRONMENTS } from '@/demo';
import { newShapeFrame, newTextFrame, readDocument } from '@/engine/document';
import { createFeatureStage } from '../../../features/support/feature';
import { adding, changed, openSession, smallDocument } from '../support/openEditor';

const start = createFeatureStage();

function Kit({ environment, onInsert }: { environment: EnvironmentDetail; onInsert: () => void }) {
  const document = useView((view) => view.document);
  return (
    <BrandKitResources
      environment={environment}
      document={document}
      onInsert={onInsert}
      thumbnail={() => <img alt="" />}
    />
  );
}

async function setUp(session: EditorSession = openSession()) {
  const stage = start({ persona: 'subscription.admin', hasMedia: true });
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  const onInsert = vi.fn();
  const row = (name: string) => {
    const found = stage.store.brandKits.find(
      (kit) => kit.name === name && kit.environmentId === ENVIRONMENTS.auroraProduction,
    );
    if (!found) throw new Error(`There is no brand kit ${name}.`);
    return found;
  };
  const drawPanel = () =>
    stage.draw(
      <SessionContext value={session}>
        <Kit environment={environment} onInsert={onInsert} />
      </SessionContext>,
    );
  /** Opens the template, as the editor does. */
  const open = () => {
    function Opened() {
      const [current, setCurrent] = useState(environment);
      useKitSync(current, session, true);
      return (
        <button type="button" onClick={() => setCurrent({ ...current })}>
          Read the environment again
        </button>
      );
    }
    return stage.draw(<Opened />);
  };
  return { ...stage, session, onInsert, row, drawPanel, open };
}

const kitOf = (session: EditorSession) => session.view().document.brandKit;
const inKit = ({
  order,
  items,
}: {
  order: readonly string[];
  items: Readonly<Record<string, { name: string }>>;
}) => order.map((id) => items[id]?.name);

/** A template with the kit Aurora, imported by its panel. */
async function imported() {
  const work = await setUp();
  const drawn = work.drawPanel();
  await userEvent.click(await screen.findByRole('button', { name: 'Import Aurora' }));
  await screen.findByRole('heading', { name: 'Aurora' });
  return { ...work, drawn };
}

describe('S5.30 the brand kit of a template', () => {
  it('S5.30 is imported with its colours, styles, fonts, pictures and themes, and followed', async () => {
    const { session } = await imported();
    const kit = kitOf(session);
    expect(kit).toMatchObject({ name: 'Aurora', isAutoSync: true, version: '1' });
    expect(inKit(kit.colors)).toEqual(['Night', 'Violet', 'Dawn', 'Sand', 'Foil', 'Sky']);
    expect(kit.colors.items['foil']?.color).toEqual({
      type: 'spotCmyk',
      ink: 'Aurora Gold',
      c: 0.12,
      m: 0.32,
      y: 0.78,
      k: 0.1,
    });
    expect(kit.paragraphStyles.items['price']?.format).toMatchObject({
      font: { family: 'Aurora Price', style: 'Black' },
      fontSize: 36,
      textAlign: 'right',
      textAlignLast: 'right',
      color: { applied: true, color: { type: 'brandKit', colorId: 'dawn', opacity: 1 } },
    });
    expect(inKit(kit.characterStyles)).toEqual(['Strong']);
    expect(inKit(kit.media)).toEqual(['Mark', 'Wordmark', 'Pattern']);
    expect(kit.themes.items['autumn']).toMatchObject({
      colors: { night: { type: 'hex', value: '#5b3216' } },
      paragraphStyles: { headline: { fontSize: 32, font: { family: 'Aurora Headline', style: 'Bold' } } },
    });
    expect(readDocument(JSON.stringify(session.view().document))).toMatchObject({ ok: true });
    expect(session.view().undoes).toBe('import of a brand kit');
    expect(screen.getByRole('switch', { name: /^Follow the kit/ })).toBeChecked();
    session.undo();
    expect(inKit(kitOf(session).colors)).toEqual([]);
  });

  it('F6.18 adds its styles’ font features', async () => {
    const { session, row, drawPanel } = await setUp();
    const kit = row('Aurora');
    kit.content = {
      ...kit.content,
      paragraphStyles: kit.content.paragraphStyles.map((style) => ({
        ...style,
        fontFeatures: { onum: true },
      })),
      characterStyles: kit.content.characterStyles.map((style) => ({
        ...style,
        fontFeatures: { smcp: true },
      })),
    };
    drawPanel();
    await userEvent.click(await screen.findByRole('button', { name: 'Import Aurora' }));
    await screen.findByRole('heading', { name: 'Aurora' });
    const { paragraphStyles, characterStyles } = kitOf(session);
    expect(paragraphStyles.items['price']?.format.fontFeatures).toEqual({ onum: true });
    expect(characterStyles.items['strong']?.format.fontFeatures).toEqual({ smcp: true });
    expect(readDocument(JSON.stringify(session.view().document))).toMatchObject({ ok: true });
  });

  it('S5.30 reports why a kit can’t be loaded, and imports it later', async () => {
    const { session, answer, drawPanel } = await setUp();
    const takeBack = answer('get', '/environment/aurora-production/brand-kits/*', 503, {
      status: 503,
      detail: 'The kits are being moved.',
    });
    drawPanel();
    const press = await screen.findByRole('button', { name: 'Import Aurora' });
    await userEvent.click(press);
    expect(await screen.findByRole('alert')).toHaveTextContent('The kits are being moved.');
    expect(kitOf(session).sourceId).toBeUndefined();
    takeBack();
    await userEvent.click(press);
    await screen.findByRole('heading', { name: 'Aurora' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('S5.30 marks the used colours', async () => {
    const { session } = await imported();
    session.change(
      [
        {
          kind: 'setShapeFill',
          frameId: 'low',
          fill: { type: 'color', color: { type: 'brandKit', colorId: 'violet', opacity: 1 } },
        },
      ],
      { label: 'fill' },
    );
    const colours = within(screen.getByRole('list', { name: 'Colours' }));
    await waitFor(() => expect(colours.getByText('Used')).toBeVisible());
    const used = colours.getAllByRole('listitem').filter((item) => within(item).queryByText('Used'));
    expect(used.map((item) => item.textContent)).toEqual([expect.stringContaining('Violet')]);
  });

  it('S5.30 inserts its pictures with their names and proportions', async () => {
    const { onInsert } = await imported();
    const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Wordmark' }));
    await press();
    const wordmark = { kitName: 'Wordmark', name: 'Wordmark', connectorId: '' };
    expect(onInsert).toHaveBeenLastCalledWith(
      expect.objectContaining({ ...wordmark, width: null, height: null }),
    );
    const shown = (await screen.findByRole('article', { name: 'Wordmark' })).querySelector('img');
    Object.defineProperties(shown, { naturalWidth: { value: 300 }, naturalHeight: { value: 100 } });
    await press();
    expect(onInsert).toHaveBeenLastCalledWith(
      expect.objectContaining({ ...wordmark, width: 300, height: 100 }),
    );
  });

  it('S5.30 updates to a changed kit on opening, as one step, and deletes nothing', async () => {
    const { session, row, open, tell, client, drawn } = await imported();
    drawn.unmount();
    const kit = row('Aurora');
    kit.content = {
      ...kit.content,
      colors: [
        { guid: 'night', name: 'Night', type: 'hex', value: '#222244' },
        { guid: 'violet', name: 'Plum', type: 'hex', value: '#5f30e2' },
        { guid: 'mint', name: 'Mint', type: 'hex', value: '#3fbf9f' },
      ],
      paragraphStyles: kit.content.paragraphStyles.map((style) => ({
        ...style,
        brandKitColorGuid: 'violet',
      })),
      themes: [],
    };
    kit.revision += 1;
    open();
    await waitFor(() => expect(kitOf(session).version).toBe('2'));
    const { colors, paragraphStyles, themes } = kitOf(session);
    // Omitted entries stay; an entry with another name is another entry.
    expect(inKit(colors)).toEqual(['Night', 'Violet', 'Dawn', 'Sand', 'Foil', 'Sky', 'Plum', 'Mint']);
    expect(colors.items['night']?.color).toEqual({ type: 'hex', value: '#222244' });
    expect(paragraphStyles.items['headline']?.format.color.color).toMatchObject({ colorId: 'violet-2' });
    expect(inKit(themes)).toEqual(['Autumn', 'Leaf']);
    expect(session.view().undoes).toBe('update of the brand kit');
    expect(session.view().saveState).not.toBe('saved');
    expect(tell).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('The brand kit Aurora has changed'),
      'INFORMATIVE',
    );
    session.undo();
    expect(kitOf(session)).toMatchObject({ version: '1' });
    expect(inKit(kitOf(session).colors)).toHaveLength(6);
    // Once per opening: an undone update is not repeated by changes around the editor.
    await userEvent.click(screen.getByRole('button', { name: 'Read the environment again' }));
    expect(client.isFetching()).toBe(0);
    expect(kitOf(session)).toMatchObject({ version: '1' });
  });

  it('S5.30 does not update on opening when following is off, until it is synced by hand', async () => {
    const { session, row, open, client, drawPanel, drawn } = await imported();
    await userEvent.click(screen.getByRole('switch', { name: /^Follow the kit/ }));
    expect(kitOf(session).isAutoSync).toBe(false);
    drawn.unmount();
    const kit = row('Aurora');
    kit.content = { ...kit.content, colors: [{ guid: 'mint', name: 'Mint', type: 'hex', value: '#3fbf9f' }] };
    kit.revision += 1;
    client.clear();
    open();
    drawPanel();
    expect(await screen.findByText('The kit has changed since.')).toBeVisible();
    expect(kitOf(session).version).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: 'Sync now' }));
    expect(await screen.findByText('As in the environment.')).toBeVisible();
    expect(inKit(kitOf(session).colors)).toContain('Mint');
    expect(kitOf(session).isAutoSync).toBe(false);
    expect(session.view().undoes).toBe('update of the brand kit');
  });

  it('S5.30 asks before a kit replaces one with used items that would be lost', async () => {
    const { session } = await imported();
    session.change(
      [
        {
          ...adding('title', { ...newTextFrame('Title', 'Fresh') }, { x: 0, y: 0, width: 50, height: 20 }),
        },
        { kind: 'setParagraphStyle', frameId: 'title', from: 0, to: 0, paragraphStyleId: 'price' },
      ],
      { label: 'text' },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Import another kit…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import Night bake' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Replace Aurora by Night bake?' }),
    );
    expect(question.getByText(/Night bake has no “Dawn” and “Price”, which the template uses/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(kitOf(session).name).toBe('Night bake'));
    expect(inKit(kitOf(session).colors)).toEqual(['Crust', 'Oven', 'Midnight']);
  });

  it('S5.30 reports that its kit was deleted, and keeps its content', async () => {
    const { session, store, client, drawPanel, drawn, row } = await imported();
    drawn.unmount();
    store.brandKits.splice(store.brandKits.indexOf(row('Aurora')), 1);
    client.clear();
    drawPanel();
    expect(await screen.findByText(/no longer in the environment/)).toBeVisible();
    expect(screen.getByRole('switch', { name: /^Follow the kit/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Sync now' })).not.toBeInTheDocument();
    expect(inKit(kitOf(session).colors)).toHaveLength(6);
  });

  it('S5.30 shows the template in a theme of the kit', async () => {
    const { session } = await imported();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Autumn');
    expect(kitOf(session).activeThemeId).toBe('autumn');
    expect(screen.getByRole('list', { name: 'Colours' })).toHaveTextContent('#5B3216');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Default');
    expect(kitOf(session).activeThemeId).toBeUndefined();
  });

  it('S5.30 keeps colours used by frames when a kit has the same names', async () => {
    const own = changed(smallDocument(), [
      {
        kind: 'setBrandColour',
        colorId: 'mine',
        color: { name: 'Night', color: { type: 'hex', value: '#000001' } },
      },
      adding(
        'sky',
        {
          ...newShapeFrame('Sky'),
          fill: { type: 'color', color: { type: 'brandKit', colorId: 'mine', opacity: 1 } },
        },
        { x: 0, y: 0, width: 9, height: 9 },
      ),
    ]);
    const { session, drawPanel } = await setUp(openSession(own));
    drawPanel();
    expect(screen.getByText('It belongs to this template only.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Import another kit…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Import Aurora' }));
    await screen.findByRole('heading', { name: 'Aurora' });
    expect(kitOf(session).colors.items['mine']).toEqual({
      name: 'Night',
      color: { type: 'hex', value: '#010058' },
    });
  });
});

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi, type Mock } from 'vitest';
import { ENVIRONMENTS } from '@/demo';
import { PictureShelf } from '@/editor/page/PictureShelf';
import { SessionContext } from '@/editor/template/core/SessionContext';
import {
  ActionsPanel,
  LayersPanel,
  LayoutsPanel,
  PagesPanel,
  ResourcesPanel,
  Timeline,
  VariablesPanel,
} from '@/editor/template/panels';
import { PropertiesPanel } from '@/editor/template/properties';
import { emptyDocument } from '../../../engine/support/sampleDocument';
import { createFeatureStage } from '../../../features/support/feature';
import { pressEachButton } from '../../../features/support/pressEachButton';
import { changed, openSession, renderInEditor } from '../support/openEditor';

const start = createFeatureStage();
const shelf = new PictureShelf(() => Promise.resolve(undefined));
const images = { withheld: undefined, thumbnail: () => null, browse: () => null };
const context = { today: '2026-11-27', mediaConnectorId: 'media' };
const animated = () =>
  changed(emptyDocument(), [{ kind: 'setLayoutIntent', layoutId: 'a4', intent: 'digitalAnimated' }]);

const PANELS: readonly (readonly [string, (called: Mock<() => void>) => React.ReactNode])[] = [
  ['layers', () => <LayersPanel />],
  ['pages', () => <PagesPanel engine={undefined} shelf={shelf} />],
  ['layouts', (called) => <LayoutsPanel onSettings={called} />],
  [
    'variables',
    (called) => <VariablesPanel context={context} images={images} onPoint={called} onAction={called} />,
  ],
  ['actions', (called) => <ActionsPanel issues={[]} log={[]} actionId={undefined} onOpen={called} />],
  [
    'timeline',
    (called) => <Timeline timeMs={0} isPlaying={false} onSeek={called} onPlayingChange={called} />,
  ],
  ['properties', () => <PropertiesPanel />],
];

describe('panels of an empty template', () => {
  it.each(PANELS)('H1.01 answer each enabled button of %s', async (_name, panel) => {
    const pressed = await pressEachButton(() => {
      const called = vi.fn<() => void>();
      const { session, container } = renderInEditor(panel(called), openSession(animated()));
      const before = session.view();
      return Promise.resolve({
        part: () => container,
        isChanged: () => called.mock.calls.length > 0 || session.view() !== before,
      });
    });
    expect(new Set(pressed).size).toBe(pressed.length);
  });

  it.each(['Media', 'Fonts', 'Data', 'Brand kit'])(
    'H1.01 answer each enabled button of the resources %s',
    async (tab) => {
      const pressed = await pressEachButton(async () => {
        const stage = start({ persona: 'subscription.admin' });
        stage.store.media.length = 0;
        stage.store.brandKits.length = 0;
        const environment = await stage.api.request('get', '/environments/{environmentId}', {
          params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
        });
        const session = openSession(emptyDocument());
        const before = session.view();
        const { container } = stage.draw(
          <SessionContext value={session}>
            <ResourcesPanel
              environment={environment}
              onInsert={() => undefined}
              hasBrandKits={true}
              thumbnail={() => null}
              mediaConnectorId="media"
              takingFonts={{ withheld: undefined, choose: () => <p>Choosing</p> }}
            />
          </SessionContext>,
        );
        await userEvent.click(screen.getByRole('tab', { name: tab }));
        return { part: () => container, isChanged: () => session.view() !== before };
      });
      expect(new Set(pressed).size).toBe(pressed.length);
    },
  );
});

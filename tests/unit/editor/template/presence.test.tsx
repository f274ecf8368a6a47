import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OpenElsewhere, useOtherEditors } from '@/editor/template/presence';
import type { EnvironmentDetail } from '@/api/types';
import { demoId, ENVIRONMENTS } from '@/demo';
import { createFeatureStage } from '../../features/support/feature';

const start = createFeatureStage();
const TEMPLATE = demoId(`template:${ENVIRONMENTS.auroraProduction}:Business card`);

async function setUp() {
  const stage = start({ persona: 'template.designer' });
  const environment = await stage.api.request('get', '/environments/{environmentId}', {
    params: { path: { environmentId: ENVIRONMENTS.auroraProduction } },
  });
  function Opened({ in: place }: { in: EnvironmentDetail }) {
    const { all, before } = useOtherEditors(place, TEMPLATE);
    return (
      <>
        <OpenElsewhere others={before} />
        <p>{all.length} others</p>
      </>
    );
  }
  const drawn = stage.draw(<Opened in={environment} />);
  await screen.findByText('0 others');
  await waitFor(() => expect(stage.store.templateEditors).toHaveLength(1));
  return { ...stage, drawn };
}

describe('the presence of other editors', () => {
  it('ends when a tab is closed without unmounting', async () => {
    const { store, drawn, client } = await setUp();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(store.templateEditors).toEqual([]));
    drawn.unmount();
    await waitFor(() => expect(client.isMutating()).toBe(0));
  });

  it('ends when the editor is left, and no further message appears', async () => {
    const { store, drawn } = await setUp();
    drawn.unmount();
    await waitFor(() => expect(store.templateEditors).toEqual([]));
    store.templateEditors.push({
      id: 'other',
      templateId: TEMPLATE,
      userId: store.users[0]?.id ?? '',
      openedAt: store.now,
      expiresAt: store.now.getTime() + 90_000,
    });
    window.dispatchEvent(new Event('pagehide'));
    expect(store.templateEditors).toHaveLength(1);
  });
});

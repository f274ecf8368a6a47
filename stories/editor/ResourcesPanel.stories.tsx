import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createPlatformApi } from '@/api/http';
import { createMockPlatform } from '@/api/mocks';
import type { EnvironmentDetail } from '@/api/types';
import { templateQueries } from '@/api/templates';
import { ENVIRONMENTS } from '@/demo';
import { AssetThumbnail } from '@/editor/page/fields/AssetThumbnail';
import { ResourcesPanel } from '@/editor/template/panels';
import { AddConnectorFonts } from '@/features/fonts';
import { FeatureContext } from '@/product/FeatureContext';
import { addSources, FAMILIES } from '../states/tables/fontSources';
import { leaflet } from './support/leaflet';
import { PanelFrame } from './support/PanelFrame';

const api = createPlatformApi({ platformUrl: '/mock', getAccessToken: () => Promise.resolve('token') });
const services = { api, tell: () => undefined };

function Panel({ environment }: { environment: EnvironmentDetail }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <FeatureContext value={services}>
      <QueryClientProvider client={client}>
        <PanelFrame name="Resources" document={leaflet()}>
          <ResourcesPanel
            environment={environment}
            hasBrandKits={true}
            thumbnail={(picture) => (
              <AssetThumbnail
                picture={templateQueries(api, environment).picture({ quality: 'thumbnail', ...picture })}
              />
            )}
            mediaConnectorId="media"
            takingFonts={{
              withheld: undefined,
              choose: (asked) => <AddConnectorFonts {...asked} environment={environment} />,
            }}
            onInsert={fn()}
          />
        </PanelFrame>
      </QueryClientProvider>
    </FeatureContext>
  );
}

/** Changes of the mocked platform. */
interface Changes {
  /** Makes all reads of the environment's content fail. */
  readonly fails?: boolean;
  /** Adds font connectors. */
  readonly hasFontSources?: boolean;
}

/** An environment of the demo data on a working platform. */
const environmentOf =
  (environmentId: string, { fails, hasFontSources }: Changes = {}) =>
  async (context: unknown) => {
    const { msw } = context as { msw: SetupWorker };
    const { handlers, store } = createMockPlatform({
      persona: 'subscription.admin',
      hasMedia: true,
      latency: 0,
    });
    if (hasFontSources) addSources(FAMILIES)(store, { environmentId });
    const failing = http.all(/\/grafx\/api\/v1\/environment\//, () => HttpResponse.error());
    msw.use(...handlers);
    const environment = await api.request('get', '/environments/{environmentId}', {
      params: { path: { environmentId } },
    });
    if (fails) msw.use(failing);
    return { environment };
  };

/** The environment's resources for a template. */
const meta = {
  title: 'Editor/Resources panel',
  component: Panel,
  tags: ['visual'],
  parameters: { docs: { source: { type: 'code' } }, msw: [] },
  args: { environment: {} as EnvironmentDetail },
  loaders: [environmentOf(ENVIRONMENTS.auroraProduction)],
  render: (_, { loaded }) => (
    <Panel environment={(loaded as { environment: EnvironmentDetail }).environment} />
  ),
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Media: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Backgrounds' }));
    await canvas.findByRole('article', { name: 'dawn.jpg' });
    await waitFor(() => expect(document.querySelectorAll('article img').length).toBeGreaterThan(0));
  },
};

export const Fonts: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Fonts' }));
    const fonts = await canvas.findByRole('list', { name: 'Fonts' });
    // Each name is set in its own font once that is loaded.
    await waitFor(() =>
      expect(fonts.querySelectorAll('[data-state="ready"]')).toHaveLength(
        within(fonts).getAllByRole('listitem').length,
      ),
    );
  },
};

export const FontsOfConnectors: Story = {
  loaders: [environmentOf(ENVIRONMENTS.auroraProduction, { hasFontSources: true })],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Fonts' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Add from a connector' }));
    const page = within(document.body);
    const choosing = within(await page.findByRole('dialog', { name: 'Add fonts from a connector' }));
    await userEvent.click(await choosing.findByRole('checkbox', { name: 'Arimo' }));
    await userEvent.click(choosing.getByRole('button', { name: 'Continue with 1 style' }));
    const adding = within(await page.findByRole('dialog', { name: 'Add fonts from a connector' }));
    const family = await adding.findByRole('textbox', { name: 'Family' });
    await userEvent.clear(family);
    await userEvent.type(family, 'Brand Sans');
    await userEvent.click(adding.getByRole('checkbox', { name: /licences/ }));
    await userEvent.click(adding.getByRole('button', { name: 'Add to library' }));
    // The name is rendered again in its own font once that is loaded.
    await waitFor(() => {
      const fonts = within(canvas.getByRole('list', { name: 'Fonts' }));
      return expect(fonts.getByText('Brand Sans')).toBeVisible();
    });
  },
};

export const Data: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Data' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use Price list' }));
    await expect(canvas.getByText('Used')).toBeVisible();
  },
};

export const NothingCanBeLoaded: Story = {
  loaders: [environmentOf(ENVIRONMENTS.auroraProduction, { fails: true })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The pictures could not be loaded/)).toBeVisible();
  },
};

export const BrandKits: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Brand kit' }));
    await expect(await canvas.findByRole('button', { name: 'Import Aurora' })).toBeVisible();
  },
};

export const BrandKitOfTheTemplate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Brand kit' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Import Aurora' }));
    const question = canvas.queryByRole('button', { name: 'Replace' });
    if (question) await userEvent.click(question);
    await expect(await canvas.findByRole('list', { name: 'Colours' })).toBeVisible();
  },
};

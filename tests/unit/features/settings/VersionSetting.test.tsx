import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPlatformApi } from '@/api/http';
import type { EnvironmentDetail } from '@/api/types';
import { VersionSetting } from '@/features/settings/VersionSetting';
import { FeatureContext } from '@/product/FeatureContext';

const environment = {
  guid: 'one',
  name: 'One',
  type: 'sandbox',
  defaultName: 'one',
  backOfficeUri: 'http://office.test/grafx/',
} as EnvironmentDetail;

const OFFERED = {
  latest: { sdkVersion: '1.42.3', engineVersion: '3.2.0' },
  '1.42': { sdkVersion: '1.42.3', engineVersion: '3.2.0' },
};

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** Renders the setting of an environment with these settings. */
function open(settings: object) {
  server.use(
    http.get('*/settings', () => HttpResponse.json(settings)),
    http.get('*/settings/available-sdk-versions', () => HttpResponse.json(OFFERED)),
  );
  const api = createPlatformApi({
    platformUrl: 'http://platform.test',
    getAccessToken: () => Promise.resolve('token'),
    mockEnvironmentUrl: undefined,
  });
  render(
    <FeatureContext value={{ api, tell: () => undefined }}>
      <QueryClientProvider client={new QueryClient()}>
        <VersionSetting environment={environment} />
      </QueryClientProvider>
    </FeatureContext>,
  );
}

describe('the studio version', () => {
  it('that is no longer offered is named, and can be changed to the latest', async () => {
    open({ sdkVersionPublic: '1.30' });
    const select = await screen.findByRole('combobox', { name: 'Public version' });
    expect(select).toHaveDisplayValue('1.30 (no longer offered)');
    expect(screen.queryByRole('button', { name: 'Change version' })).toBeNull();
    await userEvent.selectOptions(select, 'Latest (1.42.3)');
    expect(screen.getByRole('button', { name: 'Change version' })).toBeVisible();
  });

  it('is the latest by default', async () => {
    open({});
    expect(await screen.findByRole('combobox', { name: 'Public version' })).toHaveDisplayValue(
      'Latest (1.42.3)',
    );
  });
});

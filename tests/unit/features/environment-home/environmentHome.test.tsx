import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { environmentQueries } from '@/api/environments';
import { mockOutputTasks } from '@/api/mocks/mockActivity';
import { ENVIRONMENTS } from '@/demo';
import { FEATURE_FLAG_NAMES, type FeatureFlags } from '@/domain/flags';
import type { PathId } from '@/domain/paths';
import { EnvironmentScreen } from '@/features/environment-home';
import { createFeatureStage } from '../support/feature';

const stage = createFeatureStage();
const environmentId = ENVIRONMENTS.auroraProduction;

const featureFlags = {
  ...Object.fromEntries(FEATURE_FLAG_NAMES.map((name) => [name, true])),
  studioFeatureFlags: {},
} as FeatureFlags;

/** Opens the home of the demo's production, for a user who may open these pages of it. */
async function open(pages: readonly PathId[], { mayEditTemplates = true, hasProjects = true } = {}) {
  const platform = stage();
  if (!hasProjects) platform.store.projects = [];
  platform.store.outputTasks.push(...mockOutputTasks(platform.store, environmentId, { patience: -1 }));
  // No canvas here: the stories test the pictures.
  for (const what of ['templates', 'projects'])
    platform.answer('get', `/environment/:name/${what}/:id/preview/:quality`, 500);
  const environment = await platform.client.fetchQuery(
    environmentQueries(platform.api).detail(environmentId),
  );
  platform.draw(
    <EnvironmentScreen
      environment={environment}
      studioVersion="latest"
      flags={{ isGlobalOn: false, featureFlags, versionLabel: 'latest' }}
      mayOpen={(page) => pages.includes(page)}
      mayEditTemplates={mayEditTemplates}
      history={null}
      actions={null}
    />,
  );
  return { ...platform, environment };
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the home of an environment', () => {
  it('R2.15 begins with recent work and ends with the features', async () => {
    await open(['templates', 'output-tasks', 'environment-usage']);
    expect(headings()).toEqual([
      ...['Recent templates', 'Your recent projects', 'Running and failed output'],
      ...['Renders this contract year', 'About this environment', 'Features'],
    ]);
    const templates = within(await screen.findByRole('list', { name: 'Recent templates' }));
    const [first] = templates.getAllByRole('link');
    expect(first?.getAttribute('href')).toMatch(
      new RegExp(`^/environments/${environmentId}/studio/templates/[^?]+$`),
    );
    expect(templates.getAllByRole('listitem')).toHaveLength(5);
  });

  it('R2.15 links to the list without the right to edit templates', async () => {
    await open(['templates'], { mayEditTemplates: false });
    const templates = within(await screen.findByRole('list', { name: 'Recent templates' }));
    expect(templates.getAllByRole('link')[0]?.getAttribute('href')).toMatch(/\/studio\/templates\?q=/);
  });

  it('R4.04 lists running output before failed output, without finished output', async () => {
    await open(['output-tasks']);
    const tasks = within(await screen.findByRole('list', { name: 'Running and failed output' }));
    const states = tasks.getAllByRole('listitem').map((row) => row.textContent);
    expect(
      states.map((text) => /Pending|Processing|Finalizing|Failed|Internal error/.exec(text)?.[0]),
    ).toEqual([...['Pending', 'Processing', 'Finalizing', 'Failed', 'Internal error']]);
  });

  it('R2.15 shows a plain user their projects, and no links they may not open', async () => {
    await open([], { hasProjects: false });
    expect(headings().slice(0, 2)).toEqual(['Your recent projects', 'Renders this contract year']);
    expect(screen.queryByRole('link', { name: 'Usage' })).toBeNull();
    expect(await screen.findByText(/You have no projects here yet/)).toBeVisible();
  });

  it('R3.02 shows watermarked renders separately from renders', async () => {
    const { environment } = await open([]);
    const renders = within(screen.getByRole('region', { name: 'Renders' }));
    expect(renders.getByText(environment.renders.toLocaleString())).toBeVisible();
    expect(renders.getByText('Watermarked, counted separately')).toBeVisible();
  });
});

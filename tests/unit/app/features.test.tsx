import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageDestinations } from '@/app/commands/destinations';
import { ConfigurationContext } from '@/app/configuration/ConfigurationContext';
import type { StartUp } from '@/app/configuration/loadConfiguration';
import { buildNavigation } from '@/app/shell/buildNavigation';
import { RequiredFeature } from '@/app/routes/RequiredFeature';
import { routesWith } from '@/app/routeTable/routeTable';
import { parseFeatureFlags } from '@/domain/configuration';
import { createWorkspace, ENVIRONMENT_ID } from './support/workspace';

function flagsWith(flags: Readonly<Record<string, boolean>>): StartUp['featureFlags'] {
  const parsed = parseFeatureFlags(flags);
  if (!parsed.ok) throw new Error('The flags can’t be read.');
  return parsed.value;
}

const { access, environment } = createWorkspace({
  environmentRoles: { [ENVIRONMENT_ID]: ['TemplateDesigner'] },
});

function placesWith(flags: StartUp['featureFlags']) {
  const routes = routesWith(flags);
  const where = { layout: 'environment', access, environmentId: ENVIRONMENT_ID } as const;
  const entries = buildNavigation(routes, where).map(({ label }) => label);
  const pages = pageDestinations({ access, environment, pathname: '/', routes }).map(({ label }) => label);
  return { entries, pages };
}

const page = (flags: StartUp['featureFlags']) =>
  render(
    <ConfigurationContext value={{ configuration: {} as StartUp['configuration'], featureFlags: flags }}>
      <RequiredFeature name="brandKitsEnabled">The brand kits</RequiredFeature>
    </ConfigurationContext>,
  );

describe('brand kits', () => {
  it('S4.15a have an entry in the navigation, a place in the palette and a page with brandKitsEnabled on', () => {
    const on = flagsWith({ brandKitsEnabled: true });
    expect(placesWith(on).entries).toContain('Brand kits');
    expect(placesWith(on).pages).toContain('Brand kits');
    page(on);
    expect(screen.getByText('The brand kits')).toBeVisible();
  });

  it('S4.15a S4.15c are hidden when the feature is off, and their address shows the not-found page', async () => {
    const off = flagsWith({ brandKitsEnabled: false });
    expect(placesWith(off).entries).toContain('Fonts');
    expect(placesWith(off).entries).not.toContain('Brand kits');
    expect(placesWith(off).pages).not.toContain('Brand kits');
    page(off);
    expect(await screen.findByText('Whoa, you’ve traveled too far')).toBeVisible();
    expect(screen.queryByText('The brand kits')).not.toBeInTheDocument();
  });
});

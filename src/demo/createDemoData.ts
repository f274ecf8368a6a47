import { accountRows } from './accounts';
import { activityRows } from './activityRows';
import { brandKitRows } from './brandKitRows';
import { clientRows, environmentRows, integrationRows, licenseRows, subscriptionRows } from './catalogue';
import { collectionRows } from './collectionRows';
import { connectorRows } from './connectors';
import { addCrowd } from './crowd';
import { dataSetRows } from './dataSetRows';
import { editorViewRows } from './editorViewRows';
import { defaultFonts } from './fonts';
import { groupRows } from './groups';
import { outputSettingRows } from './outputSettingRows';
import { deskPeople } from './people';
import { projectRows } from './projectRows';
import { templateRows } from './templateRows';
import type { DemoData, DemoSize } from './types';
import { usageRows } from './usage';
import { userInterfaceRows } from './userInterfaceRows';

/**
 * Creates the demo data at `now`. Ids and numbers depend only on names and days, so that every run, the platform and
 * the mocks have the same data.
 */
export function createDemoData({ now, size }: { now: Date; size: DemoSize }): DemoData {
  const accounts = accountRows(now);
  const people = deskPeople(now);
  const memberships = people.map(({ membership }) => membership);
  const data: DemoData = {
    clients: [...clientRows],
    subscriptions: subscriptionRows(now),
    licenses: [...licenseRows],
    environments: environmentRows(now),
    users: [...accounts.users, ...people.map(({ user }) => user)],
    memberships: [...accounts.memberships, ...memberships],
    environmentRoles: [...accounts.environmentRoles, ...people.flatMap((entry) => entry.environmentRoles)],
    ...groupRows(memberships),
    integrations: integrationRows(now),
    connectors: [],
    defaultFonts: [],
    userInterfaces: [],
    templates: templateRows(now),
    ...collectionRows(now),
    outputSettings: [],
    projects: projectRows(now),
    brandKits: brandKitRows(now),
    dataSets: dataSetRows(now),
    editorViews: editorViewRows(now),
    renderUsage: usageRows(now),
    activity: activityRows(accounts.users, now),
  };
  const whole = size === 'large' ? addCrowd(data, now) : data;
  const environmentIds = whole.environments.map(({ id }) => id);
  return {
    ...whole,
    connectors: connectorRows(environmentIds, now),
    defaultFonts: defaultFonts(environmentIds, now),
    outputSettings: outputSettingRows(environmentIds, now),
    userInterfaces: userInterfaceRows(environmentIds, now),
  };
}

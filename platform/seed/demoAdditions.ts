import { ENVIRONMENTS, SUBSCRIPTIONS, type DemoData } from '@/demo';

/**
 * Additions of later versions to the demo data, oldest first. An older database gets them at its next start (decision
 * 0071), each once, so that items that users delete afterwards stay deleted.
 */
export const DEMO_ADDITIONS: readonly ((data: DemoData) => Partial<DemoData>)[] = [
  connectorsAndTrial,
  // They include the proofs of their domains.
  ({ subscriptions }) => ({ subscriptions }),
  openInvitation,
  // The users recorded as savers may be deleted.
  ({ templates }) => ({ templates: templates.map((template) => ({ ...template, savedById: null })) }),
  ({ collections, collectionTemplates }) => ({
    // Their user interfaces are a later addition.
    collections: collections.map((collection) => ({ ...collection, userInterfaceId: null })),
    collectionTemplates,
  }),
  ({ outputSettings }) => ({ outputSettings }),
  ({ projects }) => ({ projects }),
  ({ brandKits }) => ({ brandKits }),
  // A migration creates the default ones.
  ({ userInterfaces }) => ({ userInterfaces: userInterfaces.filter(({ isDefault }) => !isDefault) }),
  ({ dataSets, editorViews }) => ({ dataSets, editorViews }),
  ({ connectors }) => ({ connectors: connectors.filter(({ source }) => source !== null) }),
  moreDesigns,
  ({ activity }) => ({ activity }),
];

/** By name, as in the demo data. */
const LATER_DESIGNS: readonly string[] = [
  ...['Brochure', 'Event badge', 'Order letter', 'Arabic poster', 'Certificate'],
];
const LATER_COLLECTIONS: readonly string[] = ['Letters and cards', 'To take away'];

/** Five later designs, and the two collections added with them. */
function moreDesigns({ templates, collections, collectionTemplates }: DemoData): Partial<DemoData> {
  const added = collections.filter(({ name }) => LATER_COLLECTIONS.includes(name));
  const ids = new Set(added.map(({ id }) => id));
  return {
    templates: templates
      .filter(({ name }) => LATER_DESIGNS.includes(name))
      .map((template) => ({ ...template, savedById: null })),
    collections: added.map((collection) => ({ ...collection, userInterfaceId: null })),
    collectionTemplates: collectionTemplates.filter(({ collectionId }) => ids.has(collectionId)),
  };
}

/** The trial, and the connectors of some environments besides the built-in ones, which a migration creates. */
function connectorsAndTrial(data: DemoData): Partial<DemoData> {
  const isTrial = (row: { subscriptionId: string }) => row.subscriptionId === SUBSCRIPTIONS.trial;
  const subscriptions = data.subscriptions.filter(({ id }) => id === SUBSCRIPTIONS.trial);
  const clientIds = new Set(subscriptions.map(({ clientId }) => clientId));
  const environments = data.environments.filter(isTrial);
  const environmentIds = new Set(environments.map(({ id }) => id));
  return {
    clients: data.clients.filter(({ id }) => clientIds.has(id)),
    subscriptions,
    environments,
    userGroups: data.userGroups.filter(isTrial),
    connectors: data.connectors.filter(
      ({ environmentId, ownerType }) => ownerType !== 'builtIn' || environmentIds.has(environmentId),
    ),
    renderUsage: data.renderUsage.filter(({ environmentId }) => environmentIds.has(environmentId)),
    defaultFonts: data.defaultFonts.filter(({ environmentId }) => environmentIds.has(environmentId)),
  };
}

/** The unanswered invitation of one account to the trial. */
function openInvitation({ memberships, environmentRoles }: DemoData): Partial<DemoData> {
  return {
    memberships: memberships.filter(({ subscriptionId }) => subscriptionId === SUBSCRIPTIONS.trial),
    environmentRoles: environmentRoles.filter(({ environmentId }) => environmentId === ENVIRONMENTS.trial),
  };
}

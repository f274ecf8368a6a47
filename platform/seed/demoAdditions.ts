import { ENVIRONMENTS, SUBSCRIPTIONS, type DemoData } from '@/demo';

/**
 * What later versions have put into the demo data, oldest first. A database that was filled before gets it when it is
 * next started (decision 0071); each addition is made once, so that what people remove afterwards stays removed.
 */
export const DEMO_ADDITIONS: readonly ((data: DemoData) => Partial<DemoData>)[] = [
  connectorsAndTrial,
  // With them come the proofs of their domains.
  ({ subscriptions }) => ({ subscriptions }),
  openInvitation,
  // Whoever is said to have saved them may be gone by now.
  ({ templates }) => ({ templates: templates.map((template) => ({ ...template, savedById: null })) }),
  ({ collections, collectionTemplates }) => ({
    // Their user interfaces came later.
    collections: collections.map((collection) => ({ ...collection, userInterfaceId: null })),
    collectionTemplates,
  }),
  ({ outputSettings }) => ({ outputSettings }),
  ({ projects }) => ({ projects }),
  ({ brandKits }) => ({ brandKits }),
  // The default ones a migration makes.
  ({ userInterfaces }) => ({ userInterfaces: userInterfaces.filter(({ isDefault }) => !isDefault) }),
  ({ dataSets, editorViews }) => ({ dataSets, editorViews }),
  ({ connectors }) => ({ connectors: connectors.filter(({ source }) => source !== null) }),
  moreDesigns,
  ({ activity }) => ({ activity }),
];

/** By name, as the demo data has them. */
const LATER_DESIGNS: readonly string[] = [
  ...['Brochure', 'Event badge', 'Order letter', 'Arabic poster', 'Certificate'],
];
const LATER_COLLECTIONS: readonly string[] = ['Letters and cards', 'To take away'];

/** Five later designs, and the two collections that came with them. */
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

/** The connectors some environments have besides the built-in ones, which a migration makes; and the trial. */
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

/** The invitation to the trial that one of the accounts has still to answer. */
function openInvitation({ memberships, environmentRoles }: DemoData): Partial<DemoData> {
  return {
    memberships: memberships.filter(({ subscriptionId }) => subscriptionId === SUBSCRIPTIONS.trial),
    environmentRoles: environmentRoles.filter(({ environmentId }) => environmentId === ENVIRONMENTS.trial),
  };
}

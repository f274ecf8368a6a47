import type { ScreenContext, StoryStore } from '../support/ScreenState';

/** A name without break opportunities, like file names and slugs. */
export const LONG_WORD = 'Brandportal_Herbstkampagne_Aussenwerbung_DACH_Finalversion_freigegeben_2026';

/** A name with very many words. */
export const LONG_NAME =
  'International marketing and communication production for printed and digital outdoor advertising in the Benelux';

/** An address at the usual length limit. */
export const LONG_EMAIL =
  'firstname.secondname.thirdname.von-und-zu.lastname@communication-production.international.demo.test';

/** Gives every environment of the subscription a long name. */
export function lengthenEnvironments(store: StoryStore, { subscriptionId }: ScreenContext): void {
  store.environments
    .filter((environment) => environment.subscriptionId === subscriptionId)
    .forEach((environment, index) => {
      environment.name = `${index % 2 === 0 ? LONG_WORD : LONG_NAME} ${index + 1}`;
      environment.technicalName = `${LONG_WORD.toLowerCase()}-${index + 1}`;
    });
}

/** Gives the subscription and its client a long name. */
export function lengthenSubscription(store: StoryStore, { subscriptionId }: ScreenContext): void {
  const subscription = store.subscriptions.find(({ id }) => id === subscriptionId);
  if (!subscription) return;
  Object.assign(subscription, { displayName: LONG_NAME, subscriptionTier: LONG_WORD });
  const client = store.clients.find(({ id }) => id === subscription.clientId);
  if (client) client.name = LONG_NAME;
}

/** Gives every user but the caller a long name and address. */
export function lengthenUsers(store: StoryStore): void {
  store.users.forEach((user, index) => {
    if (user.email === `${store.persona}@demo.test`) return;
    user.firstName = LONG_NAME;
    user.lastName = LONG_WORD;
    user.email = `${index}.${LONG_EMAIL}`;
  });
}

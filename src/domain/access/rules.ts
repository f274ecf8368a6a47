import type { AccessRule } from './isAllowed';

/** Open to every signed-in user. */
export const EVERYONE: AccessRule = [];

/** Open to nobody, full access included (reading 1). */
export const NOBODY: AccessRule = ['NO_ACCESS'];

/** Whoever holds at least one subscription role or environment role. */
export const ANY_ROLE: AccessRule = ['!hasNoRoleOrEnvRole'];

/** People with a role in the current subscription or in one of its environments. */
export const IN_SUBSCRIPTION: AccessRule = ['seesSubscription'];

/** People who see the current environment. */
const IN_ENVIRONMENT: AccessRule = ['seesEnvironment'];

/** Ties a rule to the current environment: it lets in nobody who does not see that environment. */
export function inEnvironment(rule: AccessRule): AccessRule {
  if (!('when' in rule) && rule.length === 0) return IN_ENVIRONMENT;
  return { when: 'seesEnvironment', then: rule, otherwise: NOBODY };
}

/** Subscription admin of the current subscription. */
export const SUBSCRIPTION_ADMIN: AccessRule = ['SubscriptionAdmin'];

/** User pages: an environment admin anywhere in the current subscription is enough. */
export const USER_PAGES: AccessRule = ['SubscriptionAdmin', 'isAdminOfAnyEnvironmentInSubscription'];

/** The roles page: environment admin of the current environment, of another one is not enough. */
export const ROLES_PAGE: AccessRule = ['SubscriptionAdmin', 'EnvironmentAdmin'];

/**
 * Settings pages, integrations and connectors of the current environment: environment admin or more. All roles that
 * weigh less add up to less as well.
 */
export const SETTINGS: AccessRule = ['atLeast:EnvironmentAdmin'];

/** Output tasks, and what the matrix gives the same three roles. */
export const OUTPUT_TASKS: AccessRule = ['SubscriptionAdmin', 'EnvironmentAdmin', 'TemplateDesigner'];

/** Every role except plain user: exactly these four (reading 25). */
export const EVERY_ROLE_EXCEPT_USER: AccessRule = [
  'SubscriptionAdmin',
  'EnvironmentAdmin',
  'ContentAdministrator',
  'TemplateDesigner',
];

/** Studio lists, fonts and brand kits: the GraFx price book leaves the content administrator out (reading 21). */
export const DESIGN_AREA: AccessRule = {
  when: 'isGraFxPricebook',
  then: ['SubscriptionAdmin', 'EnvironmentAdmin', 'TemplateDesigner'],
  otherwise: EVERY_ROLE_EXCEPT_USER,
};

/** The template editor: two roles while templates may be edited, nobody otherwise (reading 22). */
export const TEMPLATE_EDITOR: AccessRule = {
  when: 'mayEditTemplates',
  then: ['TemplateDesigner', 'ContentAdministrator'],
  otherwise: NOBODY,
};

import type { AccessRule } from './isAllowed';

/** Open to every signed-in user. */
export const EVERYONE: AccessRule = [];

/** Allows no user, not even with full access (reading 1). */
export const NOBODY: AccessRule = ['NO_ACCESS'];

/** Users with at least one subscription or environment role. */
export const ANY_ROLE: AccessRule = ['!hasNoRoleOrEnvRole'];

/** Users with a role in the current subscription or in one of its environments. */
export const IN_SUBSCRIPTION: AccessRule = ['seesSubscription'];

/** Users who can see the current environment. */
const IN_ENVIRONMENT: AccessRule = ['seesEnvironment'];

/** Restricts a rule to users who can see the current environment. */
export function inEnvironment(rule: AccessRule): AccessRule {
  if (!('when' in rule) && rule.length === 0) return IN_ENVIRONMENT;
  return { when: 'seesEnvironment', then: rule, otherwise: NOBODY };
}

/** Admins of the current subscription. */
export const SUBSCRIPTION_ADMIN: AccessRule = ['SubscriptionAdmin'];

/** User pages: an environment admin anywhere in the current subscription is enough. */
export const USER_PAGES: AccessRule = ['SubscriptionAdmin', 'isAdminOfAnyEnvironmentInSubscription'];

/** The roles page: only an environment admin of the current environment, not of another one. */
export const ROLES_PAGE: AccessRule = ['SubscriptionAdmin', 'EnvironmentAdmin'];

/**
 * Settings pages, integrations and connectors of the current environment: environment admin or more. Lower roles do not
 * add up to it.
 */
export const SETTINGS: AccessRule = ['atLeast:EnvironmentAdmin'];

/** Output tasks, and other actions with the same three roles in the matrix. */
export const OUTPUT_TASKS: AccessRule = ['SubscriptionAdmin', 'EnvironmentAdmin', 'TemplateDesigner'];

/** All roles except plain user: exactly these four (reading 25). */
export const EVERY_ROLE_EXCEPT_USER: AccessRule = [
  'SubscriptionAdmin',
  'EnvironmentAdmin',
  'ContentAdministrator',
  'TemplateDesigner',
];

/**
 * Studio lists, fonts and brand kits: with the GraFx price book, content administrators have no access (reading 21).
 */
export const DESIGN_AREA: AccessRule = {
  when: 'isGraFxPricebook',
  then: ['SubscriptionAdmin', 'EnvironmentAdmin', 'TemplateDesigner'],
  otherwise: EVERY_ROLE_EXCEPT_USER,
};

/** The template editor: two roles while templates can be edited, otherwise none (reading 22). */
export const TEMPLATE_EDITOR: AccessRule = {
  when: 'mayEditTemplates',
  then: ['TemplateDesigner', 'ContentAdministrator'],
  otherwise: NOBODY,
};

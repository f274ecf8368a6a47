import type { AccessRule } from './isAllowed';
import {
  DESIGN_AREA,
  EVERY_ROLE_EXCEPT_USER,
  EVERYONE,
  IN_SUBSCRIPTION,
  inEnvironment,
  OUTPUT_TASKS,
  SETTINGS,
  SUBSCRIPTION_ADMIN,
  TEMPLATE_EDITOR,
  USER_PAGES,
} from './rules';

interface Action {
  /** The action in words, to follow "You may not" or to name a row of the role matrix. */
  readonly label: string;
  readonly rule: AccessRule;
}

/**
 * Actions and who may do them: the console shows or hides by them, the platform enforces them. Access must be derived
 * for the subscription and environment of the object.
 */
export const ACTIONS = {
  'subscription.list': { label: 'List subscriptions', rule: EVERYONE },
  'subscription.read': { label: 'See the subscription', rule: SUBSCRIPTION_ADMIN },
  'subscription.set-domains': { label: 'Set identity-provider domains', rule: SUBSCRIPTION_ADMIN },
  'subscription.set-prices': { label: 'Set the prices of renders and storage', rule: SUBSCRIPTION_ADMIN },
  'subscription.assign-seats': { label: 'Assign template designer seats', rule: SUBSCRIPTION_ADMIN },
  'activity.read': { label: 'See the activity of the subscription', rule: SUBSCRIPTION_ADMIN },
  'activity.read-environment': {
    label: 'See the activity of an environment',
    rule: inEnvironment(SETTINGS),
  },
  'environment.list': { label: 'List environments', rule: IN_SUBSCRIPTION },
  'environment.read': { label: 'See an environment', rule: inEnvironment(EVERYONE) },
  'environment.create': { label: 'Create an environment', rule: SUBSCRIPTION_ADMIN },
  'environment.delete': { label: 'Delete an environment', rule: SUBSCRIPTION_ADMIN },
  'environment.read-renders': { label: 'See the renders of an environment', rule: inEnvironment(SETTINGS) },
  'settings.read': { label: 'See environment settings', rule: inEnvironment(EVERYONE) },
  'settings.update': { label: 'Change environment settings', rule: inEnvironment(SETTINGS) },
  'user.read': { label: 'See users', rule: USER_PAGES },
  'user.invite': { label: 'Invite users', rule: USER_PAGES },
  'user.withdraw-invitation': { label: 'Withdraw an invitation', rule: USER_PAGES },
  'user.invite-trial': { label: 'Invite to the trial', rule: SUBSCRIPTION_ADMIN },
  'user.rename': { label: 'Change the name of another user', rule: SUBSCRIPTION_ADMIN },
  'user.activate': { label: 'Activate or deactivate a user', rule: SUBSCRIPTION_ADMIN },
  'user.remove': { label: 'Remove a user', rule: SUBSCRIPTION_ADMIN },
  'user.set-subscription-roles': { label: 'Set subscription roles', rule: SUBSCRIPTION_ADMIN },
  'user.set-environment-roles': { label: 'Set roles in an environment', rule: inEnvironment(SETTINGS) },
  'user.set-groups': { label: 'Set the groups of a user', rule: SUBSCRIPTION_ADMIN },
  'group.read': { label: 'See user groups', rule: USER_PAGES },
  'group.manage': { label: 'Manage user groups', rule: SUBSCRIPTION_ADMIN },
  'role.read': { label: 'See roles', rule: USER_PAGES },
  'integration.read': { label: 'See integrations', rule: inEnvironment(SETTINGS) },
  'integration.manage': { label: 'Manage integrations', rule: inEnvironment(SETTINGS) },
  'integration.rotate': { label: 'Rotate the secret of an integration', rule: inEnvironment(SETTINGS) },
  'connector.manage': { label: 'Manage connectors', rule: inEnvironment(SETTINGS) },
  'web-hook.read': { label: 'See web hooks', rule: inEnvironment(OUTPUT_TASKS) },
  'web-hook.manage': { label: 'Manage web hooks', rule: inEnvironment(SETTINGS) },
  'report.read-subscription': { label: 'Read subscription reports', rule: SUBSCRIPTION_ADMIN },
  'report.read-environment': { label: 'Read environment reports', rule: inEnvironment(SETTINGS) },
  'template.list': {
    label: 'List templates and see their previews',
    rule: inEnvironment(EVERY_ROLE_EXCEPT_USER),
  },
  'template.use': { label: 'See and use templates', rule: inEnvironment(EVERYONE) },
  'template.edit': { label: 'Create and edit templates', rule: inEnvironment(TEMPLATE_EDITOR) },
  'collection.use': { label: 'See and use collections', rule: inEnvironment(EVERYONE) },
  'collection.edit': {
    label: 'Create, edit and delete collections',
    rule: inEnvironment(['TemplateDesigner']),
  },
  'project.edit': { label: 'Work on own projects', rule: inEnvironment(EVERYONE) },
  'publisher.use': { label: 'Use the publisher', rule: inEnvironment(EVERY_ROLE_EXCEPT_USER) },
  'media.list': { label: 'List media', rule: inEnvironment(EVERY_ROLE_EXCEPT_USER) },
  'media.use': { label: 'See and use media', rule: inEnvironment(EVERYONE) },
  'media.edit': { label: 'Manage media', rule: inEnvironment(EVERY_ROLE_EXCEPT_USER) },
  'font.list': { label: 'List fonts', rule: inEnvironment(EVERY_ROLE_EXCEPT_USER) },
  'font.use': { label: 'Use fonts', rule: inEnvironment(EVERYONE) },
  'font.edit': { label: 'Manage fonts', rule: inEnvironment(DESIGN_AREA) },
  'brand-kit.list': {
    label: 'List brand kits and see what they hold',
    rule: inEnvironment(EVERY_ROLE_EXCEPT_USER),
  },
  'brand-kit.edit': { label: 'Manage brand kits', rule: inEnvironment(DESIGN_AREA) },
  'output.make': { label: 'Make files of templates', rule: inEnvironment(EVERY_ROLE_EXCEPT_USER) },
  'output-setting.use': { label: 'See and use output settings', rule: inEnvironment(EVERYONE) },
  'output-setting.edit': { label: 'Manage output settings', rule: inEnvironment(OUTPUT_TASKS) },
  'user-interface.use': { label: 'See and use user interfaces', rule: inEnvironment(EVERYONE) },
  'user-interface.edit': { label: 'Manage user interfaces', rule: inEnvironment(OUTPUT_TASKS) },
  'output-task.read': { label: 'See output tasks', rule: inEnvironment(OUTPUT_TASKS) },
  'tag.edit': { label: 'Manage tags', rule: inEnvironment(['EnvironmentAdmin', 'TemplateDesigner']) },
} as const satisfies Record<string, Action>;

/** The name of an action, such as `resource.verb`. */
export type ActionName = keyof typeof ACTIONS;

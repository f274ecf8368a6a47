import { describe, expect, it } from 'vitest';
import { ACTIONS, isAllowed, type ActionName } from '@/domain/access';
import { accessOf } from './accessFixtures';

/** Columns: user, subscription admin, environment admin, template designer, content administrator, the same classic. */
const columns = [
  accessOf({ inEnvironment: ['User'], graFx: true }),
  accessOf({ inSubscription: ['SubscriptionAdmin'], graFx: true }),
  accessOf({ inEnvironment: ['EnvironmentAdmin'], graFx: true }),
  accessOf({ inEnvironment: ['TemplateDesigner'], graFx: true }),
  accessOf({ inEnvironment: ['ContentAdministrator'], graFx: true }),
  accessOf({ inEnvironment: ['ContentAdministrator'], graFx: false }),
];

describe('ACTIONS', () => {
  it.each<[ActionName, string]>([
    ['template.use', 'yyyyyy'],
    ['template.edit', '---y-y'],
    ['collection.use', 'yyyyyy'],
    ['collection.edit', '---y--'],
    ['project.edit', 'yyyyyy'],
    ['publisher.use', '-yyyyy'],
    ['media.edit', '-yyyyy'],
    ['font.edit', '-yyy-y'],
    ['brand-kit.list', '-yyyyy'],
    ['brand-kit.edit', '-yyy-y'],
    ['output.make', '-yyyyy'],
    ['output-setting.use', 'yyyyyy'],
    ['output-setting.edit', '-yyy--'],
    ['user-interface.use', 'yyyyyy'],
    ['user-interface.edit', '-yyy--'],
    ['output-task.read', '-yyy--'],
    ['tag.edit', '--yy--'],
    ['connector.manage', '-yy---'],
    ['web-hook.read', '-yyy--'],
    ['web-hook.manage', '-yy---'],
    ['settings.update', '-yy---'],
    ['user.read', '-yy---'],
    ['user.invite', '-yy---'],
    ['user.remove', '-y----'],
    ['environment.read', 'yyyyyy'],
    ['environment.delete', '-y----'],
    ['subscription.read', '-y----'],
    ['report.read-subscription', '-y----'],
  ])('R6.16 the matrix gives %s to %s', (action, expected) => {
    const given = columns.map((access) => (isAllowed(ACTIONS[action].rule, access) ? 'y' : '-')).join('');
    expect(given).toBe(expected);
  });

  it.each<[string, ActionName, string]>([
    ['R6.30 group management', 'group.manage', '-y----'],
    ['R7.13 creating an environment', 'environment.create', '-y----'],
    ['R6.31 integrations', 'integration.manage', '-yy---'],
  ])('%s is given to %s as %s', (_name, action, expected) => {
    const given = columns.map((access) => (isAllowed(ACTIONS[action].rule, access) ? 'y' : '-')).join('');
    expect(given).toBe(expected);
  });
});

import {
  objectKey,
  writeOf,
  type ActivityChange,
  type ActivityRecord,
  type ActivityValue,
} from '@/domain/activity';
import { displayName } from '@/domain/users';
import { ENVIRONMENTS, SUBSCRIPTIONS } from './catalogue';
import { demoUserId } from './accounts';
import { demoGroupId } from './groups';
import { demoId } from './random';
import { templateId } from './templateRows';
import type { DemoUser } from './types';

/** A write in the demo, with the objects whose history includes it. */
export type DemoActivity = Omit<ActivityRecord, 'environmentName'> & { readonly objects: readonly string[] };

interface Done {
  /** Hours ago. */
  readonly ago: number;
  /** An account, or an integration of the environment. */
  readonly by: string;
  readonly operation: string;
  /** The id and name of its object. */
  readonly on: readonly [id: string | null, name: string];
  readonly changes?: readonly (readonly [field: string, before: ActivityValue, after: ActivityValue])[];
  readonly also?: readonly string[];
  readonly refused?: number;
}

const production = ENVIRONMENTS.auroraProduction;
const webShop = demoId('integration:auroraProduction:Web shop');
const template = (name: string) => [templateId(production, name), name] as const;
const user = (account: string, name: string) => [demoUserId(`${account}@demo.test`), name] as const;
const group = (name: string) => [demoGroupId('aurora', name), name] as const;
const savedEntry = (revision: number): Done['changes'] => [['revision', revision, revision + 1]];

/** Writes in the subscription itself. */
const OF_AURORA: readonly Done[] = [
  {
    ago: 3,
    by: 'subscription.admin',
    operation: 'addUsersToGroup',
    on: group('Reviewers'),
    changes: [['members', [], ['Plain User']]],
    also: [objectKey('user', demoUserId('user@demo.test'))],
  },
  {
    ago: 5,
    by: 'subscription.admin',
    operation: 'updateUserGroup',
    on: group('Campaign builders'),
    changes: [['description', 'Builds campaigns', 'Designers and editors of campaigns']],
  },
  {
    ago: 26,
    by: 'subscription.admin',
    operation: 'updateUserEnvironments',
    on: user('content.admin', 'Content Admin'),
    changes: [['environmentRoles', [], ['Aurora production: Content Administrator']]],
  },
  {
    ago: 27,
    by: 'subscription.admin',
    operation: 'createUserGroup',
    on: [null, 'Reviewers'],
    refused: 409,
  },
  {
    ago: 54,
    by: 'subscription.admin',
    operation: 'deactivateUser',
    on: user('inactive', 'Inactive User'),
    changes: [['status', 'Active', 'Inactive']],
  },
  {
    ago: 55,
    by: 'full.access',
    operation: 'replaceExternalIdpDomains',
    on: [SUBSCRIPTIONS.aurora, 'Aurora'],
    changes: [['signInDomains', [], ['sso.demo.test']]],
  },
];

/** Writes in its production environment. */
const OF_PRODUCTION: readonly Done[] = [
  {
    ago: 1,
    by: 'template.designer',
    operation: 'saveTemplate',
    on: template('Opening flyer'),
    changes: savedEntry(4),
  },
  {
    ago: 2,
    by: 'Web shop',
    operation: 'startOutput',
    on: [demoId('output:web-shop:1'), 'Business card'],
    changes: [
      ['name', null, 'Business card'],
      ['format', null, 'pdf'],
      ['records', null, 200],
    ],
  },
  {
    ago: 4,
    by: 'environment.admin',
    operation: 'rotateIntegrationSecret',
    on: [webShop, 'Web shop'],
    changes: [['previousSecretUntil', null, '2026-06-16T05:00:00.000Z']],
  },
  {
    ago: 8,
    by: 'template.designer',
    operation: 'saveTemplate',
    on: template('Opening flyer'),
    changes: savedEntry(3),
  },
  {
    ago: 9,
    by: 'template.designer',
    operation: 'saveTemplate',
    on: template('Brochure'),
    refused: 409,
  },
  {
    ago: 30,
    by: 'environment.admin',
    operation: 'replaceIntegrationPermissions',
    on: [webShop, 'Web shop'],
    changes: [
      [
        'permissions',
        ['template:list', 'template:read'],
        ['output:static', 'template:list', 'template:read'],
      ],
    ],
  },
  {
    ago: 31,
    by: 'environment.admin',
    operation: 'updateSettings',
    on: [production, 'Aurora production'],
    changes: [['studioVersion', '1.41', 'latest']],
  },
  {
    ago: 75,
    by: 'content.admin',
    operation: 'uploadMedia',
    on: [demoId('media:spring'), 'spring.jpg'],
    changes: [
      ['name', null, 'spring.jpg'],
      ['folder', null, 'Brand'],
    ],
  },
  {
    ago: 76,
    by: 'template.designer',
    operation: 'createTemplate',
    on: template('Certificate'),
    changes: [
      ['name', null, 'Certificate'],
      ['revision', null, 1],
    ],
  },
  {
    ago: 100,
    by: 'environment.admin',
    operation: 'deleteWebHook',
    on: [demoId('web-hook:old'), 'Old shop'],
    changes: [
      ['name', 'Old shop', null],
      ['address', 'https://old.aurora.test/hooks', null],
    ],
  },
];

/** Creates the activity of people and programs in the demo's first subscription, newest first. */
export function activityRows(users: readonly DemoUser[], now: Date): DemoActivity[] {
  const { aurora } = SUBSCRIPTIONS;
  return [
    ...OF_AURORA.map((done) => rowOf(done, { subscriptionId: aurora, environmentId: null }, users, now)),
    ...OF_PRODUCTION.map((done) =>
      rowOf(done, { subscriptionId: aurora, environmentId: production }, users, now),
    ),
  ].sort((one, other) => other.time.getTime() - one.time.getTime());
}

function rowOf(
  { ago, by, operation, on: [objectId, objectName], changes = [], also = [], refused }: Done,
  place: Pick<DemoActivity, 'subscriptionId' | 'environmentId'>,
  users: readonly DemoUser[],
  now: Date,
): DemoActivity {
  const kind = writeOf(operation)?.kind;
  if (!kind) throw new Error(`${operation} is not among the writes that are recorded.`);
  const of = `activity:${operation}:${objectName}:${ago}`;
  const actor = users.find(({ email }) => email === `${by}@demo.test`);
  return {
    id: demoId(of),
    time: new Date(now.getTime() - ago * 3_600_000),
    ...place,
    operation,
    actorKind: actor ? 'person' : 'integration',
    actorId: actor ? actor.id : demoId(`integration:auroraProduction:${by}`),
    actorName: actor ? displayName(actor) : by,
    objectKind: kind,
    objectId,
    objectName,
    changes: changes.map(([field, before, after]): ActivityChange => ({ field, before, after })),
    result: refused === undefined ? 'done' : 'refused',
    status: refused ?? null,
    requestId: demoId(`request of ${of}`),
    objects: [...(objectId === null ? [] : [objectKey(kind, objectId)]), ...also],
  };
}

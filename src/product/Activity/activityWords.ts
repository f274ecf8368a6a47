import type { ActivityEntry } from '@/api/types';
import { writeOf, type ActivityKind } from '@/domain/activity';
import { formatDateTime } from '@/domain/format';

/** What one thing of a kind is called, and several. */
export const KIND_WORDS: Readonly<Record<ActivityKind, { readonly one: string; readonly other: string }>> = {
  subscription: { one: 'subscription', other: 'Subscription' },
  user: { one: 'user', other: 'Users' },
  group: { one: 'user group', other: 'User groups' },
  environment: { one: 'environment', other: 'Environments' },
  integration: { one: 'integration', other: 'Integrations' },
  connector: { one: 'connector', other: 'Connectors' },
  webHook: { one: 'web hook', other: 'Web hooks' },
  template: { one: 'template', other: 'Templates' },
  collection: { one: 'collection', other: 'Collections' },
  project: { one: 'project', other: 'Projects' },
  media: { one: 'asset', other: 'Media' },
  folder: { one: 'folder', other: 'Folders of media' },
  font: { one: 'font family', other: 'Font families' },
  fontStyle: { one: 'font style', other: 'Font styles' },
  brandKit: { one: 'brand kit', other: 'Brand kits' },
  outputSetting: { one: 'output setting', other: 'Output settings' },
  outputTask: { one: 'output task', other: 'Output tasks' },
  userInterface: { one: 'user interface', other: 'User interfaces' },
  dataSet: { one: 'data set', other: 'Data sets' },
  workspace: { one: 'workspace', other: 'Workspaces' },
  viewPreference: { one: 'view preference', other: 'View preferences' },
};

/** Kinds that are only ever found in environments. */
export const isOfEnvironment = (kind: ActivityKind): boolean =>
  !(['subscription', 'user', 'group'] as readonly ActivityKind[]).includes(kind);

type Deed = Pick<ActivityEntry, 'operation' | 'object' | 'changes'>;

/** What was done, before the name of what it was done to; a platform may know of writes that the console does not. */
export function deedOf({ operation, object, changes }: Deed): string {
  // One operation for both: who is still there has lost a role alone.
  const isStillThere =
    operation === 'removeUserFromSubscription' && !changes.some(({ field }) => field === 'email');
  const words = isStillThere ? 'Took a subscription role from' : (writeOf(operation)?.words ?? operation);
  // Somebody is known by their name.
  return object.kind === 'user' ? words : `${words} ${KIND_WORDS[object.kind].one}`;
}

/** The same with the name, as one line. */
export const sentenceOf = (entry: Deed): string => `${deedOf(entry)} ${entry.object.name}`.trim();

/** What a field is called: `environmentRoles` is “Environment roles”. */
export function fieldLabel(field: string): string {
  const words = field
    .replace(/^(is|has)([A-Z])/, '$2')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The value of a field as people read it. */
export function valueText(value: ActivityEntry['changes'][number]['before']): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'None';
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(new Date(value)).text;
  return String(value);
}

/** How a write ended, where it was not done. */
export const RESULT_WORDS = { refused: 'Refused', failed: 'Failed' } as const;

import type { ActivityEntry } from '@/api/types';
import { writeOf, type ActivityKind } from '@/domain/activity';
import { formatDateTime } from '@/domain/format';

/** Singular and plural of each kind of object. */
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

/** Whether objects of a kind exist only in environments. */
export const isEnvironmentKind = (kind: ActivityKind): boolean =>
  !(['subscription', 'user', 'group'] as readonly ActivityKind[]).includes(kind);

type Deed = Pick<ActivityEntry, 'operation' | 'object' | 'changes'>;

/**
 * Describes a write, to be followed by the name of its object; falls back to words for operations the console does
 * not know.
 */
export function describeWrite({ operation, object, changes }: Deed): string {
  // The operation covers both cases: a user who is still a member has only lost a role.
  const isStillThere =
    operation === 'removeUserFromSubscription' && !changes.some(({ field }) => field === 'email');
  const words = isStillThere ? 'Took a subscription role from' : (writeOf(operation)?.words ?? operation);
  // A user's name is enough.
  return object.kind === 'user' ? words : `${words} ${KIND_WORDS[object.kind].one}`;
}

/** Describes a write in one line, with the name of its object. */
export const describeEntry = (entry: Deed): string => `${describeWrite(entry)} ${entry.object.name}`.trim();

/** Turns a field name into a label: `environmentRoles` becomes “Environment roles”. */
export function toFieldLabel(field: string): string {
  const words = field
    .replace(/^(is|has)([A-Z])/, '$2')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Formats the value of a field for reading. */
export function formatValue(value: ActivityEntry['changes'][number]['before']): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'None';
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(new Date(value)).text;
  return String(value);
}

/** Labels of writes that did not succeed. */
export const RESULT_WORDS = { refused: 'Refused', failed: 'Failed' } as const;

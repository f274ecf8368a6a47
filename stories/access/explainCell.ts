import { ROLES, type RoleName } from '@/domain/access';
import { groupsOf, placeName, type MatrixCell, type RedirectReason } from './accessMatrix';
import { SUBSCRIPTIONS } from '@/demo';

const REDIRECTS: Readonly<Record<RedirectReason, string>> = {
  editor: 'a denied template editor always leads there',
  'one-environment': 'whoever is a user of one environment and nothing else is sent to its projects',
  'content-admin':
    'a content administrator under the GraFx price book is sent to the projects of the environment',
  'no-role': 'whoever holds no role at all is told so there',
  route: 'the route itself names this page for whoever is denied',
  default: 'nothing else applies, and this is where a denial leads by default',
};

const ALLOWANCES: Readonly<Record<string, string>> = {
  '!hasNoRoleOrEnvRole': 'whoever holds any role',
  isAdminOfAnyEnvironmentInSubscription: 'an environment admin of any environment of the subscription',
};

const ALL_GROUPS = [...groupsOf(SUBSCRIPTIONS.aurora), ...groupsOf(SUBSCRIPTIONS.borealis)];
const groupName = (id: string) => ALL_GROUPS.find((group) => group.id === id)?.name ?? 'a group';
const label = (role: RoleName) => ROLES[role].label;

function sourceText(source: MatrixCell['explanation']['through'][number]): string {
  switch (source.kind) {
    case 'full-access':
      return 'Full access, which opens everything that is not closed to all.';
    case 'subscription':
      return `${label(source.role)} of the subscription.`;
    case 'individual':
      return `${label(source.role)} in ${placeName(source.environmentId)}, given to the account itself.`;
    case 'group':
      return `${label(source.role)} in ${placeName(source.environmentId)}, through the group ${groupName(source.groupId)}.`;
  }
}

function allowedText({ explanation: { explanation, through } }: MatrixCell): string[] {
  if (!explanation.allowed) return [];
  if (explanation.allowance === null) return ['Open to everyone.'];
  const allowance =
    ALLOWANCES[explanation.allowance] ?? (explanation.role ? label(explanation.role) : 'the rule');
  return [`Allowed: the rule names ${allowance}.`, ...through.map(sourceText)];
}

function deniedText({ explanation: { explanation, remedies }, redirect }: MatrixCell): string[] {
  if (explanation.allowed || !redirect) return [];
  const why =
    explanation.reason === 'no-access'
      ? 'Denied: while templates may not be edited the route is closed to all, whatever else is held.'
      : 'Denied: nothing that is held is named by the rule.';
  const grants = remedies.map(({ grant: { role, scope, scopeId } }) =>
    scope === 'product' ? label(role) : `${label(role)} in ${placeName(scopeId)}`,
  );
  const help =
    grants.length > 0 ? [`Would open it: ${grants.join(', or ')}.`] : ['No single role would open it.'];
  return [why, `Sent to ${readable(redirect.path)}: ${REDIRECTS[redirect.reason]}.`, ...help];
}

/** Replaces environment ids in an address by names. */
export function readable(path: string): string {
  return path.replace(/(?<=\/environments\/)[\w-]{36}/, (id) => placeName(id));
}

/** Explains a cell in full sentences. */
export function explainCell(cell: MatrixCell): string[] {
  return [...allowedText(cell), ...deniedText(cell)];
}

import { ACTIONS, type ActionName } from '@/domain/access';
import type { EnvironmentRow } from '../access/authorize';
import type { CallingIntegration } from '../access/loadIntegration';
import { forbidden, notFound } from '../http/Problem';

/**
 * Admits an integration to an operation. Any permission allows reading what every role may read, such as the studio
 * version and the connectors of its templates. All else requires the permission in the contract. @throws Problem 404 or
 * 403
 */
export function admitIntegration(
  { environmentId, permissions: given }: CallingIntegration,
  named: EnvironmentRow,
  { action, permissions }: { readonly action: ActionName; readonly permissions: readonly string[] },
): void {
  if (named.id !== environmentId) throw notFound('environment');
  if (permissions.some((permission) => given.includes(permission))) return;
  if (action === 'settings.read' && given.length > 0) return;
  throw forbidden(
    `An integration with its permissions may not do this: ${ACTIONS[action].label.toLowerCase()}.`,
  );
}

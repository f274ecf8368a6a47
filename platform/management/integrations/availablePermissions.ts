import { PERMISSION_CATEGORIES } from '@/domain/access';
import type { Schemas } from '../operations';

type Resource = 'font' | 'media' | 'myproject' | 'template' | 'template_collection' | 'output';
type Actions = Schemas['AvailablePermission']['actions'];

const LIST_READ_WRITE: Actions = ['list', 'read', 'write'];
const ACTIONS_OF: Record<Resource, Actions> = {
  font: LIST_READ_WRITE,
  media: LIST_READ_WRITE,
  myproject: LIST_READ_WRITE,
  template: LIST_READ_WRITE,
  template_collection: LIST_READ_WRITE,
  output: ['animated', 'static'],
};

/** What an integration can be permitted, by resource. */
export const AVAILABLE_PERMISSIONS: Schemas['AvailablePermission'][] = Object.entries(ACTIONS_OF).map(
  ([resource, actions]) => ({ resource, displayName: PERMISSION_CATEGORIES[resource as Resource], actions }),
);

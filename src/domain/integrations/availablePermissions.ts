import { PERMISSION_CATEGORIES } from '../access';

const LIST_READ_WRITE = ['list', 'read', 'write'] as const;
const ACTIONS_OF = {
  font: LIST_READ_WRITE,
  media: LIST_READ_WRITE,
  myproject: LIST_READ_WRITE,
  template: LIST_READ_WRITE,
  template_collection: LIST_READ_WRITE,
  output: ['animated', 'static'],
} as const;

type Resource = keyof typeof ACTIONS_OF;

/** The permissions available to integrations, by resource. */
export const AVAILABLE_PERMISSIONS = (Object.keys(ACTIONS_OF) as Resource[]).map((resource) => ({
  resource,
  displayName: PERMISSION_CATEGORIES[resource].label,
  actions: [...ACTIONS_OF[resource]],
}));

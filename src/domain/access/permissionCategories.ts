/** The resource categories permissions are given on, with the names people see (section 3). */
export const PERMISSION_CATEGORIES = {
  user: 'User Management',
  client: 'Client',
  template: 'Templates',
  template_collection: 'Collections',
  myproject: 'Projects',
  output_settings: 'Output settings',
  workspace: 'Workspaces',
  view_pref: 'View preferences',
  font: 'Fonts',
  environment: 'My environments',
  media: 'Media',
  brandKit: 'Brand Kits',
  dataset: 'Data',
  output: 'Output',
  user_interface: 'User interfaces',
  connector: 'Connector',
  settings: 'Settings',
} as const;

/** What can be permitted on a category. */
export const PERMISSION_ACTIONS = ['read', 'write', 'list'] as const;

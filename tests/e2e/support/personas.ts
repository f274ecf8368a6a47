/** The demo accounts, written from the product's description, not read from the code under test. */
export const PERSONAS = {
  fullAccess: 'full.access@demo.test',
  subscriptionAdmin: 'subscription.admin@demo.test',
  environmentAdmin: 'environment.admin@demo.test',
  templateDesigner: 'template.designer@demo.test',
  contentAdmin: 'content.admin@demo.test',
  contentAdminClassic: 'content.admin.classic@demo.test',
  user: 'user@demo.test',
  userMany: 'user.many@demo.test',
  noRole: 'no.role@demo.test',
  inactive: 'inactive@demo.test',
  newUser: 'new.user@demo.test',
} as const;

export type Persona = keyof typeof PERSONAS;

/** The password of every demo account. */
export const PASSWORD = 'demo';

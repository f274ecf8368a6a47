import { dialogOnDemand } from '../dialogOnDemand';

export { OpenPagesContext } from './hrefOfUse';
export { UsedBy } from './UsedBy';
export { WhereUsedSection } from './WhereUsedSection';

/** Where something is used, asked from a list; fetched when it is first wanted. */
export const WhereUsedDialog = dialogOnDemand(
  async () => (await import('./WhereUsedDialog')).WhereUsedDialog,
);

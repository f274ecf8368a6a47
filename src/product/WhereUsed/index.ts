import { dialogOnDemand } from '../dialogOnDemand';

export { OpenPagesContext } from './getUseAddress';
export { UsedBy } from './UsedBy';
export { WhereUsedSection } from './WhereUsedSection';

/** Shows where an item is used, opened from a list; loaded on demand. */
export const WhereUsedDialog = dialogOnDemand(
  async () => (await import('./WhereUsedDialog')).WhereUsedDialog,
);

import { useEffect, useState } from 'react';
import { onDemand } from '@/components/onDemand';
import { ACTIONS, isAllowed } from '@/domain/access';
import { callInIdle } from '../tables/callInIdle';
import { useWorkspace } from '../workspace/WorkspaceContext';

const ExcessNotice = onDemand(async () => (await import('./ExcessNotice')).ExcessNotice);

/** Delay after a page is opened, in milliseconds, so as not to compete with its content. */
const DELAY = 2_000;

/**
 * Checks whether the current subscription exceeds its contract, if the reader may see that, after the page has loaded.
 */
export function ExcessWatch() {
  const { access, subscription } = useWorkspace();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => callInIdle(DELAY, () => setSettled(true)), []);
  if (!isSettled || !subscription || !isAllowed(ACTIONS['subscription.read'].rule, access)) return null;
  return <ExcessNotice key={subscription.guid} subscription={subscription} />;
}

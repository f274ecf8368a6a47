import { useEffect, useState } from 'react';
import { onDemand } from '@/components/onDemand';
import { ACTIONS, isAllowed } from '@/domain/access';
import { callInIdle } from '../tables/callInIdle';
import { useWorkspace } from '../workspace/WorkspaceContext';

const ExcessNotice = onDemand(async () => (await import('./ExcessNotice')).ExcessNotice);

/** How long after a page was opened, in milliseconds: what the reader came for is there by then. */
const DELAY = 2_000;

/** Looks whether the current subscription exceeds its contract, for whoever may see that, once the page has settled. */
export function ExcessWatch() {
  const { access, subscription } = useWorkspace();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => callInIdle(DELAY, () => setSettled(true)), []);
  if (!isSettled || !subscription || !isAllowed(ACTIONS['subscription.read'].rule, access)) return null;
  return <ExcessNotice key={subscription.guid} subscription={subscription} />;
}

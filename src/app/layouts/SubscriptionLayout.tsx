import { Outlet } from 'react-router';
import { ShellBoundary } from '../errors/ShellBoundary';
import { ConsoleShell } from '../shell/ConsoleShell';
import { useNamedSubscription } from '../workspace/useNamedSubscription';
import { SubscriptionSwitcher } from '../shell/SubscriptionSwitcher';

/** The frame above the environments. */
export function SubscriptionLayout() {
  useNamedSubscription();
  return (
    <ShellBoundary page={<Outlet />}>
      <ConsoleShell layout="subscription" label="Console" place={<SubscriptionSwitcher />}>
        <Outlet />
      </ConsoleShell>
    </ShellBoundary>
  );
}

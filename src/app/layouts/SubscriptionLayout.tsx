import { Outlet } from 'react-router';
import { ConsoleShell } from '../shell/ConsoleShell';
import { SubscriptionSwitcher } from '../shell/SubscriptionSwitcher';

/** The frame above the environments. */
export function SubscriptionLayout() {
  return (
    <ConsoleShell layout="subscription" label="Console" place={<SubscriptionSwitcher />}>
      <Outlet />
    </ConsoleShell>
  );
}

import { Boxes } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { ConsoleShell } from '../shell/ConsoleShell';
import { EnvironmentSwitcher } from '../shell/EnvironmentSwitcher';
import { environmentIdOf } from '../workspace/routeContext';

const ABOVE = [
  {
    id: 'above',
    items: [{ id: 'environments', label: 'All environments', icon: Boxes, href: '/environments' }],
  },
];

/** The frame inside an environment. Another environment is another page: nothing of the last one stays. */
export function EnvironmentLayout() {
  const { pathname } = useLocation();
  return (
    <ConsoleShell
      layout="environment"
      label="Environment"
      place={<EnvironmentSwitcher />}
      furtherGroups={ABOVE}
    >
      <Outlet key={environmentIdOf(pathname)} />
    </ConsoleShell>
  );
}

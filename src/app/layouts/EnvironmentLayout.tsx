import { Boxes } from 'lucide-react';
import { pathTo } from '@/domain/paths';
import { Outlet, useLocation } from 'react-router';
import { ShellBoundary } from '../errors/ShellBoundary';
import { ConsoleShell } from '../shell/ConsoleShell';
import { EnvironmentSwitcher } from '../shell/EnvironmentSwitcher';
import { environmentIdOf } from '../workspace/routeContext';

const ABOVE = [
  {
    id: 'above',
    items: [{ id: 'environments', label: 'All environments', icon: Boxes, href: pathTo('environments') }],
  },
];

/** The frame inside an environment. Another environment is another page: nothing of the last one stays. */
export function EnvironmentLayout() {
  const { pathname } = useLocation();
  const page = <Outlet key={environmentIdOf(pathname)} />;
  return (
    <ShellBoundary page={page}>
      <ConsoleShell
        layout="environment"
        label="Environment"
        place={<EnvironmentSwitcher />}
        furtherGroups={ABOVE}
      >
        {page}
      </ConsoleShell>
    </ShellBoundary>
  );
}

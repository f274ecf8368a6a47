import { Boxes } from 'lucide-react';
import { pathTo } from '@/domain/paths';
import { Outlet, useLocation } from 'react-router';
import { ShellBoundary } from '../errors/ShellBoundary';
import { ConsoleShell } from '../shell/ConsoleShell';
import { EnvironmentSwitcher } from '../shell/EnvironmentSwitcher';
import { OpenPagesContext } from '@/product/WhereUsed/getUseAddress';
import { useMayOpenPage } from '../workspace/useMayOpenPage';
import { environmentIdOf } from '../workspace/routeContext';

const ABOVE = [
  {
    id: 'above',
    items: [{ id: 'environments', label: 'All environments', icon: Boxes, href: pathTo('environments') }],
  },
];

/** The frame inside an environment. Another environment remounts the page, so no state remains. */
export function EnvironmentLayout() {
  const { pathname } = useLocation();
  const mayOpen = useMayOpenPage();
  const page = (
    <OpenPagesContext value={mayOpen}>
      <Outlet key={environmentIdOf(pathname)} />
    </OpenPagesContext>
  );
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

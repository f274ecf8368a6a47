export { AppShell, MAIN_ID, type AppShellProps } from './AppShell';
export { AppShellError } from './AppShellError';
export { Rail, type RailProps } from './Rail';
export { SidePanel, type SidePanelProps } from './SidePanel';
export { Header, type HeaderProps } from './Header';
export { NavigationDrawer, type NavigationDrawerProps } from './NavigationDrawer';
export { type NavItem, type NavGroup } from './navigation';

import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Building2,
  FolderKanban,
  House,
  Image,
  LayoutTemplate,
  Library,
  ListChecks,
  PanelsTopLeft,
  Server,
  Settings,
  SlidersHorizontal,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  AppShell,
  Header,
  type NavGroup,
  NavigationDrawer,
  type NavItem,
  Rail,
  SidePanel,
} from '@/components/AppShell';
import { Avatar } from '@/components/Avatar';
import { Badge } from '@/components/Badge';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Grid } from '@/components/Grid';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';

const PLACES: NavItem[] = [
  { id: 'home', label: 'Home', icon: House, href: '#home' },
  { id: 'subscription', label: 'Subscription', icon: Building2, href: '#subscription' },
  { id: 'environments', label: 'My environments', icon: Server, href: '#environments', current: true },
  { id: 'users', label: 'User management', icon: Users, href: '#users' },
  { id: 'media', label: 'Media', icon: Image, href: '#media' },
];

const SETTINGS: NavItem[] = [{ id: 'settings', label: 'Settings', icon: Settings, href: '#settings' }];

const STUDIO: NavGroup[] = [
  {
    id: 'studio',
    items: [
      { id: 'templates', label: 'Templates', icon: LayoutTemplate, href: '#templates', current: true },
      { id: 'collections', label: 'Collections', icon: Library, href: '#collections' },
      { id: 'projects', label: 'My projects', icon: FolderKanban, href: '#projects' },
    ],
  },
  {
    id: 'manage',
    label: 'Manage',
    items: [
      { id: 'output', label: 'Output settings', icon: SlidersHorizontal, href: '#output' },
      { id: 'tasks', label: 'Output tasks', icon: ListChecks, href: '#tasks' },
      { id: 'interfaces', label: 'User interfaces', icon: PanelsTopLeft, href: '#interfaces' },
    ],
  },
];

function Shell({ panel = true }: { panel?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <AppShell
        rail={<Rail label="Main" items={PLACES} bottomItems={SETTINGS} />}
        header={
          <Header
            onOpenNavigation={() => setOpen(true)}
            start={
              <>
                <Text weight="semibold" truncate>
                  Aurora production
                </Text>
                <Badge tone="strong">Production</Badge>
              </>
            }
            end={<Avatar name="Full Access" />}
          />
        }
        sidePanel={panel && <SidePanel label="Studio" groups={STUDIO} />}
      >
        <PageHeader
          title="Templates"
          description="What your colleagues start their projects from."
          actions={<Button intent="primary">New template</Button>}
        />
        <Grid columns="auto">
          {Array.from({ length: 6 }, (_, index) => (
            <Card key={index}>
              <Stack gap="1">
                <Text weight="medium">Brochure {index + 1}</Text>
                <Text size="small" tone="muted">
                  Changed yesterday
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </AppShell>
      <NavigationDrawer
        open={open}
        onOpenChange={setOpen}
        label="Navigation"
        groups={[{ id: 'main', items: [...PLACES, ...SETTINGS] }, ...STUDIO]}
      />
    </>
  );
}

const meta = {
  title: 'Components/AppShell',
  component: AppShell,
  args: { children: null },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  render: () => <Shell />,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'R9.06 Rail 4.125 rem, side panel 16.25 rem, header 4 rem',
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('gsc-rail').offsetWidth).toBe(66);
    await expect(canvas.getByTestId('gsc-side-panel').offsetWidth).toBe(260);
    await expect(canvas.getByTestId('gsc-header').offsetHeight).toBe(64);
  },
};

export const Playground: Story = { tags: ['visual'], render: () => <Shell panel={false} /> };

export const SkipsToContent: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const SmallScreen: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
};

/* At 1024 px, or at 200 % in larger windows, the area's menu is above the page. */
export const NarrowWindow: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const panel = canvas.getByTestId('gsc-side-panel');
    await expect(panel).toBeVisible();
    const isNarrow = globalThis.innerWidth <= 1024;
    await expect(
      panel.getBoundingClientRect().bottom <= canvas.getByRole('main').getBoundingClientRect().top,
    ).toBe(isNarrow);
    if (isNarrow) await expect(canvas.queryByRole('button', { name: 'Open navigation' })).toBeNull();
  },
};

function Broken(): never {
  throw new TypeError('Cannot read properties of undefined');
}

/** Every part fails separately, and the page stays. */
export const PartsThatFail: Story = {
  tags: ['visual'],
  // React also logs every error that a boundary catches.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  render: () => (
    <AppShell rail={<Broken />} header={<Broken />} sidePanel={<Broken />}>
      <PageHeader title="Templates" description="What your colleagues start their projects from." />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    for (const [place, message] of [
      ['gsc-rail-problem', 'The navigation could not be shown.'],
      ['gsc-header-problem', 'The header could not be shown.'],
      ['gsc-side-panel-problem', 'This menu could not be shown.'],
    ] as const)
      await expect(await canvas.findByTestId(place)).toHaveTextContent(message);
    // As wide as the part it replaces, which small screens hide.
    const isWide = globalThis.innerWidth > 1140;
    await expect(canvas.getByTestId('gsc-rail-problem').offsetWidth).toBe(isWide ? 66 : 0);
    await expect(canvas.getByTestId('gsc-side-panel-problem').offsetWidth).toBe(isWide ? 260 : 0);
    await expect(canvas.getByRole('heading', { name: 'Templates' })).toBeVisible();
  },
};

function Drawer() {
  return <NavigationDrawer open onOpenChange={() => undefined} label="Navigation" groups={STUDIO} />;
}

export const OpenDrawer: Story = {
  tags: ['visual'],
  render: () => <Drawer />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('dialog', { name: 'Navigation' });
    await waitFor(() =>
      expect(body.getByRole('link', { name: 'Templates' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

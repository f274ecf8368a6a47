import { BookOpen, Boxes, Building2, Moon, Sun, SunMoon, UserPlus, UsersRound } from 'lucide-react';
import type { CommandItem } from '@/components/CommandPalette';
import { colourModes, type ColourMode } from '@/components/theme';
import { refusalOfAction, type ActionName } from '@/domain/access';
import { pathTo, type PathId } from '@/domain/paths';
import { refusalOfInvitations } from '@/domain/subscriptions';
import { subscriptionLabel } from '@/domain/workspace';
import type { Workspace } from '../workspace/Workspace';
import { storyOf } from './storyOf';

/** An action of the palette, or a page whose dialog it opens. */
export interface Action extends CommandItem {
  /** The page whose dialog it opens. */
  opensOn?: string;
  run?: () => void;
}

const THEMES = {
  light: { label: 'Use the light theme', icon: Sun },
  dark: { label: 'Use the dark theme', icon: Moon },
  system: { label: 'Use the theme of the system', icon: SunMoon },
} as const satisfies Record<ColourMode, object>;

/** Lists the actions that switch to the other themes. */
export function themeActions(present: ColourMode, choose: (mode: ColourMode) => void): Action[] {
  return colourModes
    .filter((mode) => mode !== present)
    .map((mode) => ({
      id: `theme-${mode}`,
      ...THEMES[mode],
      keywords: ['theme', 'colours', 'appearance'],
      run: () => choose(mode),
    }));
}

const CREATED = [
  {
    id: 'invite',
    action: 'user.invite',
    label: 'Invite users',
    icon: UserPlus,
    opensOn: pathTo('users'),
    keywords: ['people', 'add'],
  },
  {
    id: 'create-group',
    action: 'group.manage',
    label: 'Create a user group',
    icon: UsersRound,
    opensOn: pathTo('groups'),
    keywords: ['new', 'add'],
  },
  {
    id: 'create-environment',
    action: 'environment.create',
    label: 'Create an environment',
    icon: Boxes,
    opensOn: pathTo('environments'),
    keywords: ['new', 'add'],
  },
] as const satisfies readonly (Action & { action: ActionName })[];

/** Lists the actions that create an object in the current subscription; forbidden ones have a reason. */
export function createActions({
  access,
  subscription,
}: Pick<Workspace, 'access' | 'subscription'>): Action[] {
  if (!subscription) return [];
  return CREATED.map(({ action, ...item }) => ({
    ...item,
    disabledReason: (
      refusalOfAction(action, access) ??
      (action === 'user.invite' ? refusalOfInvitations(subscription) : undefined)
    )?.detail,
  }));
}

/** Lists the actions that switch to other subscriptions. */
export function subscriptionActions({
  subscription,
  subscriptions,
  switchSubscription,
}: Pick<Workspace, 'subscription' | 'subscriptions' | 'switchSubscription'>): Action[] {
  return subscriptions
    .filter(({ guid }) => guid !== subscription?.guid)
    .map((other) => ({
      id: `subscription-${other.guid}`,
      label: `Switch to ${subscriptionLabel(other)}`,
      description: other.clientName,
      icon: Building2,
      keywords: ['subscription'],
      run: () => void switchSubscription(other.guid),
    }));
}

/** Lists the action that opens the stories of a page in a new window, if there is a Storybook. */
export function storyActions(storybookUrl: string | undefined, id: PathId | undefined): Action[] {
  if (!storybookUrl || !id) return [];
  return [
    {
      id: 'stories',
      label: 'Stories of this page',
      icon: BookOpen,
      keywords: ['storybook', 'design'],
      run: () => void window.open(storyOf(storybookUrl, id), '_blank', 'noopener'),
    },
  ];
}

import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { Check, Ellipsis } from 'lucide-react';
import { Icon } from '@/components/Icon';
import { ExplainedGrid, type GridCell } from '../support/ExplainedGrid';
import { SCREENS, type ScreenId } from './screens';
import { STATE_LABELS, STATE_NAMES, storyNameOf, type StateName } from './support/stateNames';
import type { OwnScreen, Screen } from './support/ScreenState';

const MORE = 'more';

const COLUMNS = [
  ...STATE_NAMES.map((id) => ({ id, label: STATE_LABELS[id] })),
  { id: MORE, label: 'States of its own' },
];

const screenOf = (id: string): Screen | OwnScreen => SCREENS[id as ScreenId];
const AREAS = [...new Set(Object.values(SCREENS).map(({ title }) => title.split('/')[1] ?? ''))];

const GROUPS = AREAS.map((area) => ({
  label: area,
  rows: Object.entries(SCREENS)
    .filter(([, { title }]) => title.split('/')[1] === area)
    .map(([id, { title }]) => ({ id, label: title.split('/')[2] ?? id })),
}));

function addressOf({ title }: Pick<Screen, 'title'>, state: string): string {
  return `./?path=/story/${toId(title, storyNameFromExport(storyNameOf(state)))}`;
}

function ownStates(screen: Screen | OwnScreen): GridCell {
  const [first, ...others] = Object.keys(screen.more ?? {});
  if (!first)
    return { mark: '–', name: 'none', tone: 'quiet', explanation: ['The states of every screen are all.'] };
  const names = [first, ...others].map((name) => storyNameFromExport(storyNameOf(name)));
  return {
    mark: names.length,
    name: `${names.length}: ${names.join(', ')}`,
    tone: 'neutral',
    explanation: [`${names.join(', ')}.`],
    href: addressOf(screen, first),
  };
}

function cellOf(id: string, column: string): GridCell {
  const screen = screenOf(id);
  if (column === MORE) return ownStates(screen);
  const state = 'states' in screen ? screen.states[column as StateName] : undefined;
  if (!state)
    return {
      mark: '–',
      name: 'not a page of the route table',
      tone: 'quiet',
      explanation: ['Shown outside the route table: it has the states of its own only.'],
    };
  if ('leftOut' in state)
    return {
      mark: <Icon glyph={Ellipsis} size="s" />,
      name: 'left out',
      tone: 'quiet',
      explanation: [state.leftOut],
    };
  return {
    mark: <Icon glyph={Check} size="s" />,
    name: 'see it',
    tone: 'positive',
    explanation: ['Press it to see the screen in this state.'],
    href: addressOf(screen, column),
  };
}

/** Every screen by state: links to its story, or explains why it is missing. */
export function StatesAtlas() {
  return (
    <ExplainedGrid
      label="Screens by state"
      columns={COLUMNS}
      groups={GROUPS}
      cellOf={cellOf}
      hint="Move over a cell, or go through them with the arrow keys; Enter opens the state."
    />
  );
}

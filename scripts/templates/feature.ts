import type { Generated, GeneratedFile, Insertion } from './GeneratedFile';

/** The spellings of a feature's name. */
interface Names {
  /** As in addresses and folders: `paper-stock`. */
  id: string;
  /** As a name in code: `paperStock`. */
  camel: string;
  /** As a component: `PaperStock`. */
  pascal: string;
  /** As a title: `Paper stock`. */
  title: string;
  /** In a sentence: `paper stock`. */
  words: string;
}

function namesOf(id: string): Names {
  const words = id.replaceAll('-', ' ');
  const camel = id.replaceAll(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { id, camel, pascal: upper(camel), title: upper(words), words };
}

/**
 * Generates a working product area called `name` (kebab-case): a screen with its states, its page, an address for
 * subscription admins with a place in the navigation, a story of each state, and its test. It lists the user groups of
 * the subscription, which is the first thing to replace.
 */
export function feature(name: string): Generated {
  const names = namesOf(name);
  return { files: files(names), insertions: insertions(names) };
}

function files({ id, camel, pascal, title, words }: Names): GeneratedFile[] {
  const story = (state: string) =>
    `export const ${state.charAt(0).toUpperCase() + state.slice(1)}: StoryObj = screenStory('${id}', '${state}');`;
  const seen = (state: string) =>
    `export const ${state.charAt(0).toUpperCase() + state.slice(1)}: StoryObj = { ...screenStory('${id}', '${state}'), tags: ['visual', '!autodocs'] };`;
  return [
    {
      path: `src/features/${id}/${pascal}Screen.tsx`,
      text: `import { useQuery } from '@tanstack/react-query';
import { userGroupQueries } from '@/api/user-groups';
import { EmptyDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';

interface ${pascal}ScreenProps {
  subscriptionId: string;
}

/** The ${words} of a subscription. */
export function ${pascal}Screen({ subscriptionId }: ${pascal}ScreenProps) {
  const { data, error, refetch } = useQuery(userGroupQueries(useApi()).list(subscriptionId));
  return (
    <>
      <PageHeader title="${title}" />
      {error && !data ? (
        <FailedSection
          title="What is here could not be loaded"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton shape="block" height="8rem" />
      ) : data.length === 0 ? (
        <EmptySection image={<EmptyDrawing />} title="There is nothing here yet" />
      ) : (
        <Stack as="ul" gap="2" aria-label="${title}" css={{ paddingInlineStart: '$5' }}>
          {data.map((item) => (
            <Text as="li" key={item.id} css={{ overflowWrap: 'anywhere' }}>
              {item.name}
            </Text>
          ))}
        </Stack>
      )}
    </>
  );
}
`,
    },
    { path: `src/features/${id}/index.ts`, text: `export { ${pascal}Screen } from './${pascal}Screen';\n` },
    {
      path: `src/app/pages/${pascal}Page.tsx`,
      text: `import { ${pascal}Screen } from '@/features/${id}';
import { useWorkspace } from '../workspace/WorkspaceContext';

/** The ${words} of the current subscription. */
export function ${pascal}Page() {
  const { subscription } = useWorkspace();
  if (!subscription) return null;
  return <${pascal}Screen subscriptionId={subscription.guid} />;
}
`,
    },
    {
      path: `stories/states/tables/${camel}.ts`,
      text: `import { defineScreen } from '../support/defineScreen';
import { leftOut } from '../support/ScreenState';
import { deniedToDesigner } from './denied';
import { LONG_WORD } from './longNames';
import { queryStates } from './queryStates';

/** The ${words} of a subscription. */
export const ${camel} = defineScreen({
  title: 'Screens/Workspace/${title}',
  path: () => '/${id}',
  states: {
    ...queryStates('get /user-groups', { shows: '${title}' }),
    loaded: { shows: 'Production team' },
    empty: {
      shows: 'There is nothing here yet',
      prepare: (store) => {
        store.userGroups = [];
        store.groupRoles = [];
      },
    },
    noMatch: leftOut('Nothing is searched for here.'),
    longContent: {
      shows: LONG_WORD,
      prepare: (store) => store.userGroups.forEach((group) => Object.assign(group, { name: LONG_WORD })),
    },
    denied: deniedToDesigner,
  },
});
`,
    },
    {
      path: `stories/states/workspace/${pascal}.stories.tsx`,
      text: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStory } from '../support/screenStory';

const meta = { title: 'Screens/Workspace/${title}', tags: ['!autodocs'] } satisfies Meta;

export default meta;

${['loaded', 'empty', 'longContent'].map(seen).join('\n')}
${['loading', 'error400', 'error403', 'error404', 'error500', 'networkDown', 'denied', 'sessionExpired'].map(story).join('\n')}
`,
    },
    {
      path: `tests/unit/features/${id}/${camel}Screen.test.tsx`,
      text: `import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SUBSCRIPTIONS } from '@/demo';
import { ${pascal}Screen } from '@/features/${id}';
import { createFeatureStage } from '../support/feature';

const start = createFeatureStage();

describe('the screen of the ${words}', () => {
  it('lists what there is', async () => {
    start().draw(<${pascal}Screen subscriptionId={SUBSCRIPTIONS.aurora} />);
    expect(await screen.findByText('Production team')).toBeVisible();
  });

  it('says what could not be loaded, and loads it when it is tried again', async () => {
    const { draw, answer } = start();
    const mend = answer('get', '/user-groups', 500);
    draw(<${pascal}Screen subscriptionId={SUBSCRIPTIONS.aurora} />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mend();
    await userEvent.click(retry);
    expect(await screen.findByText('Production team')).toBeVisible();
  });
});
`,
    },
  ];
}

function insertions({ id, camel, pascal, title }: Names): Insertion[] {
  const key = /\W/.test(id) ? `'${id}'` : id;
  return [
    { path: 'src/domain/paths/paths.ts', before: "  'my-account': '", text: `  ${key}: '/${id}',\n` },
    {
      path: 'src/app/routeTable/subscriptionRoutes.ts',
      before: "  {\n    id: 'my-account',",
      text: `  {
    id: '${id}',
    path: PATHS${key === id ? `.${id}` : `[${key}]`},
    title: '${title}',
    rule: SUBSCRIPTION_ADMIN,
    layout: 'subscription',
    navigation: { label: '${title}', icon: Boxes },
  },
`,
    },
    {
      path: 'src/app/routes/pageLoaders.ts',
      before: "  'my-account': async",
      text: `  ${key}: async () => (await import('../pages/${pascal}Page')).${pascal}Page,\n`,
    },
    {
      path: 'src/app/commands/storyOf.ts',
      before: "  'my-account': 'workspace-my-account',",
      text: `  ${key}: 'workspace-${id}',\n`,
    },
    {
      path: 'stories/states/screens.ts',
      before: "import * as usage from './tables/usage';",
      text: `import * as ${camel} from './tables/${camel}';\n`,
    },
    {
      path: 'stories/states/screens.ts',
      before: "  'my-account': workspace.myAccount,",
      text: `  ${key}: ${camel}.${camel},\n`,
    },
    {
      path: 'tests/e2e/support/accessTable.ts',
      before: "  { rows: 'R2.39', path: '/401'",
      text: `  { rows: '${title.toLowerCase()}', path: '/${id}', title: '${title}', landings: '= = 4 4 P 4 P 4 U' },\n`,
    },
  ];
}

import type { Loader, StoryContext, StoryObj } from '@storybook/react-vite';
import type { SetupWorker } from 'msw/browser';
import { expect, waitFor } from 'storybook/test';
import { keepInMemory } from '@/product/browserKeeping';
import { SCREENS, type ScreenId } from '../screens';
import { homeOf, preparePlatform } from './preparePlatform';
import { ScreenFrame } from './ScreenFrame';
import type { LeftOut, OwnScreen, Screen, ScreenState } from './ScreenState';
import { statesOf } from './statesOf';
import { readToolbar } from './toolbar';

/* Keys the console stores in the browser, cleared before each story. */
const MEMORY = ['clientId', 'subscriptionId', 'recentEnvironmentIds', 'colourMode'];

/** Names of a screen's states. */
type StateOf<S extends Screen | OwnScreen> =
  | (S extends Screen
      ? { [Name in keyof S['states']]: S['states'][Name] extends LeftOut ? never : Name }[keyof S['states']]
      : never)
  | (S extends { readonly more: infer More } ? keyof More : never);

type AnyScreen = Screen | OwnScreen;

/** Returns the address of the screen in a console with the demo data, whose ids equal the mocked platform's. */
const consolePathOf = (screen: AnyScreen, state: ScreenState): string =>
  `${(state.path ?? screen.path)(homeOf(state.persona ?? screen.persona ?? 'subscription.admin'))}${state.search ?? ''}`;

function loaderOf(screen: AnyScreen, state: ScreenState): Loader {
  return (context) => {
    for (const key of MEMORY) localStorage.removeItem(key);
    // Drafts, rows and views as well: each story begins without any.
    keepInMemory();
    sessionStorage.removeItem('lastEnvironmentId');
    localStorage.setItem('colourMode', String(context.globals['theme']));
    const { persona } = screen;
    const { handlers, place } = preparePlatform(state, {
      ...(persona && { persona }),
      toolbar: readToolbar(context.globals),
    });
    localStorage.setItem('subscriptionId', place.subscriptionId);
    const { msw } = context as typeof context & { msw: SetupWorker };
    msw.use(...handlers);
    return Promise.resolve({ path: (state.path ?? screen.path)(place), visit: crypto.randomUUID() });
  };
}

/** Returns the visible text of the page. */
const visibleText = (body: HTMLElement) => body.innerText.replaceAll(/\s+/g, ' ');

async function settle(state: ScreenState, body: HTMLElement): Promise<void> {
  const wanted = typeof state.shows === 'string' ? expect.stringContaining(state.shows) : state.shows;
  await waitFor(
    async () => {
      const text = visibleText(body);
      await (wanted instanceof RegExp ? expect(text).toMatch(wanted) : expect(text).toEqual(wanted));
      const busy = [...body.querySelectorAll('[aria-busy="true"]')].filter((part) => part.checkVisibility());
      if (!state.isBusy) await expect(busy).toEqual([]);
    },
    { timeout: 5_000 },
  );
  await hasOneMain(body);
  await beginsWithTitle(body);
  await state.play?.(body);
}

/** Expects one main landmark, on full screens, too; only the start-up placeholder has none. */
async function hasOneMain(body: HTMLElement): Promise<void> {
  const mains = [...body.querySelectorAll('main')].filter((main) =>
    main.checkVisibility({ visibilityProperty: true }),
  );
  const isStarting = body.ownerDocument.documentElement.hasAttribute('data-starting');
  const isCovered = body.querySelector('[aria-modal="true"]') !== null;
  await expect(mains).toHaveLength(isStarting && !isCovered ? 0 : 1);
}

/** Expects the page title before all other headings, for users who navigate by headings. */
async function beginsWithTitle(body: HTMLElement): Promise<void> {
  const headings = [...body.querySelectorAll('main :is(h1, h2, h3)')].filter((heading) =>
    heading.checkVisibility(),
  );
  const [first] = headings;
  if (first) await expect(first.tagName).toBe('H1');
}

/**
 * Creates the story of a screen's state: the console at the screen's address, over a platform prepared for the state.
 */
export function screenStory<Id extends ScreenId, Name extends StateOf<(typeof SCREENS)[Id]> & string>(
  id: Id,
  name: Name,
): StoryObj {
  const screen: AnyScreen = SCREENS[id];
  const state = statesOf(screen)[name];
  if (!state) throw new Error(`The screen ${id} has no state ${name}.`);
  return {
    /* Docs would render every state at once, over one worker that can serve only one. */
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen', msw: [], consolePath: consolePathOf(screen, state) },
    loaders: [loaderOf(screen, state)],
    render: (_, { loaded }: StoryContext) => {
      const { path, visit } = loaded as { path: string; visit: string };
      return <ScreenFrame key={visit} state={state} path={path} />;
    },
    play: ({ canvasElement, globals }) =>
      /* A changed toolbar is for exploring: the state need not appear. */
      isAsTheStateSays(globals) ? settle(state, canvasElement.ownerDocument.body) : undefined,
  };
}

function isAsTheStateSays(globals: Readonly<Record<string, unknown>>): boolean {
  const { persona, environmentType, priceBook, network } = readToolbar(globals);
  return !persona && !environmentType && !priceBook && network === 'fast';
}

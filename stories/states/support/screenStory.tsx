import type { Loader, StoryContext, StoryObj } from '@storybook/react-vite';
import type { SetupWorker } from 'msw/browser';
import { expect, waitFor } from 'storybook/test';
import { SCREENS, type ScreenId } from '../screens';
import { homeOf, preparePlatform } from './preparePlatform';
import { ScreenFrame } from './ScreenFrame';
import type { LeftOut, OwnScreen, Screen, ScreenState } from './ScreenState';
import { statesOf } from './statesOf';
import { readToolbar } from './toolbar';

/* What the console remembers of one visit says nothing about the next story. */
const MEMORY = ['clientId', 'subscriptionId', 'recentEnvironmentIds', 'colourMode'];

/** The names of the states a screen has. */
type StateOf<S extends Screen | OwnScreen> =
  | (S extends Screen
      ? { [Name in keyof S['states']]: S['states'][Name] extends LeftOut ? never : Name }[keyof S['states']]
      : never)
  | (S extends { readonly more: infer More } ? keyof More : never);

type AnyScreen = Screen | OwnScreen;

/** Where the screen is in a console over the demo data; the ids there are those of the mocked platform. */
const consolePathOf = (screen: AnyScreen, state: ScreenState): string =>
  `${(state.path ?? screen.path)(homeOf(state.persona ?? screen.persona ?? 'subscription.admin'))}${state.search ?? ''}`;

function loaderOf(screen: AnyScreen, state: ScreenState): Loader {
  return (context) => {
    for (const key of MEMORY) localStorage.removeItem(key);
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

/** What a reader of the page can see; the text of what is hidden is left out. */
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

/** A reader skips to the main part of any page, full screens too; only the shape the console starts with has none. */
async function hasOneMain(body: HTMLElement): Promise<void> {
  const mains = [...body.querySelectorAll('main')].filter((main) =>
    main.checkVisibility({ visibilityProperty: true }),
  );
  const isStarting = body.ownerDocument.documentElement.hasAttribute('data-starting');
  const isCovered = body.querySelector('[aria-modal="true"]') !== null;
  await expect(mains).toHaveLength(isStarting && !isCovered ? 0 : 1);
}

/** The title of a page comes before the titles of its parts, for whoever goes from heading to heading. */
async function beginsWithTitle(body: HTMLElement): Promise<void> {
  const headings = [...body.querySelectorAll('main :is(h1, h2, h3)')].filter((heading) =>
    heading.checkVisibility(),
  );
  const [first] = headings;
  if (first) await expect(first.tagName).toBe('H1');
}

/** The story of one state of a screen: the console at the screen's address, over a platform that answers as the state says. */
export function screenStory<Id extends ScreenId, Name extends StateOf<(typeof SCREENS)[Id]> & string>(
  id: Id,
  name: Name,
): StoryObj {
  const screen: AnyScreen = SCREENS[id];
  const state = statesOf(screen)[name];
  if (!state) throw new Error(`The screen ${id} has no state ${name}.`);
  return {
    /* Docs would draw every state at once, over one worker that can answer for only one of them. */
    tags: ['!autodocs'],
    parameters: { layout: 'fullscreen', msw: [], consolePath: consolePathOf(screen, state) },
    loaders: [loaderOf(screen, state)],
    render: (_, { loaded }: StoryContext) => {
      const { path, visit } = loaded as { path: string; visit: string };
      return <ScreenFrame key={visit} state={state} path={path} />;
    },
    play: ({ canvasElement, globals }) =>
      /* What the toolbar changes is for looking at: the state need not come about. */
      isAsTheStateSays(globals) ? settle(state, canvasElement.ownerDocument.body) : undefined,
  };
}

function isAsTheStateSays(globals: Readonly<Record<string, unknown>>): boolean {
  const { persona, environmentType, priceBook, network } = readToolbar(globals);
  return !persona && !environmentType && !priceBook && network === 'fast';
}

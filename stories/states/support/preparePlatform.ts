import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { createMockPlatform, type Persona } from '@/api/mocks';
import { ENVIRONMENTS, SUBSCRIPTIONS } from '@/demo';
import type { AnswerOverride, ScreenContext, ScreenState, StoryStore } from './ScreenState';
import type { ToolbarChoice } from './toolbar';

const SLOW = 2_000;
const MINUTE = 60_000;

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  412: 'Precondition Failed',
  500: 'Internal Server Error',
};

/**
 * Requests the console itself needs; a failing network lets them pass, otherwise no screen could show its failure.
 */
const ENTRANCE = /\/api\/v1\/(users\/me(\/permissions)?|subscriptions|environments(\/[^/]+)?)$/;

function problem(status: number, instance: string): Response {
  const title = TITLES[status] ?? 'Error';
  const body = { type: 'about:blank', title, status, detail: `${title}.`, instance };
  return HttpResponse.json(body, { status, headers: { 'Content-Type': 'application/problem+json' } });
}

async function answerWith(override: AnswerOverride, url: string): Promise<Response> {
  if (override === 'never') await delay('infinite');
  return typeof override === 'number' ? problem(override, new URL(url).pathname) : HttpResponse.error();
}

function overrideHandlers(answers: ScreenState['answers'] = {}): HttpHandler[] {
  return Object.entries(answers).map(([operation, override]) => {
    const [method = 'get', path = ''] = operation.split(' ');
    const base = path.startsWith('/{name}/') ? '*/api/v1/environment' : '*/api/v1';
    const url = `${base}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    return http[method as 'get'](url, ({ request }) => answerWith(override, request.url));
  });
}

/** Returns the subscription and environment of a demo account. */
export function homeOf(persona: Persona): ScreenContext {
  return persona === 'content.admin.classic'
    ? { subscriptionId: SUBSCRIPTIONS.borealis, environmentId: ENVIRONMENTS.borealisProduction }
    : { subscriptionId: SUBSCRIPTIONS.aurora, environmentId: ENVIRONMENTS.auroraProduction };
}

/** Changes the type of the current environment; an environment with this type gets the old one. */
function setType(
  store: StoryStore,
  { environmentId }: ScreenContext,
  type: ToolbarChoice['environmentType'],
): void {
  const current = store.environments.find(({ id }) => id === environmentId);
  if (!current || !type || current.type === type) return;
  const siblings = store.environments.filter(
    ({ subscriptionId }) => subscriptionId === current.subscriptionId,
  );
  const twin = siblings.find((sibling) => sibling.type === type);
  const { type: oldType, name, technicalName } = current;
  Object.assign(current, {
    type,
    name: twin?.name ?? name.replace(oldType, type),
    technicalName: twin?.technicalName ?? technicalName.replace(oldType, type),
  });
  if (twin) Object.assign(twin, { type: oldType, name, technicalName });
}

function setPriceBook(
  store: StoryStore,
  { subscriptionId }: ScreenContext,
  book: ToolbarChoice['priceBook'],
): void {
  const subscription = store.subscriptions.find(({ id }) => id === subscriptionId);
  if (subscription && book) subscription.isGraFxPricebook = book === 'grafx';
}

/** Ignores seconds, so that consecutive stories share the demo data. */
const thisMinute = () => new Date(Math.floor(Date.now() / MINUTE) * MINUTE);

/** Creates the mocked platform of a state and the toolbar: its handlers, and the screen's place. */
export function preparePlatform(
  state: ScreenState,
  { persona: ownPersona = 'subscription.admin', toolbar }: { persona?: Persona; toolbar: ToolbarChoice },
): { handlers: HttpHandler[]; place: ScreenContext } {
  const persona = toolbar.persona ?? state.persona ?? ownPersona;
  const place = homeOf(persona);
  const { handlers, store } = createMockPlatform({
    persona,
    now: thisMinute(),
    hasMedia: true,
    latency: toolbar.network === 'slow' ? SLOW : 0,
  });
  state.prepare?.(store, place);
  setType(store, place, toolbar.environmentType);
  setPriceBook(store, place, toolbar.priceBook);
  const failing = http.all(/\/api\/v1\//, ({ request }) =>
    ENTRANCE.test(new URL(request.url).pathname) ? undefined : HttpResponse.error(),
  );
  return {
    place,
    handlers: [
      ...overrideHandlers(state.answers),
      ...(toolbar.network === 'failing' ? [failing] : []),
      ...handlers,
    ],
  };
}

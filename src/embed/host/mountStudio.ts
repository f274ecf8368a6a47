import { PROTOCOL, type FrameMessage, type Greeting, type HostMessage, type OpenRequest } from '../protocol';
import type { StudioHandle, StudioOptions } from './options';

/** Milliseconds the page of the studio may take to load. */
const LOAD_TIMEOUT = 30_000;
/** Milliseconds the studio may take to answer after its page has loaded and its script has run. */
const ANSWER_TIMEOUT = 5_000;
/** Milliseconds that closing waits for pending saves. */
const FLUSH_TIMEOUT = 10_000;

/* Overrides the host page's styles for frames: `!important` on the element wins over every style sheet. */
const STYLE: Readonly<Record<string, string>> = {
  all: 'initial',
  display: 'block',
  width: '100%',
  height: '100%',
  // Not in rem, whose size the host page decides.
  'min-height': '480px',
  border: '0',
};

const CANNOT_LOAD = (url: string) => `The studio could not be loaded from ${url}.`;

/**
 * Adds a studio frame to an element and opens an item in it. Adds nothing else to the page; page and frame talk
 * through a private message port.
 */
export function mountStudio(
  element: HTMLElement,
  what: Pick<OpenRequest, 'kind' | 'id'>,
  options: StudioOptions,
): StudioHandle {
  const { apiUrl, environmentId, getToken, studioUrl, colourMode = 'light' } = options;
  const { baseURI } = element.ownerDocument;
  const address = new URL('frame/index.html', new URL(studioUrl ?? '', baseURI));
  const frame = element.ownerDocument.createElement('iframe');
  frame.title = what.kind === 'project' ? 'Project editor' : 'Template editor';
  frame.allow = 'clipboard-read; clipboard-write';
  for (const [name, value] of Object.entries(STYLE)) frame.style.setProperty(name, value, 'important');

  const { port1: port, port2: theirs } = new MessageChannel();
  let state: 'loading' | 'here' | 'closed' = 'loading';
  let hasUnsavedChanges = false;
  let timer: ReturnType<typeof setTimeout>;
  let onFlushed = (_isSaved: boolean): void => undefined;
  const say = (message: HostMessage) => port.postMessage(message);

  const remove = () => {
    state = 'closed';
    clearTimeout(timer);
    frame.removeEventListener('load', greet);
    port.close();
    frame.remove();
    onFlushed(!hasUnsavedChanges);
  };
  const giveUp = () => {
    remove();
    options.onFailed?.({ during: 'load', message: CANNOT_LOAD(address.href), status: undefined });
  };
  const greet = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, ANSWER_TIMEOUT);
    const hasBack = options.onBack !== undefined;
    const apiAddress = new URL(apiUrl, baseURI).href;
    const { studioFeatures } = options;
    const open = { ...what, apiUrl: apiAddress, environmentId, studioFeatures, colourMode, hasBack };
    const greeting: Greeting = { platenStudio: PROTOCOL, open };
    // Posts to that origin only: a page that replaced it gets neither the port nor a token.
    frame.contentWindow?.postMessage(greeting, address.origin, [theirs]);
  };
  const answerToken = async (question: number, renew: boolean) => {
    try {
      say({ type: 'token', question, token: await getToken({ renew }) });
    } catch (cause) {
      say({ type: 'no-token', question, message: cause instanceof Error ? cause.message : String(cause) });
    }
  };

  port.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
    if (data.type === 'here') {
      state = 'here';
      clearTimeout(timer);
    } else if (data.type === 'token') void answerToken(data.question, data.renew);
    else if (data.type === 'flushed') onFlushed(data.isSaved);
    else {
      const { event } = data;
      if (event.type === 'changed') hasUnsavedChanges = event.hasUnsavedChanges;
      tell(options, event);
    }
  };
  frame.addEventListener('load', greet, { once: true });
  timer = setTimeout(giveUp, LOAD_TIMEOUT);
  frame.src = address.href;
  element.append(frame);

  return {
    hasUnsavedChanges: () => hasUnsavedChanges,
    close: async () => {
      if (state === 'closed') return !hasUnsavedChanges;
      const isSaved =
        state === 'loading' ||
        (await new Promise<boolean>((resolve) => {
          onFlushed = resolve;
          timer = setTimeout(() => resolve(!hasUnsavedChanges), FLUSH_TIMEOUT);
          say({ type: 'flush' });
        }));
      remove();
      return isSaved;
    },
  };
}

function tell(options: StudioOptions, event: Extract<FrameMessage, { type: 'event' }>['event']): void {
  switch (event.type) {
    case 'opened':
      return options.onOpened?.();
    case 'changed':
      return options.onChanged?.({ hasUnsavedChanges: event.hasUnsavedChanges });
    case 'saved':
      return options.onSaved?.();
    case 'finished':
      return options.onFinished?.({ fileName: event.fileName, file: event.file });
    case 'failed':
      return options.onFailed?.({ during: event.during, message: event.message, status: event.status });
    case 'moved':
      return options.onMoved?.({ id: event.id });
    case 'back':
      return options.onBack?.();
  }
}

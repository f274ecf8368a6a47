import { MOCK_PLATFORM_PATH } from './mockConfiguration';
import { storedPersona } from './personas';

/** Milliseconds an answer takes: enough to see what is drawn while waiting. */
const LATENCY = 150;

/** The platform inside the browser. */
interface RunningMockPlatform {
  /** From now on every call is made by this demo account. @throws Error for one the platform has not. */
  become: (personaId: string) => void;
}

let running: Promise<RunningMockPlatform> | undefined;

/** Starts the mocked platform, once a page: what is changed lasts until the next reload, whoever changed it. */
export function startMocks(): Promise<RunningMockPlatform> {
  running ??= start();
  return running;
}

async function start(): Promise<RunningMockPlatform> {
  const [{ startMockPlatform }, { PERSONAS }] = await Promise.all([
    import('@/api/mocks/browser'),
    import('@/api/mocks'),
  ]);
  const { store } = await startMockPlatform({
    baseUrl: `${MOCK_PLATFORM_PATH}/api/v1`,
    now: new Date(),
    latency: LATENCY,
  });
  const become = (personaId: string) => {
    const persona = PERSONAS.find((candidate) => candidate === personaId);
    if (!persona) throw new Error(`The mocked platform has no account ${personaId}.`);
    store.persona = persona;
  };
  // The page may ask as soon as it is drawn.
  const persona = storedPersona();
  if (persona) become(persona.id);
  return { become };
}

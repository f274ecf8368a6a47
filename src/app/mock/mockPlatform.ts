import { MOCK_PLATFORM_PATH } from './mockConfiguration';
import { storedPersona } from './personas';

/** Delay of a response in milliseconds: enough to see the loading state. */
const LATENCY = 150;

/** The mocked platform in the browser. */
interface RunningMockPlatform {
  /** Makes this demo account the caller from now on. @throws Error for an unknown account */
  become: (personaId: string) => void;
}

let running: Promise<RunningMockPlatform> | undefined;

/** Starts the mocked platform, once per page: changes last until the next reload, for all personas. */
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
  // The page may send requests as soon as it is rendered.
  const persona = storedPersona();
  if (persona) become(persona.id);
  return { become };
}

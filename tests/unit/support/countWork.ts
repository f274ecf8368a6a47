import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** Runs a command of the inspector whose answer is there at once. */
function post<Answer>(session: Session, method: string, parameters: object = {}): Answer {
  let answer: Answer | undefined;
  session.post(method, parameters, (error, given) => {
    if (error) throw error;
    answer = given as Answer;
  });
  return answer as Answer;
}

/**
 * Opens a counter of work: how often V8 enters functions and blocks, which is the same at each run whatever else is done.
 * @param packages names of packages whose work counts too
 */
export function openWorkCounter(packages: readonly string[] = []) {
  const session = new Session();
  session.connect();
  post(session, 'Profiler.enable');
  post(session, 'Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const isCounted = (url: string) =>
    url.includes('node_modules')
      ? packages.some((name) => url.includes(`/node_modules/${name}/`))
      : !url.startsWith('node:');
  const take = () => post<Coverage>(session, 'Profiler.takePreciseCoverage').result;
  const sum = () =>
    take()
      .filter(({ url }) => isCounted(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((total, { count }) => total + count, 0);
  return {
    /** The blocks that are entered while something is done, of all modules but those of packages that are not named. */
    count: (act: () => unknown): number => {
      take();
      act();
      return sum();
    },
    /** The same for something that takes its time. */
    countAsync: async (act: () => Promise<unknown>): Promise<number> => {
      take();
      await act();
      return sum();
    },
    close: () => {
      post(session, 'Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

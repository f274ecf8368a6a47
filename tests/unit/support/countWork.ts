import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** Runs a command of the inspector, which responds synchronously. */
function post<Answer>(session: Session, method: string, parameters: object = {}): Answer {
  let answer: Answer | undefined;
  session.post(method, parameters, (error, given) => {
    if (error) throw error;
    answer = given as Answer;
  });
  return answer as Answer;
}

/**
 * Opens a counter of work: how often V8 enters functions and blocks, the same in each run.
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
    /** Counts the blocks entered during some work, in all modules except other packages. */
    count: (act: () => unknown): number => {
      take();
      act();
      return sum();
    },
    /** The same for asynchronous work. */
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

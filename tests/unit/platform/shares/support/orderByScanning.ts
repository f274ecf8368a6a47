/** A step of work: it arrives, its caller leaves, it steps aside, returns, or ends. */
export type Step =
  | { readonly kind: 'come'; readonly caller: string }
  | { readonly kind: 'leave' | 'aside' | 'back' | 'end'; readonly work: number };

interface Work {
  readonly caller: string;
  state: 'waits' | 'works' | 'aside' | 'returns' | 'over';
  queued: number;
}

interface Limits {
  readonly places: number;
  readonly placesPerCustomer: number;
  readonly begun: number;
  readonly begunPerCustomer: number;
}

const hasBegun = ({ state }: Work) => state === 'works' || state === 'aside' || state === 'returns';

/**
 * Computes the order of places by scanning all work each time: the rule of `FairPlaces` in its simplest form.
 * @returns the numbers of the work that got a place, one for each place given
 */
export function orderByScanning(steps: readonly Step[], limits: Limits): number[] {
  const all: Work[] = [];
  const given: number[] = [];
  const turns = new Map<string, number>();
  const heldBy = (name: string) =>
    all.filter(({ caller, state }) => caller.startsWith(name) && state === 'works').length;
  const begunBy = (name: string) =>
    all.filter((each) => each.caller.startsWith(name) && hasBegun(each)).length;
  const mayEnter = (work: Work) => {
    const customer = work.caller.charAt(0);
    if (heldBy('') >= limits.places || heldBy(customer) >= limits.placesPerCustomer) return false;
    if (work.state === 'returns') return true;
    return (
      work.state === 'waits' && begunBy('') < limits.begun && begunBy(customer) < limits.begunPerCustomer
    );
  };
  const rankOf = (work: Work) => [
    ...[work.caller.charAt(0), work.caller].flatMap((name) => [heldBy(name), turns.get(name) ?? 0]),
    work.state === 'returns' ? 0 : 1,
    work.queued,
  ];
  const giveAll = () => {
    for (;;) {
      const [next] = all.filter(mayEnter).sort((a, b) => compareRanks(rankOf(a), rankOf(b)));
      if (!next) break;
      next.state = 'works';
      given.push(all.indexOf(next));
      for (const name of [next.caller.charAt(0), next.caller]) turns.set(name, given.length);
    }
    if (all.every(({ state }) => state === 'over')) turns.clear();
  };
  const CHANGES = {
    leave: ['waits', 'over'],
    aside: ['works', 'aside'],
    back: ['aside', 'returns'],
    end: ['works', 'over'],
  } as const;
  steps.forEach((step, queued) => {
    if (step.kind === 'come') all.push({ caller: step.caller, state: 'waits', queued });
    else {
      const work = all[step.work];
      const [from, to] = CHANGES[step.kind];
      if (work?.state === from) Object.assign(work, { state: to, queued });
    }
    giveAll();
  });
  return given;
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

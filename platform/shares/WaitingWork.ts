import type { Share } from './FairPlaces';
import { Heap, type HeapMember } from './Heap';

/** Work that waits for a place. */
export interface Waiting extends HeapMember {
  readonly share: Share;
  /** Whether the work has begun and returns from stepping aside. */
  readonly hasBegun: boolean;
  /** Increases with each arrival. */
  readonly arrival: number;
  readonly enter: () => void;
}

/** Places that a customer or caller holds, its last turn, and its amount of waiting work. */
interface Use extends HeapMember {
  held: number;
  begun: number;
  turn: number;
  waiting: number;
}

interface Caller extends Use {
  /** Work that has not begun, in the order of arrival. */
  readonly fresh: Heap<Waiting>;
}

interface Customer extends Use {
  readonly callers: Map<string, Caller>;
  /** Callers with work that has not begun. */
  readonly fresh: Heap<Caller>;
}

/** Most known customers before those without work are removed. */
const KNOWN = 1_000;

const newUse = () => ({ held: 0, begun: 0, turn: 0, waiting: 0, index: -1 });
const byArrival = (one: Waiting, other: Waiting) => one.arrival - other.arrival;
const byUse = (one: Use, other: Use) => one.held - other.held || one.turn - other.turn;
// Two that were never served are ordered by the arrival of their work.
const compareCallers = (one: Caller, other: Caller) =>
  byUse(one, other) || firstArrival(one.fresh) - firstArrival(other.fresh);
const compareCustomers = (one: Customer, other: Customer) =>
  byUse(one, other) || firstArrival(one.fresh.first?.fresh) - firstArrival(other.fresh.first?.fresh);
const firstArrival = (work: Heap<Waiting> | undefined) => work?.first?.arrival ?? Infinity;

/**
 * Orders waiting work by turns: of the customers, and then callers, with the fewest places comes the one served longest
 * ago. A step takes logarithmic time in the waiting work, plus linear time in the returning work.
 */
export class WaitingWork {
  /** Whether a customer may get a place for work that has not begun. */
  readonly #mayBegin: (customer: Readonly<Use>) => boolean;
  /** Whether a customer may get a place for returning work. */
  readonly #mayHold: (customer: Readonly<Use>) => boolean;
  readonly #customers = new Map<string, Customer>();
  /** Customers with work that may begin. */
  readonly #fresh = new Heap<Customer>(compareCustomers);
  /** Work that returns from stepping aside: never more than may have begun. */
  readonly #returning = new Set<Waiting>();
  #size = 0;
  #turn = 0;
  #arrivals = 0;
  #known = KNOWN;

  constructor(limits: {
    mayBegin: (customer: Readonly<Use>) => boolean;
    mayHold: (customer: Readonly<Use>) => boolean;
  }) {
    this.#mayBegin = limits.mayBegin;
    this.#mayHold = limits.mayHold;
  }

  get size(): number {
    return this.#size;
  }

  /** Returns the amount of waiting work of a customer and a caller. */
  sizeOf({ customer, caller }: Share): { customer: number; caller: number } {
    const known = this.#customers.get(customer);
    return { customer: known?.waiting ?? 0, caller: known?.callers.get(caller)?.waiting ?? 0 };
  }

  add(work: Omit<Waiting, keyof HeapMember | 'arrival'>): Waiting {
    const added: Waiting = { ...work, arrival: (this.#arrivals += 1), index: -1 };
    const { caller } = this.#find(added.share);
    if (added.hasBegun) this.#returning.add(added);
    else caller.fresh.put(added);
    this.#change(added.share, { waiting: 1 });
    return added;
  }

  remove(work: Waiting): void {
    const { caller } = this.#find(work.share);
    if (work.hasBegun) this.#returning.delete(work);
    else caller.fresh.remove(work);
    this.#change(work.share, { waiting: -1 });
  }

  /** Takes the next work. @param mayBegin whether it may be work that has not begun */
  takeNext(mayBegin: boolean): Waiting | undefined {
    let next = mayBegin ? this.#fresh.first?.fresh.first?.fresh.first : undefined;
    for (const each of this.#returning)
      if (this.#mayHold(this.#find(each.share).customer) && (!next || this.#compare(each, next) < 0))
        next = each;
    if (!next) return undefined;
    this.remove(next);
    this.#turn += 1;
    const { customer, caller } = this.#find(next.share);
    customer.turn = caller.turn = this.#turn;
    this.count(next.share, { held: 1, begun: next.hasBegun ? 0 : 1 });
    return next;
  }

  /** Adds to the places held by a customer and caller. */
  count(share: Share, change: { held: number; begun: number }): void {
    this.#change(share, change);
    if (this.#customers.size > this.#known) this.#forgetIdle();
  }

  /** Resets turns, which matter only among waiting work. */
  forgetTurns(): void {
    this.#customers.clear();
  }

  /** Negative when `one` comes first: returning work of a caller precedes work that has not begun. */
  #compare(one: Waiting, other: Waiting): number {
    const [a, b] = [this.#find(one.share), this.#find(other.share)];
    return (
      byUse(a.customer, b.customer) ||
      byUse(a.caller, b.caller) ||
      Number(other.hasBegun) - Number(one.hasBegun) ||
      byArrival(one, other)
    );
  }

  #change(share: Share, change: Partial<Record<'held' | 'begun' | 'waiting', number>>): void {
    const { customer, caller } = this.#find(share);
    for (const use of [customer, caller]) {
      use.held += change.held ?? 0;
      use.begun += change.begun ?? 0;
      use.waiting += change.waiting ?? 0;
    }
    this.#size += change.waiting ?? 0;
    if (caller.fresh.size > 0) customer.fresh.put(caller);
    else customer.fresh.remove(caller);
    if (customer.fresh.size > 0 && this.#mayBegin(customer)) this.#fresh.put(customer);
    else this.#fresh.remove(customer);
  }

  #find({ customer: customerId, caller: callerId }: Share): { customer: Customer; caller: Caller } {
    const customer = this.#customers.get(customerId) ?? {
      ...newUse(),
      callers: new Map<string, Caller>(),
      fresh: new Heap(compareCallers),
    };
    this.#customers.set(customerId, customer);
    const caller = customer.callers.get(callerId) ?? { ...newUse(), fresh: new Heap(byArrival) };
    customer.callers.set(callerId, caller);
    return { customer, caller };
  }

  /** Limits memory on a platform that is never idle. */
  #forgetIdle(): void {
    for (const [id, { begun, waiting }] of this.#customers)
      if (begun === 0 && waiting === 0) this.#customers.delete(id);
    this.#known = Math.max(KNOWN, 2 * this.#customers.size);
  }
}

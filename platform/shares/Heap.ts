/** A member of a heap, which stores its index in it; -1 outside of any. */
export interface HeapMember {
  index: number;
}

/**
 * Keeps members in the order of `compare`, which is negative when its first argument comes first. All but `first` and
 * `size` take log n steps.
 */
export class Heap<Member extends HeapMember> {
  readonly #members: Member[] = [];
  readonly #compare: (one: Member, other: Member) => number;

  constructor(compare: (one: Member, other: Member) => number) {
    this.#compare = compare;
  }

  get size(): number {
    return this.#members.length;
  }

  /** The member that comes first. */
  get first(): Member | undefined {
    return this.#members[0];
  }

  /** Adds a member, or moves one whose order has changed. */
  put(member: Member): void {
    if (member.index < 0) this.#place(member, this.#members.length);
    this.#rise(member);
    this.#sink(member);
  }

  /** Removes a member; ignores one that is in no heap. */
  remove(member: Member): void {
    if (member.index < 0) return;
    const last = this.#members.pop();
    if (last && last !== member) {
      this.#place(last, member.index);
      this.put(last);
    }
    member.index = -1;
  }

  #rise(member: Member): void {
    while (member.index > 0) {
      const parent = this.#members[(member.index - 1) >> 1];
      if (!parent || this.#compare(parent, member) <= 0) return;
      this.#swap(parent, member);
    }
  }

  #sink(member: Member): void {
    for (;;) {
      const left = this.#members[2 * member.index + 1];
      const right = this.#members[2 * member.index + 2];
      const child = left && right && this.#compare(right, left) < 0 ? right : left;
      if (!child || this.#compare(member, child) <= 0) return;
      this.#swap(member, child);
    }
  }

  #swap(upper: Member, lower: Member): void {
    const { index } = upper;
    this.#place(upper, lower.index);
    this.#place(lower, index);
  }

  #place(member: Member, index: number): void {
    this.#members[index] = member;
    member.index = index;
  }
}

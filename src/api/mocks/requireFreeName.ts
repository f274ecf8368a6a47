import { isSameIgnoringCase } from '@/domain/equality';
import type { Refusal } from '@/domain/refusal';
import { problemOf } from './MockProblem';

/** A claim on a name that only one row of a place may have. */
interface NameClaim<Row> {
  readonly among: readonly Row[];
  readonly name: string;
  /** The row that may have the name already. */
  readonly own?: Row | undefined;
  /** @default ignores case */
  readonly isSame?: (one: string, other: string) => boolean;
  readonly refusal: Refusal;
}

/**
 * Checks that no other row of the place has the name.
 * @throws MockProblem with its refusal
 */
export function requireFreeName<Row extends { readonly name: string }>({
  among,
  name,
  own,
  isSame = isSameIgnoringCase,
  refusal,
}: NameClaim<Row>): void {
  if (among.some((other) => other !== own && isSame(other.name, name))) throw problemOf(refusal);
}

import { useMemo, useState } from 'react';
import type { InvitationResult, User } from '@/api/types';
import { readAddresses, readPasted } from '@/components/AddressListInput';
import { isInvitable, judgeInvitees, type InviteeState } from '@/domain/email';

/** An address to invite: its validation before sending, and its result. */
export interface Invitee {
  readonly id: number;
  readonly address: string;
  readonly state: InviteeState;
  /** The result after sending; cleared when the address is changed. */
  readonly result: InvitationResult | undefined;
  /** Whether the next request includes it: valid and not yet invited. */
  readonly isSendable: boolean;
}

interface Row {
  id: number;
  address: string;
  result?: InvitationResult | undefined;
}

interface Entered {
  readonly rows: Row[];
  readonly nextId: number;
  readonly leftOut: readonly string[];
}

/** The addresses of the invitation sheet, validated against the existing users, with their results. */
export function useInvitees(users: readonly User[]) {
  const [{ rows, leftOut }, setState] = useState<Entered>({ rows: [], nextId: 0, leftOut: [] });
  const statuses = useMemo(
    () => new Map(users.map(({ email, status }) => [email.toLowerCase(), status])),
    [users],
  );
  const invitees = useMemo(() => {
    const states = judgeInvitees(
      rows.map(({ address }) => address),
      (address) => statuses.get(address),
    );
    return rows.map(({ id, address, result }, index): Invitee => {
      const state = states[index] ?? 'invalid';
      const isSendable = isInvitable(state) && result?.status !== 'Success';
      return { id, address, state, result, isSendable };
    });
  }, [rows, statuses]);

  const changeRows = (change: (rows: Row[]) => Row[]) =>
    setState((state) => ({ ...state, rows: change(state.rows) }));
  return {
    invitees,
    /** Pasted text without an address. */
    leftOut,
    forgetLeftOut: () => setState((state) => ({ ...state, leftOut: [] })),
    /** Takes addresses from a text; from typed text everything, from pasted text possible addresses. */
    add: (text: string, isPasted: boolean) =>
      setState((state) => {
        const read = isPasted ? readPasted(text) : { addresses: readAddresses(text), leftOut: [] };
        const added = read.addresses.map((address, index) => ({ id: state.nextId + index, address }));
        return {
          rows: [...state.rows, ...added],
          nextId: state.nextId + added.length,
          leftOut: [...state.leftOut, ...read.leftOut],
        };
      }),
    edit: (id: number, address: string) =>
      changeRows((present) => present.map((row) => (row.id === id ? { id, address } : row))),
    remove: (id: number) => changeRows((present) => present.filter((row) => row.id !== id)),
    /** Adds results to their addresses. */
    settle: (results: readonly InvitationResult[]) =>
      changeRows((present) => {
        const byEmail = new Map(results.map((result) => [result.userEmail.toLowerCase(), result]));
        return present.map((row) => {
          const result =
            row.result?.status === 'Success' ? undefined : byEmail.get(row.address.toLowerCase());
          if (!result) return row;
          byEmail.delete(row.address.toLowerCase());
          return { ...row, result };
        });
      }),
  };
}

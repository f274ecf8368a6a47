import { useMemo, useState } from 'react';
import type { InvitationResult, User } from '@/api/types';
import { readAddresses, readPasted } from '@/components/AddressListInput';
import { isInvitable, judgeInvitees, type InviteeState } from '@/domain/email';

/** One address on its way: what is known of it before it is sent, and what became of it. */
export interface Invitee {
  readonly id: number;
  readonly address: string;
  readonly state: InviteeState;
  /** Once it has been sent; gone when the address is changed. */
  readonly result: InvitationResult | undefined;
  /** Whether it goes with the next sending: everything that can be invited and has not been. */
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

/** The addresses of the invite sheet, judged against the users there are, with their results. */
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
    /** Pieces of text that were pasted and hold no address. */
    leftOut,
    forgetLeftOut: () => setState((state) => ({ ...state, leftOut: [] })),
    /** Takes addresses out of a text; of what was typed everything, of what was pasted what may be one. */
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
    /** Takes results in as they come. */
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

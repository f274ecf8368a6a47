import { refusalOfItemName, storedItemName } from '../item-name';
import { conflicting, invalidField, type Refusal } from '../refusal';
import { URL } from '../webGlobals';

/** The events of web hooks. */
export const WEB_HOOK_EVENTS = ['output.finished', 'output.failed'] as const;
export type WebHookEvent = (typeof WEB_HOOK_EVENTS)[number];

/** The maximum number of web hooks in an environment: each finished task is posted to all of them. */
export const MOST_WEB_HOOKS = 20;
/** The maximum length of an address. */
export const LONGEST_WEB_HOOK_ADDRESS = 2_000;

/** A stored web hook without its secret. */
export interface WebHookRecord {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly events: readonly WebHookEvent[];
  readonly isEnabled: boolean;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
}

/** The fields of a web hook in a request; missing ones of a change stay. */
export interface WebHookChange {
  readonly name?: string | undefined;
  readonly address?: string | undefined;
  readonly events?: readonly WebHookEvent[] | undefined;
  readonly enabled?: boolean | undefined;
}

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is an unencrypted one of this computer, for developing a receiver. */
export function isLocalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && LOCAL_HOSTS.includes(hostname);
}

/**
 * Returns the fault of a web hook's address; `undefined` if it is valid.
 * @param allowsLocal see {@link isLocalAddress}
 */
export function faultOfWebHookAddress(
  typed: string,
  { allowsLocal }: { readonly allowsLocal: boolean },
): string | undefined {
  const address = typed.trim();
  if (address === '') return 'An address is needed.';
  if (address.length > LONGEST_WEB_HOOK_ADDRESS)
    return `An address has at most ${LONGEST_WEB_HOOK_ADDRESS} characters.`;
  if (!URL.canParse(address)) return 'This is no address.';
  const { protocol, username, password } = new URL(address);
  if (protocol !== 'https:' && !(allowsLocal && isLocalAddress(address)))
    return 'The address has to begin with https://.';
  return username || password ? 'The address must not hold a user name or a password.' : undefined;
}

/**
 * Applies a change to a web hook or to the initial values.
 * @param kept the present values; missing fields stay
 * @returns the fields to store, or a refusal
 */
export function changeWebHook(
  kept: Pick<WebHookRecord, 'name' | 'address' | 'events' | 'isEnabled'>,
  { name, address, events, enabled }: WebHookChange,
  options: { readonly allowsLocal: boolean },
): { readonly refusal: Refusal } | { readonly value: typeof kept } {
  const refusal =
    (name === undefined ? undefined : refusalOfItemName(name)) ??
    (address === undefined ? undefined : refusalOfAddress(address, options));
  if (refusal) return { refusal };
  return {
    value: {
      name: name === undefined ? kept.name : storedItemName(name),
      address: address === undefined ? kept.address : address.trim(),
      // Sorted, without duplicates.
      events: events ? WEB_HOOK_EVENTS.filter((event) => events.includes(event)) : kept.events,
      isEnabled: enabled ?? kept.isEnabled,
    },
  };
}

/** The initial values of a web hook. */
export const NEW_WEB_HOOK = { name: '', address: '', events: [...WEB_HOOK_EVENTS], isEnabled: true };

function refusalOfAddress(address: string, options: { readonly allowsLocal: boolean }): Refusal | undefined {
  const fault = faultOfWebHookAddress(address, options);
  return fault === undefined ? undefined : invalidField('address', fault);
}

/**
 * Refuses more web hooks than the maximum.
 * @param count the present number
 */
export const refusalOfAnotherWebHook = (count: number): Refusal | undefined =>
  count < MOST_WEB_HOOKS
    ? undefined
    : conflicting(`An environment has at most ${MOST_WEB_HOOKS} web hooks. Delete one first.`);

/** Describes a web hook for the contract. */
export const describeWebHook = (hook: WebHookRecord) => ({
  id: hook.id,
  name: hook.name,
  address: hook.address,
  events: [...hook.events],
  enabled: hook.isEnabled,
  dateCreated: hook.createdAt.toISOString(),
  dateModified: hook.modifiedAt.toISOString(),
});

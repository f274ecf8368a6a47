import { z } from 'zod/mini';
import { fieldFault, formErrors } from '@/api/http';
import type { CreateWebHook, WebHook } from '@/api/types';
import { LONGEST_ITEM_NAME } from '@/domain/item-name';
import { faultOfWebHookAddress, type WebHookEvent } from '@/domain/web-hooks';
import { seenCharacters } from '@/product/NamedFields';

/** The choices of events. */
export const EVENT_CHOICES = ['all', 'output.finished', 'output.failed'] as const;

/** The form of a web hook. */
export const webHookForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Name is required.'),
      z.maxLength(LONGEST_ITEM_NAME, `At most ${LONGEST_ITEM_NAME} characters.`),
      seenCharacters,
    ),
  address: z.string().check(
    z.trim(),
    // The platform decides whether addresses of its own computer are allowed.
    z.refine((address) => faultOfWebHookAddress(address, { allowsLocal: true }) === undefined, {
      error: ({ input }) => faultOfWebHookAddress(String(input), { allowsLocal: true }),
    }),
  ),
  events: z.enum(EVENT_CHOICES),
});

export type WebHookValues = z.infer<typeof webHookForm>;

/** Initial values of the form. */
export function webHookValues(webHook: WebHook | undefined): WebHookValues {
  const { name = '', address = '', events = [] } = webHook ?? {};
  const [only] = events;
  return { name, address, events: events.length === 1 && only ? only : 'all' };
}

/** Converts the values for a request. */
export function toWebHookBody({ events, ...rest }: WebHookValues): CreateWebHook {
  const all: WebHookEvent[] = ['output.finished', 'output.failed'];
  return { ...rest, events: events === 'all' ? all : [events] };
}

/** Assigns the platform's errors to their fields or to the form. */
export function webHookErrors(error: unknown) {
  const address = fieldFault(error, 'address');
  if (address !== undefined) return [{ field: 'address' as const, message: address }];
  return formErrors(error, { name: 'Name' });
}

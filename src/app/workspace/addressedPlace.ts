import { environmentIdOf } from './routeContext';

interface AddressedPlace {
  /** The environment of the address. */
  readonly environmentId: string | undefined;
  /** The subscription the address asks for; an environment has one of its own. */
  readonly requestedId: string | null;
  /** The subscription that is current unless the user has left it; `null` if only the platform knows. */
  readonly likelyId: string | null;
}

/**
 * The place an address leads to, as far as it is known before the platform answers. The early start and the gate read
 * by it, so that they ask for the same things.
 * @param storedId the subscription that was current last
 */
export function addressedPlace(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  storedId: string | null,
): AddressedPlace {
  const environmentId = environmentIdOf(pathname);
  if (environmentId) return { environmentId, requestedId: null, likelyId: null };
  const requestedId = new URLSearchParams(search).get('subscriptionId');
  const likelyId = requestedId && requestedId !== storedId ? null : storedId;
  return { environmentId, requestedId, likelyId };
}

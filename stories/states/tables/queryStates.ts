import { STATUS_MESSAGES } from '@/domain/failure';
import type { OperationName, ScreenState } from '../support/ScreenState';

type QueryState =
  'loading' | 'error400' | 'error403' | 'error404' | 'error500' | 'networkDown' | 'sessionExpired';

/**
 * Returns the states caused by a screen's main request: unanswered, refused, or failed.
 * @param place the address of all these states
 */
export function queryStates(
  operation: OperationName,
  loading: Pick<ScreenState, 'shows'>,
  place: Pick<ScreenState, 'search'> = {},
): Record<QueryState, ScreenState> {
  const answering = (answer: NonNullable<ScreenState['answers']>[OperationName], shows: string) => ({
    ...place,
    answers: { [operation]: answer },
    shows,
  });
  return {
    loading: { ...loading, ...place, isBusy: true, answers: { [operation]: 'never' } },
    error400: answering(400, STATUS_MESSAGES[400]),
    error403: answering(403, STATUS_MESSAGES[403]),
    error404: answering(404, STATUS_MESSAGES[404]),
    error500: answering(500, STATUS_MESSAGES[500]),
    networkDown: answering('unreachable', 'The platform could not be reached.'),
    /* The request waits behind the overlay for another sign-in. */
    sessionExpired: { ...answering(401, 'Your session has ended'), isBusy: true },
  };
}

import { STATUS_MESSAGES } from '@/domain/failure';
import type { OperationName, ScreenState } from '../support/ScreenState';

type QueryState =
  'loading' | 'error400' | 'error403' | 'error404' | 'error500' | 'networkDown' | 'sessionExpired';

/**
 * The states that come from the one call a screen stands on: not answered, refused, or answered with an error; `place` is
 * where all of them are looked at.
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
    /* The call waits under the layer for another sign-in. */
    sessionExpired: { ...answering(401, 'Your session has ended'), isBusy: true },
  };
}

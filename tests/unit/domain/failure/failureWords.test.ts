import { expect, it } from 'vitest';
import { STATUS_MESSAGES } from '@/domain/failure';

it('a failed call has the message of its status from section 8', () => {
  expect(STATUS_MESSAGES).toEqual({
    400: 'Provided data has incorrect format.',
    401: 'Authentication expired. You need to login again.',
    403: "You're missing permission to execute this operation.",
    404: 'The requested information was not found.',
    500: 'Something went wrong. Please try again later',
  });
});

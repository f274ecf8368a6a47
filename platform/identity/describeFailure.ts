import { errors } from 'oidc-provider';
import { STATUS_MESSAGES } from '@/domain/failure';
import { HashingBusyError } from '../database';
import { databaseTrouble } from './databaseTrouble';

interface Failure {
  status: number;
  title: string;
  message: string;
  /** Whether a retry is worthwhile. */
  isPassing?: boolean;
}

/** Describes an error for a page, without internal details. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof errors.SessionNotFound)
    return {
      status: 400,
      title: 'This sign-in has ended',
      message: 'It was open for too long or in another browser. Start again from the console.',
    };
  if (error instanceof HashingBusyError)
    return {
      status: 503,
      title: 'Many people are signing in right now',
      message: 'Go back and try again in a moment.',
      isPassing: true,
    };
  const trouble = databaseTrouble(error);
  if (trouble)
    return { ...trouble, title: 'Signing in is not possible right now', isPassing: trouble.status >= 500 };
  const { statusCode = 500 } = error as { statusCode?: number };
  const isRefused = statusCode >= 400 && statusCode < 500;
  return {
    status: isRefused ? statusCode : 500,
    title: 'Signing in did not work',
    message: isRefused ? 'The form could not be read. Go back and send it again.' : STATUS_MESSAGES[500],
  };
}

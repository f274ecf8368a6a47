import { buffer } from 'node:stream/consumers';
import { Problem } from '../http/Problem';
import { TOO_MUCH_TO_READ, type ReadAnswer } from '../readers';
import { SourceError } from './SourceError';

/** Receives a response and passes it to a reader. @throws SourceError, BusyError */
export async function readAnswer<Value>(
  pieces: AsyncIterable<Uint8Array>,
  read: (bytes: Uint8Array) => Promise<ReadAnswer<Value>>,
): Promise<Value> {
  const found = await read(await buffer(pieces)).catch(refuseTooMuch);
  if ('fault' in found) throw new SourceError(found.fault);
  return found.value;
}

function refuseTooMuch(error: unknown): never {
  const isTooMuch = error instanceof Problem && error.facts.code === TOO_MUCH_TO_READ;
  throw isTooMuch ? new SourceError('reading its answer takes too long', { cause: error }) : error;
}

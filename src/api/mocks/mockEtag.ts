import type { Refusal } from '@/domain/refusal';
import { problemOf } from './MockProblem';

/** An ETag that changes with what is given. */
export function mockEtag(state: unknown): string {
  const text = JSON.stringify(state);
  const sum = [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return `"${sum.toString(36)}"`;
}

/** @throws MockProblem 412 in the words of `stale` when the caller read another state than the one of the ETag. */
export function requireUnchanged(headers: Headers, etag: string, stale: Refusal): void {
  const ifMatch = headers.get('if-match');
  if (ifMatch === null || ifMatch === '*' || ifMatch === etag) return;
  throw problemOf(stale);
}

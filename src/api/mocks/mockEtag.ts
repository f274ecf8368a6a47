import type { Refusal } from '@/domain/refusal';
import { problemOf } from './MockProblem';

/** Returns an ETag that changes with its argument. */
export function mockEtag(state: unknown): string {
  const text = JSON.stringify(state);
  const sum = [...text].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return `"${sum.toString(36)}"`;
}

/** @throws MockProblem 412 with the message of `stale` if the caller's ETag is outdated. */
export function requireUnchanged(headers: Headers, etag: string, stale: Refusal): void {
  const ifMatch = headers.get('if-match');
  if (ifMatch === null || ifMatch === '*' || ifMatch === etag) return;
  throw problemOf(stale);
}

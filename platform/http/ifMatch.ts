/** Whether an `If-Match` header matches the current state; without the header every state matches. */
export function isMatch(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined) return true;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** Whether an `If-Match` header names the state a thing is in; without the header every state is meant. */
export function isMatch(ifMatch: string | undefined, etag: string): boolean {
  if (ifMatch === undefined) return true;
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

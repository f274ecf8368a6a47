/** Writes a number of users in words. */
export function countUsers(count: number): string {
  return count === 1 ? '1 user' : `${count.toLocaleString()} users`;
}

/** Moves recently opened items to the front, newest first; the others keep their order. */
export function recentFirst<Thing extends { readonly guid: string }>(
  things: readonly Thing[],
  recentIds: readonly string[],
): Thing[] {
  const place = ({ guid }: Thing) => (recentIds.includes(guid) ? recentIds.indexOf(guid) : recentIds.length);
  return [...things].sort((one, other) => place(one) - place(other));
}

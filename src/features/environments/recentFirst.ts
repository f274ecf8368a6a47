/** Things opened lately before all others, newest first; the others stay in their order. */
export function recentFirst<Thing extends { readonly guid: string }>(
  things: readonly Thing[],
  recentIds: readonly string[],
): Thing[] {
  const place = ({ guid }: Thing) => (recentIds.includes(guid) ? recentIds.indexOf(guid) : recentIds.length);
  return [...things].sort((one, other) => place(one) - place(other));
}

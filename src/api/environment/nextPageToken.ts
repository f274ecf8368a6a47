/** Returns the token in the address of a list's next page; undefined on the last one. */
export const nextPageToken = (nextPage: string | undefined): string | undefined =>
  nextPage === undefined
    ? undefined
    : (new URLSearchParams(nextPage.split('?')[1] ?? '').get('nextPageToken') ?? undefined);

import { nextPageToken } from './environment';

/** Items asked for at a time. */
const PAGE_SIZE = 100;

interface Page<Item> {
  readonly data: readonly Item[];
  readonly links: { readonly nextPage?: string };
}

/** All items of a list, however many pages that takes. */
export async function readAll<Item>(
  read: (query: { readonly limit: number; readonly nextPageToken?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const all: Item[] = [];
  let token: string | undefined;
  do {
    const page = await read({ limit: PAGE_SIZE, ...(token !== undefined && { nextPageToken: token }) });
    all.push(...page.data);
    token = nextPageToken(page.links.nextPage);
  } while (token !== undefined);
  return all;
}

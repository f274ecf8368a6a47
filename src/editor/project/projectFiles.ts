import type { QueryClient } from '@tanstack/react-query';
import { isGone } from '@/api/http';
import type { projectQueries } from '@/api/projects';
import type { FindFont } from '../page/loadPageEngine';
import type { FindPicture } from '../page/PictureShelf';

interface Place {
  readonly client: QueryClient;
  readonly queries: ReturnType<typeof projectQueries>;
  readonly projectId: string;
}

/** What is not there is no error: its place is drawn with something else. */
const orNothing = <Value>(found: Promise<Value>): Promise<Value | undefined> =>
  found.catch((error: unknown) => {
    if (isGone(error)) return undefined;
    throw error;
  });

/** The fonts and pictures of a project, each fetched once. */
export function projectFiles({ client, queries, projectId }: Place): {
  findFont: FindFont;
  findPicture: FindPicture;
} {
  return {
    findFont: async ({ family, style, fontStyleId }) => {
      const font = queries.font({ id: projectId, family, style, fontStyleId });
      const file = await orNothing(client.fetchQuery(font));
      return file && new Uint8Array(await file.arrayBuffer());
    },
    findPicture: (key) => {
      const colon = key.indexOf(':');
      // Only pictures of the environment: others are not in files either.
      if (colon < 0 || /^https?:/.test(key)) return Promise.resolve(undefined);
      const [connectorId, assetId] = [key.slice(0, colon), key.slice(colon + 1)];
      const picture = queries.picture({ id: projectId, quality: 'highest', connectorId, assetId });
      return orNothing(client.fetchQuery(picture));
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mediaQueries } from '@/api/media';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import { useApi } from '@/product/FeatureContext';
import { createFileFinders } from '../page/createFileFinders';
import { fetchShared } from '../page/fetchShared';

/** Returns functions that fetch the fonts and pictures of documents; the same ones between renders. */
export function useFileFinders(environment: EnvironmentDetail): ReturnType<typeof createFileFinders> {
  const api = useApi();
  const client = useQueryClient();
  return useMemo(() => {
    const { font, picture } = templateQueries(api, environment);
    return createFileFinders({
      font: (wanted) => fetchShared(client, font(wanted)),
      picture: (wanted) => fetchShared(client, picture({ quality: 'highest', ...wanted })),
      vision: (wanted) => fetchShared(client, mediaQueries(api, environment).pictureVision(wanted)),
    });
  }, [api, environment, client]);
}

import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mediaQueries } from '@/api/media';
import { projectQueries } from '@/api/projects';
import type { EnvironmentDetail } from '@/api/types';
import { projectPictureId } from '@/domain/projects';
import { useApi } from '@/product/FeatureContext';
import { createFileFinders } from '../page/createFileFinders';
import { fetchShared } from '../page/fetchShared';

/** Finds the fonts and pictures of a project; keeps its identity between renders. */
export function useProjectFiles(environment: EnvironmentDetail, projectId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMemo(() => {
    const { font, picture } = projectQueries(api, environment);
    return createFileFinders({
      font: (wanted) => fetchShared(client, font({ id: projectId, ...wanted })),
      picture: (wanted) => fetchShared(client, picture({ id: projectId, quality: 'highest', ...wanted })),
      vision: (wanted) => {
        const isOwn = projectPictureId(wanted.assetId) !== undefined;
        const asked = { ...wanted, ...(isOwn && { projectId }) };
        return fetchShared(client, mediaQueries(api, environment).pictureVision(asked));
      },
    });
  }, [client, api, environment, projectId]);
}

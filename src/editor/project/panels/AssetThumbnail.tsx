import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { projectQueries } from '@/api/projects';
import type { EnvironmentDetail } from '@/api/types';
import { Icon } from '@/components/Icon';
import { Skeleton } from '@/components/Skeleton';
import { useApi } from '@/product/FeatureContext';
import { FileImage } from '@/product/FileImage';

interface AssetThumbnailProps {
  environment: EnvironmentDetail;
  projectId: string;
  value: { readonly connectorId: string; readonly assetId: string };
}

/** A picture of a project, small. */
export function AssetThumbnail({ environment, projectId, value }: AssetThumbnailProps) {
  const queries = projectQueries(useApi(), environment);
  const { data, error } = useQuery(queries.picture({ id: projectId, quality: 'thumbnail', ...value }));
  if (data) return <FileImage file={data} alt="" />;
  return error ? <Icon glyph={ImageOff} label="This picture is missing" /> : <Skeleton shape="block" />;
}

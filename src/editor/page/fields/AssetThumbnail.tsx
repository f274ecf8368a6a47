import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import type { projectQueries } from '@/api/projects';
import { Icon } from '@/components/Icon';
import { Skeleton } from '@/components/Skeleton';
import { FileImage } from '@/product/FileImage';

interface AssetThumbnailProps {
  /** How it is asked for. */
  picture: ReturnType<ReturnType<typeof projectQueries>['picture']>;
}

/** A picture of the environment, small. */
export function AssetThumbnail({ picture }: AssetThumbnailProps) {
  const { data, error } = useQuery(picture);
  if (data) return <FileImage file={data} alt="" />;
  return error ? <Icon glyph={ImageOff} label="This picture is missing" /> : <Skeleton shape="block" />;
}

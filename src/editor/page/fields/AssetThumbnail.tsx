import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import type { projectQueries } from '@/api/projects';
import { Icon } from '@/components/Icon';
import { Skeleton } from '@/components/Skeleton';
import { FileImage } from '@/product/FileImage';

interface AssetThumbnailProps {
  /** The query of the picture. */
  picture: ReturnType<ReturnType<typeof projectQueries>['picture']>;
}

/** A small picture from the environment. */
export function AssetThumbnail({ picture }: AssetThumbnailProps) {
  const { data, error } = useQuery(picture);
  if (data) return <FileImage file={data} alt="" />;
  return error ? <Icon glyph={ImageOff} label="This picture is missing" /> : <Skeleton shape="block" />;
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { mediaQueries } from '@/api/media';

interface NamedPictureProps {
  /** The query of its asset. */
  asset: ReturnType<ReturnType<typeof mediaQueries>['asset']>;
  /** Whether there is a picture. */
  isThere: boolean;
  /** Renders something with its name, which is undefined until it is known. */
  children: (name: string | undefined) => ReactNode;
}

/** Renders something with the name of a picture of the environment. */
export function NamedPicture({ asset, isThere, children }: NamedPictureProps) {
  const { data } = useQuery({ ...asset, enabled: isThere, staleTime: Infinity });
  return children(isThere ? data?.name : undefined);
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { mediaQueries } from '@/api/media';

interface NamedPictureProps {
  /** How its asset is asked for. */
  asset: ReturnType<ReturnType<typeof mediaQueries>['asset']>;
  /** Whether there is one to ask for. */
  isThere: boolean;
  /** Draws something with its name, which is none until it is known. */
  children: (name: string | undefined) => ReactNode;
}

/** What is drawn with the name of a picture of the environment. */
export function NamedPicture({ asset, isThere, children }: NamedPictureProps) {
  const { data } = useQuery({ ...asset, enabled: isThere, staleTime: Infinity });
  return children(isThere ? data?.name : undefined);
}

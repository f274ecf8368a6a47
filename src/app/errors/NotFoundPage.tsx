import { lazy, Suspense } from 'react';
import { HAT_VIDEO_URL } from './hatVideo';

const NotFoundScreen = lazy(async () => ({
  default: (await import('@/components/NotFoundScreen')).NotFoundScreen,
}));

/** The 404 page. `message` says which id was not valid. */
export function NotFoundPage({ message }: { message?: string }) {
  return (
    <>
      <title>Not found · Platen</title>
      <Suspense>
        <NotFoundScreen videoUrl={HAT_VIDEO_URL} fullPage {...(message && { message })} />
      </Suspense>
    </>
  );
}

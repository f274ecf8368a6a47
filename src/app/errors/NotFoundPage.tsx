import { HAT_VIDEO_URL } from './hatVideo';
import { screenOnDemand } from './screenOnDemand';

const NotFoundScreen = screenOnDemand(
  async () => (await import('@/components/NotFoundScreen')).NotFoundScreen,
  { waiting: null },
);

/** The 404 page. `message` says which id was not valid. */
export function NotFoundPage({ message }: { message?: string }) {
  return (
    <>
      <title>Not found · Platen</title>
      <NotFoundScreen videoUrl={HAT_VIDEO_URL} fullPage {...(message && { message })} />
    </>
  );
}

import { NotFoundScreen } from '@/components/NotFoundScreen';
import { HAT_VIDEO_URL } from './hatVideo';

/** The 404 page. `message` says which id was not valid. */
export function NotFoundPage({ message }: { message?: string }) {
  return (
    <main>
      <title>Not found · Platen</title>
      <NotFoundScreen videoUrl={HAT_VIDEO_URL} fullPage {...(message && { message })} />
    </main>
  );
}

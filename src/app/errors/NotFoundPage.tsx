import { HAT_VIDEO_URL } from './hatVideo';
import { screenOnDemand } from './screenOnDemand';

const NotFoundScreen = screenOnDemand(
  async () => (await import('@/components/NotFoundScreen')).NotFoundScreen,
  { waiting: null },
);

interface NotFoundPageProps {
  /** Names the invalid id. */
  message?: string;
  /** Whether it has no frame around it. @default true */
  fullPage?: boolean;
}

/** The 404 page. */
export function NotFoundPage({ message, fullPage = true }: NotFoundPageProps) {
  return (
    <>
      <title>Not found · Platen</title>
      <NotFoundScreen videoUrl={HAT_VIDEO_URL} fullPage={fullPage} {...(message && { message })} />
    </>
  );
}

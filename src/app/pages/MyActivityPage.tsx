import { Link } from '@/components/Link';
import { pathTo } from '@/domain/paths';
import { dayOf } from '@/domain/usage';
import { ActivityScreen } from '@/features/activity';
import { useActivityView } from './useActivityView';

/** The activity of the signed-in user, everywhere. */
export function MyActivityPage() {
  const addressed = useActivityView('everywhere');
  return (
    <ActivityScreen
      source={{ of: 'oneself' }}
      crumbs={<Link href={pathTo('my-account')}>My account</Link>}
      description="Your activity in all subscriptions and environments, newest first."
      today={dayOf(new Date())}
      {...addressed}
    />
  );
}

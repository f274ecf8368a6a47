import { useQueries } from '@tanstack/react-query';
import { userQueries } from '@/api/users';
import { Button } from '@/components/Button';
import { NotFoundDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { LinkButton } from '@/components/LinkButton';
import { pathTo } from '@/domain/paths';
import { useApi } from '@/product/FeatureContext';

/** Another subscription whose users the reader may see. */
export interface OtherSubscription {
  readonly guid: string;
  readonly name: string;
}

/** Most subscriptions searched for the user. */
const ASKED = 12;

interface UserElsewhereProps {
  userId: string;
  /** Name of the current subscription. */
  subscriptionName: string;
  others: readonly OtherSubscription[];
  onSwitch: (subscriptionId: string) => void;
}

/**
 * A page for a user outside the current subscription: offers to switch to theirs, if the reader may see its users, and
 * links to the users of this one.
 */
export function UserElsewhere({ userId, subscriptionName, others, onSwitch }: UserElsewhereProps) {
  const queries = userQueries(useApi());
  const asked = others.slice(0, ASKED);
  const answers = useQueries({
    queries: asked.map(({ guid }) => ({
      ...queries.detail({ userId, subscriptionId: guid }),
      retry: false,
    })),
  });
  const found = asked.filter((_, at) => answers[at]?.data);
  const isAsking = answers.some(({ isPending }) => isPending);
  const names = found.map(({ name }) => name).join(' and ');
  return (
    <div aria-busy={isAsking || undefined}>
      <EmptySection
        image={<NotFoundDrawing />}
        title={`This user is not in ${subscriptionName}`}
        description={
          found.length > 0
            ? `They belong to ${names}. Switch there to see them.`
            : 'The link may be old or incomplete, or the user was removed. Look for them by name or email.'
        }
        action={
          <>
            {found.map(({ guid, name }) => (
              <Button key={guid} intent="primary" onClick={() => onSwitch(guid)}>
                Switch to {name}
              </Button>
            ))}
            <LinkButton href={pathTo('users')}>See the users of {subscriptionName}</LinkButton>
          </>
        }
      />
    </div>
  );
}

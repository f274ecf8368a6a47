import { useQuery } from '@tanstack/react-query';
import { loadOf } from '@/api/http';
import { userInterfaceQueries } from '@/api/user-interfaces';
import type { EnvironmentDetail } from '@/api/types';
import { Breadcrumb } from '@/components/Breadcrumb';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { pathTo } from '@/domain/paths';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { EditUserInterface } from './EditUserInterface';

interface UserInterfaceScreenProps {
  environment: EnvironmentDetail;
  userInterfaceId: string;
  /** Why the reader may not change user interfaces; `undefined` if they may. */
  withheld: string | undefined;
  /** Whether the feature flag lets the form be built. */
  hasBuilder: boolean;
  /** Opens the page of another one. */
  onOpen: (id: string) => void;
  /** Called after it is deleted. */
  onGone: () => void;
}

/** One user interface: its sections, and the output settings it offers. */
export function UserInterfaceScreen({ environment, userInterfaceId, ...rest }: UserInterfaceScreenProps) {
  const queries = userInterfaceQueries(useApi(), environment);
  const query = useQuery(queries.one(userInterfaceId));
  const load = loadOf(query);
  const crumbs = (name: string) => (
    <Breadcrumb
      crumbs={[
        { label: 'User interfaces', href: pathTo('user-interfaces', { environmentId: environment.guid }) },
        { label: name },
      ]}
    />
  );
  if (load.state === 'success')
    return (
      <EditUserInterface
        key={load.data.id}
        environment={environment}
        crumbs={crumbs}
        face={load.data}
        {...rest}
      />
    );
  return (
    <>
      <PageHeader title="User interface" crumbs={crumbs('User interface')} />
      {'error' in load ? (
        <FailedSection
          title="The user interface could not be loaded"
          error={load.error}
          onRetry={() => void query.refetch()}
          others={{
            what: 'user interface',
            list: 'the user interfaces',
            href: pathTo('user-interfaces', { environmentId: environment.guid }),
          }}
        />
      ) : (
        <>
          <VisuallyHidden role="status">Loading the user interface</VisuallyHidden>
          <Skeleton shape="block" height="24rem" />
        </>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { loadOf } from '@/api/http';
import { outputSettingQueries } from '@/api/output-settings';
import type { EnvironmentDetail } from '@/api/types';
import { Breadcrumb } from '@/components/Breadcrumb';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { pathTo } from '@/domain/paths';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { EditSetting } from './EditSetting';
import type { OutputFlags } from './settingForm';

interface OutputSettingScreenProps {
  environment: EnvironmentDetail;
  settingId: string;
  /** Why the reader may not change output settings; `undefined` if they may. */
  withheld: string | undefined;
  flags: OutputFlags;
  /** Opens the page of another one. */
  onOpen: (id: string) => void;
  /** Called after it is deleted. */
  onGone: () => void;
}

/** One output setting: its format and all its properties. */
export function OutputSettingScreen({ environment, settingId, ...rest }: OutputSettingScreenProps) {
  const query = useQuery(outputSettingQueries(useApi(), environment).one(settingId));
  const load = loadOf(query);
  const crumbs = (name: string) => (
    <Breadcrumb
      crumbs={[
        { label: 'Output settings', href: pathTo('output-settings', { environmentId: environment.guid }) },
        { label: name },
      ]}
    />
  );
  if (load.state === 'success')
    return (
      <EditSetting
        key={load.data.id}
        environment={environment}
        crumbs={crumbs}
        setting={load.data}
        {...rest}
      />
    );
  return (
    <>
      <PageHeader title="Output setting" crumbs={crumbs('Output setting')} />
      {'error' in load ? (
        <FailedSection
          title="The output setting could not be loaded"
          error={load.error}
          onRetry={() => void query.refetch()}
          others={{
            what: 'output setting',
            list: 'the output settings',
            href: pathTo('output-settings', { environmentId: environment.guid }),
          }}
        />
      ) : (
        <>
          <VisuallyHidden role="status">Loading the output setting</VisuallyHidden>
          <Skeleton shape="block" height="24rem" />
        </>
      )}
    </>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { environmentSettingsMutations, environmentSettingsQueries } from '@/api/environment-settings';
import { errorDetail } from '@/api/http';
import type { EnvironmentDetail } from '@/api/types';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { InlineMessage } from '@/components/InlineMessage';
import { Select } from '@/components/Select';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { compareSdkVersions, sdkVersionLabel } from '@/domain/sdk-version';
import { ErrorMessage } from '@/product/ErrorMessage';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { LoadError } from '@/product/LoadError';
import { useApi, useNotify } from '@/product/FeatureContext';

const VersionQuestion = dialogOnDemand(async () => (await import('./VersionQuestion')).VersionQuestion);

interface VersionSettingProps {
  environment: EnvironmentDetail;
}

/** The studio version of documents, with a choice of others; warns about older ones. */
export function VersionSetting({ environment }: VersionSettingProps) {
  const tell = useNotify();
  const api = useApi();
  const settings = useQuery(environmentSettingsQueries(api).settings(environment));
  const versions = useQuery(environmentSettingsQueries(api).sdkVersions(environment));
  const update = useMutation(environmentSettingsMutations(api, environment).update());
  const [chosen, setChosen] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const present = settings.data?.sdkVersionPublic;
  const available = versions.data;
  const wanted = chosen ?? present;
  const isOlder = wanted !== undefined && present !== undefined && compareSdkVersions(wanted, present) < 0;
  const isStrict = environment.type === 'production';
  const offered = new Set([...Object.keys(available ?? {}), ...(present === undefined ? [] : [present])]);
  const labels = [...offered].sort((one, other) => compareSdkVersions(other, one));

  const save = async () => {
    if (wanted === undefined) return;
    await update.mutateAsync({ sdkVersionPublic: wanted });
    setAsking(false);
    setChosen(undefined);
    tell(`${environment.name} uses studio version ${sdkVersionLabel(wanted, available)}.`);
  };
  const submit = () => {
    if (isOlder || isStrict) setAsking(true);
    else void save().catch(() => undefined);
  };

  return (
    <Stack gap="4">
      <Heading level={2}>Studio version</Heading>
      <LoadError what="The studio version" reads={[settings, versions]} />
      {present !== undefined && available ? (
        <>
          <Select
            label="Public version"
            description="Documents of this environment are opened and rendered with it."
            options={labels.map((label) => ({
              value: label,
              label: label === 'latest' ? sdkVersionLabel(label, available) : nameOf(label, available[label]),
            }))}
            value={wanted ?? ''}
            onValueChange={setChosen}
          />
          {wanted !== undefined && available[wanted] && (
            <Text size="small" tone="muted" numeric>
              SDK {available[wanted].sdkVersion}, engine {available[wanted].engineVersion}
            </Text>
          )}
          {isOlder && (
            <InlineMessage kind="NEGATIVE">
              This is older than {sdkVersionLabel(present, available)}. Documents that use newer features may
              look different or fail to open.
            </InlineMessage>
          )}
          {update.error && !isAsking && <ErrorMessage error={update.error} />}
          {wanted !== present && (
            <div>
              <Button
                intent="primary"
                pending={update.isPending && !isAsking}
                {...VersionQuestion.approach}
                onClick={submit}
              >
                Change version
              </Button>
            </div>
          )}
        </>
      ) : (
        !settings.error && !versions.error && <Skeleton shape="block" height="5.5rem" aria-busy="true" />
      )}
      {isAsking && wanted !== undefined && (
        <VersionQuestion
          environment={environment}
          isOlder={isOlder}
          isStrict={isStrict}
          version={sdkVersionLabel(wanted, available)}
          pending={update.isPending}
          error={update.error ? errorDetail(update.error) : undefined}
          onClose={() => setAsking(false)}
          onConfirm={() => void save().catch(() => undefined)}
        />
      )}
    </Stack>
  );
}

function nameOf(label: string, version: { readonly sdkVersion: string } | undefined): string {
  return version ? `${label} (${version.sdkVersion})` : `${label} (no longer offered)`;
}

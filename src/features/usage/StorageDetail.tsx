import type { EnvironmentDetail } from '@/api/types';
import { formatDateTime, fromUnixSeconds } from '@/domain/format';
import { StorageCard } from '@/product/StorageCard';

/** The storage of an environment by use, with the time of measurement. */
export function StorageDetail({ environment }: { environment: EnvironmentDetail }) {
  const { storageAsOf } = environment;
  return (
    <StorageCard
      environment={environment}
      note={
        storageAsOf !== undefined &&
        `As of ${formatDateTime(fromUnixSeconds(storageAsOf)).text}. Storage is measured every two weeks.`
      }
    />
  );
}

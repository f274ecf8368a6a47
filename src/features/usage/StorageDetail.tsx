import type { EnvironmentDetail } from '@/api/types';
import { formatDateTime, fromUnixSeconds } from '@/domain/format';
import { StorageCard } from '@/product/StorageCard';

/** What the storage of an environment is used for, and when that was measured. */
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

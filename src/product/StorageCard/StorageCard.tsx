import type { ReactNode } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Card } from '@/components/Card';
import { UsageMeter } from '@/components/UsageMeter';
import { STORAGE_CATEGORIES } from '@/domain/environment';
import { formatSize } from '@/domain/format';

interface StorageCardProps {
  environment: Pick<EnvironmentDetail, 'usedStorageDetail'>;
  /** As of when, for instance. */
  note?: ReactNode;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What the storage of an environment is used for. */
export function StorageCard({ environment: { usedStorageDetail }, note }: StorageCardProps) {
  return (
    <Card padding="l">
      <UsageMeter
        label="Storage"
        segments={STORAGE_CATEGORIES.map((category) => ({
          label: capitalised(category),
          value: usedStorageDetail[category],
        }))}
        formatValue={formatSize}
        note={note}
      />
    </Card>
  );
}

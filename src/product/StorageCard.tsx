import type { ReactNode } from 'react';
import type { EnvironmentDetail } from '@/api/types';
import { Card } from '@/components/Card';
import { UsageMeter } from '@/components/UsageMeter';
import { STORAGE_CATEGORIES } from '@/domain/environments';
import { formatSize } from '@/domain/format';

interface StorageCardProps {
  environment: Pick<EnvironmentDetail, 'usedStorageDetail'>;
  /** A note, such as the date of the figures. */
  note?: ReactNode;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Shows an environment's storage by category. */
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

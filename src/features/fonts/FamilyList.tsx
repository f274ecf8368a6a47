import type { EnvironmentDetail, FontFamily } from '@/api/types';
import { Stack } from '@/components/Stack';
import { FamilyRow, type FamilyRowActions } from './FamilyRow';

interface FamilyListProps extends FamilyRowActions {
  environment: EnvironmentDetail;
  families: readonly FontFamily[];
}

/** The families of a library. */
export function FamilyList({ families, ...row }: FamilyListProps) {
  return (
    <Stack
      as="ul"
      gap="0"
      aria-label="Font families"
      css={{
        margin: 0,
        padding: 0,
        overflow: 'hidden',
        backgroundColor: '$surface',
        border: '1px solid $border',
        borderRadius: '$container',
      }}
    >
      {families.map((family) => (
        <FamilyRow key={family.id} family={family} {...row} />
      ))}
    </Stack>
  );
}

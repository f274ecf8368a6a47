import type { ReactNode } from 'react';
import type { EnvironmentDetail, FontFamily } from '@/api/types';
import { Button } from '@/components/Button';
import { EmptyDrawing, NoMatchDrawing } from '@/components/Drawing';
import { EmptySection } from '@/components/EmptySection';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { FamilyRow, type FamilyRowActions } from './FamilyRow';

interface FamilyListProps extends FamilyRowActions {
  environment: EnvironmentDetail;
  /** `undefined` while they load. */
  families: readonly FontFamily[] | undefined;
  /** What was searched for. */
  search: string;
  /** Clears the search. */
  onClear: () => void;
  /** What fills an empty list. */
  emptyAction?: ReactNode;
}

const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** The families of a library, or why there are none. */
export function FamilyList({ families, search, onClear, emptyAction, ...row }: FamilyListProps) {
  if (!families)
    return (
      <Stack gap="2" aria-busy="true" role="status">
        <VisuallyHidden>Loading fonts</VisuallyHidden>
        {PLACES.map((place) => (
          <Skeleton key={place} shape="block" height="3.25rem" />
        ))}
      </Stack>
    );
  if (families.length === 0)
    return search === '' ? (
      <EmptySection
        image={<EmptyDrawing />}
        title="No fonts yet"
        description="Fonts of this library can be used in every document of this environment."
        action={emptyAction}
      />
    ) : (
      <EmptySection
        image={<NoMatchDrawing />}
        title="No fonts match"
        description={`No family has a name that holds “${search}”.`}
        action={<Button onClick={onClear}>Show all fonts</Button>}
      />
    );
  return (
    <Stack
      as="ul"
      gap="0"
      aria-label="Font families"
      css={{
        ...{ margin: 0, padding: 0, overflow: 'hidden', backgroundColor: '$surface' },
        ...{ border: '1px solid $border', borderRadius: '$container' },
      }}
    >
      {families.map((family) => (
        <FamilyRow key={family.id} family={family} {...row} />
      ))}
    </Stack>
  );
}

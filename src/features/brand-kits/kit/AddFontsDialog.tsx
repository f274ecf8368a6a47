import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fontQueries } from '@/api/fonts';
import type { EnvironmentDetail, FontFamily } from '@/api/types';
import { Box } from '@/components/Box';
import { Checkbox } from '@/components/Checkbox';
import { SearchField } from '@/components/SearchField';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { FailedSection } from '@/product/FailedSection';
import { useApi } from '@/product/FeatureContext';
import { ShowMore } from '@/product/SearchedList';
import { countOf } from '@/domain/format';
import { FormDialog } from '@/product/FormDialog';

interface AddFontsDialogProps {
  environment: EnvironmentDetail;
  /** Ids of the families in the kit. */
  taken: readonly string[];
  onAdd: (families: readonly FontFamily[]) => void;
  onClose: () => void;
}

/** Selects families from the environment's fonts. */
export function AddFontsDialog({ environment, taken, onAdd, onClose }: AddFontsDialogProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly FontFamily[]>([]);
  const queries = fontQueries(useApi(), environment);
  const list = useInfiniteQuery(queries.families({ search, sortBy: 'name', sortOrder: 'asc' }));
  const families = list.data?.pages.flatMap(({ data }) => data);
  return (
    <FormDialog
      title="Add fonts"
      onSubmit={() => {
        if (chosen.length === 0) return;
        onAdd(chosen);
        onClose();
      }}
      verb={chosen.length === 0 ? 'Add' : `Add ${countOf(chosen.length, 'font')}`}
      disabledReason={chosen.length === 0 ? 'Tick a font first.' : undefined}
      onClose={onClose}
    >
      <Stack gap="4">
        <SearchField label="Search fonts" value={search} onValueChange={setSearch} />
        {list.error && !families ? (
          <FailedSection
            title="The fonts could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Box css={{ height: '18rem', overflowY: 'auto' }}>
            <Stack gap="3">
              {!families && <Skeleton shape="block" height="12rem" />}
              {families?.length === 0 && <Text tone="muted">No fonts match.</Text>}
              {families?.map((family) => (
                <Checkbox
                  key={family.id}
                  label={family.name}
                  {...(taken.includes(family.id) && { description: 'In this kit' })}
                  disabled={taken.includes(family.id)}
                  checked={taken.includes(family.id) || chosen.some(({ id }) => id === family.id)}
                  onCheckedChange={(isChosen) =>
                    setChosen((present) =>
                      isChosen ? [...present, family] : present.filter(({ id }) => id !== family.id),
                    )
                  }
                />
              ))}
              <ShowMore list={list} />
            </Stack>
          </Box>
        )}
      </Stack>
    </FormDialog>
  );
}

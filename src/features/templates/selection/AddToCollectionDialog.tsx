import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionMutations, collectionQueries } from '@/api/collections';
import { settleEach, type Settled } from '@/api/settleEach';
import type { EnvironmentDetail, Template, TemplateCollection } from '@/api/types';
import { Box } from '@/components/Box';
import { RadioGroup } from '@/components/RadioGroup';
import { SearchField } from '@/components/SearchField';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import { FailedSection } from '@/product/FailedSection';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import { ShowMore } from '@/product/SearchedList';
import { FailedTemplates } from './FailedTemplates';

interface AddToCollectionDialogProps {
  environment: EnvironmentDetail;
  templates: readonly Template[];
  /** Called with the templates that could not be added. */
  onSelect: (selected: readonly Template[]) => void;
  onClose: () => void;
}

/** Adds templates to a collection; those that could not be added stay selected, with the reason. */
export function AddToCollectionDialog(props: AddToCollectionDialogProps) {
  const { environment, templates, onSelect, onClose } = props;
  const api = useApi();
  const tell = useNotify();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<TemplateCollection>();
  const [failed, setFailed] = useState<Settled<Template>['failed']>([]);
  const list = useInfiniteQuery(
    collectionQueries(api, environment).list({ search, sortBy: 'name', sortOrder: 'asc' }),
  );
  const addOne = useMutation(collectionMutations(api, environment).addTemplate());
  const adding = useMutation({
    mutationFn: ({ id }: TemplateCollection) =>
      settleEach(templates, (template) => addOne.mutateAsync({ id, templateId: template.id })),
    onSuccess: (settled, { name }) => {
      onSelect(settled.failed.map(({ item }) => item));
      setFailed(settled.failed);
      if (settled.done.length > 0) tell(`${countOf(settled.done.length, 'template')} added to ${name}.`);
      if (settled.failed.length === 0) onClose();
    },
  });
  const collections = list.data?.pages.flatMap(({ data }) => data);
  return (
    <FormDialog
      title={`Add ${countOf(templates.length, 'template')} to a collection`}
      pending={adding.isPending}
      onSubmit={() => chosen && adding.mutate(chosen)}
      verb="Add"
      disabledReason={chosen ? undefined : 'Choose a collection first.'}
      onClose={onClose}
    >
      <Stack gap="4">
        <SearchField label="Search collections" value={search} onValueChange={setSearch} />
        <FailedTemplates failed={failed} />
        {list.error && !collections ? (
          <FailedSection
            title="The collections could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Box css={{ height: '14rem', overflowY: 'auto' }}>
            <Stack gap="3">
              {!collections && <Skeleton shape="block" height="8rem" />}
              {collections?.length === 0 && (
                <Text tone="muted">
                  {search === '' ? 'There are no collections yet.' : 'No collections match.'}
                </Text>
              )}
              {collections && collections.length > 0 && (
                <RadioGroup
                  label="Collection"
                  options={collections.map(({ id, name }) => ({ value: id, label: name }))}
                  value={chosen?.id}
                  onValueChange={(id) => setChosen(collections.find((collection) => collection.id === id))}
                />
              )}
              <ShowMore list={list} />
            </Stack>
          </Box>
        )}
      </Stack>
    </FormDialog>
  );
}

import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionMutations } from '@/api/collections';
import { settleEach } from '@/api/settleEach';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template, TemplateCollection } from '@/api/types';
import { Box } from '@/components/Box';
import { Checkbox } from '@/components/Checkbox';
import { InlineMessage } from '@/components/InlineMessage';
import { SearchField } from '@/components/SearchField';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import { FailedSection } from '@/product/FailedSection';
import { useApi, useNotify } from '@/product/FeatureContext';
import { ShowMore } from '@/product/SearchedList';
import { FormDialog } from '@/product/FormDialog';

interface AddTemplatesDialogProps {
  environment: EnvironmentDetail;
  collection: TemplateCollection;
  onClose: () => void;
}

/** Selects templates for a collection; those that could not be added stay ticked, with the reason. */
export function AddTemplatesDialog({ environment, collection, onClose }: AddTemplatesDialogProps) {
  const api = useApi();
  const tell = useNotify();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly Template[]>([]);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const list = useInfiniteQuery(
    templateQueries(api, environment).list({ search, sortBy: 'name', sortOrder: 'asc' }),
  );
  const addOne = useMutation(collectionMutations(api, environment).addTemplate());
  const adding = useMutation({
    mutationFn: (templates: readonly Template[]) =>
      settleEach(templates, ({ id }) => addOne.mutateAsync({ id: collection.id, templateId: id })),
  });
  const add = async () => {
    const settled = await adding.mutateAsync(chosen);
    if (settled.done.length > 0)
      tell(`${countOf(settled.done.length, 'template')} added to ${collection.name}.`);
    if (settled.failed.length === 0) return onClose();
    setChosen(settled.failed.map(({ item }) => item));
    setFailed(settled.failed.map(({ item, reason }) => `${item.name}: ${reason}`));
  };
  const held = new Set(collection.templates.map(({ id }) => id));
  const templates = list.data?.pages.flatMap(({ data }) => data);
  const toggle = (template: Template, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, template] : chosen.filter(({ id }) => id !== template.id));
  return (
    <FormDialog
      title={`Add templates to ${collection.name}`}
      pending={adding.isPending}
      onSubmit={() => void add()}
      verb={chosen.length === 0 ? 'Add' : `Add ${countOf(chosen.length, 'template')}`}
      disabledReason={chosen.length === 0 ? 'Tick a template first.' : undefined}
      onClose={onClose}
    >
      <Stack gap="4">
        <SearchField label="Search templates" value={search} onValueChange={setSearch} />
        {failed.length > 0 && (
          <InlineMessage kind="NEGATIVE">
            {failed.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </InlineMessage>
        )}
        {list.error && !templates ? (
          <FailedSection
            title="The templates could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Box css={{ height: '18rem', overflowY: 'auto' }}>
            <Stack gap="3">
              {!templates && <Skeleton shape="block" height="12rem" />}
              {templates?.length === 0 && <Text tone="muted">No templates match.</Text>}
              {templates?.map((template) => (
                <Checkbox
                  key={template.id}
                  label={template.name}
                  {...(held.has(template.id) && { description: 'In this collection' })}
                  disabled={held.has(template.id) || adding.isPending}
                  checked={held.has(template.id) || chosen.some(({ id }) => id === template.id)}
                  onCheckedChange={(isChosen) => toggle(template, isChosen)}
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

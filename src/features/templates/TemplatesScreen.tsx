import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Braces, Copy, Download, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { templateMutations, templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Inline } from '@/components/Inline';
import type { MenuEntry } from '@/components/Menu';
import { PageHeader } from '@/components/PageHeader';
import { SearchField } from '@/components/SearchField';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { TemplateSort } from '@/domain/template';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { FailedSection } from '@/product/FailedSection';
import { tellOutcome, useApi, useTell } from '@/product/FeatureContext';
import { saveFile } from '@/product/saveFile';
import { TemplateGrid } from './TemplateGrid';

const TemplateDialog = dialogOnDemand(async () => (await import('./TemplateDialog')).TemplateDialog);
const DownloadTemplateDialog = dialogOnDemand(
  async () => (await import('./DownloadTemplateDialog')).DownloadTemplateDialog,
);
const RenameTemplateDialog = dialogOnDemand(
  async () => (await import('./RenameTemplateDialog')).RenameTemplateDialog,
);
const DeleteTemplateDialog = dialogOnDemand(
  async () => (await import('./DeleteTemplateDialog')).DeleteTemplateDialog,
);

/** How the templates are looked at. */
export interface TemplatesView {
  readonly search: string;
  readonly sort: { readonly by: TemplateSort; readonly direction: 'asc' | 'desc' };
}

interface TemplatesScreenProps {
  environment: EnvironmentDetail;
  /** Why the reader may not change templates; `undefined` for whoever may. */
  withheld: string | undefined;
  view: TemplatesView;
  onViewChange: (view: TemplatesView) => void;
}

type OpenDialog = { kind: 'look' | 'download' | 'rename' | 'delete'; template: Template };

const SORTS = [
  { value: 'modified:desc', label: 'Last changed' },
  { value: 'modified:asc', label: 'Changed longest ago' },
  { value: 'created:desc', label: 'Newest' },
  { value: 'created:asc', label: 'Oldest' },
  { value: 'name:asc', label: 'Name, A to Z' },
  { value: 'name:desc', label: 'Name, Z to A' },
] as const;

/** The templates of an environment. */
export function TemplatesScreen({ environment, withheld, view, onViewChange }: TemplatesScreenProps) {
  const tell = useTell();
  const api = useApi();
  const client = useQueryClient();
  const queries = templateQueries(api, environment);
  const { search, sort } = view;
  const list = useInfiniteQuery(queries.list({ search, sortBy: sort.by, sortOrder: sort.direction }));
  const { mutateAsync: duplicate } = useMutation(templateMutations(api, environment).duplicate());
  const [dialog, setDialog] = useState<OpenDialog>();
  const searchRef = useRef<HTMLInputElement>(null);
  const close = () => setDialog(undefined);
  const templates = list.data?.pages.flatMap(({ data }) => data);
  const gone = (template: Template) => `${template.name} was deleted meanwhile.`;

  const copy = (template: Template) =>
    tellOutcome(
      duplicate({ id: template.id, name: `${template.name} copy` }),
      { done: ({ name }) => `${name} was made.`, gone: gone(template) },
      tell,
    );
  const downloadDocument = async (template: Template) => {
    try {
      const content = JSON.stringify(await client.fetchQuery(queries.document(template)));
      const blob = new Blob([content], { type: 'application/json' });
      saveFile({ blob, fileName: `${template.name}.json` });
    } catch (error) {
      tell(`${template.name} could not be downloaded. ${(error as Error).message}`, 'NEGATIVE');
    }
  };
  const actionsOf = (template: Template): MenuEntry[] => {
    const only = { disabledReason: withheld };
    return [
      {
        ...{ id: 'rename', label: 'Rename…', icon: Pencil, ...only },
        onSelect: () => setDialog({ kind: 'rename', template }),
      },
      { id: 'duplicate', label: 'Duplicate', icon: Copy, ...only, onSelect: () => void copy(template) },
      {
        ...{ id: 'download', label: 'Download…', icon: Download },
        onSelect: () => setDialog({ kind: 'download', template }),
      },
      {
        ...{ id: 'download-json', label: 'Download as JSON', icon: Braces },
        onSelect: () => void downloadDocument(template),
      },
      { kind: 'separator', id: 'before-delete' },
      {
        ...{ id: 'delete', label: 'Delete…', icon: Trash2, danger: true, ...only },
        onSelect: () => setDialog({ kind: 'delete', template }),
      },
    ];
  };
  const clear = () => {
    onViewChange({ ...view, search: '' });
    searchRef.current?.focus();
  };
  return (
    <>
      <PageHeader
        title="Templates"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="Designs with variable content, for print and for screens."
      />
      <Stack gap="5">
        <Inline gap="3" justify="between" wrap>
          <SearchField
            ref={searchRef}
            label="Search templates"
            value={search}
            onValueChange={(words) => onViewChange({ ...view, search: words })}
          />
          <Box css={{ flexBasis: '13rem' }}>
            <Select
              label="Sort by"
              hideLabel
              options={SORTS}
              value={`${sort.by}:${sort.direction}`}
              onValueChange={(value) => {
                const [by, direction] = value.split(':') as [TemplateSort, 'asc' | 'desc'];
                onViewChange({ ...view, sort: { by, direction } });
              }}
            />
          </Box>
        </Inline>
        {list.error && !templates ? (
          <FailedSection
            title="The templates could not be loaded"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <TemplateGrid
            {...{ environment, templates, actionsOf, search }}
            onClear={clear}
            onOpen={(template) => setDialog({ kind: 'look', template })}
          />
        )}
        {list.hasNextPage && (
          <Inline gap="3" justify="center">
            <Button pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Show more
            </Button>
            <Text size="small" tone="muted">
              {templates?.length} of {list.data?.pages[0]?.total}
            </Text>
          </Inline>
        )}
      </Stack>
      {dialog?.kind === 'look' && (
        <TemplateDialog environment={environment} template={dialog.template} onClose={close} />
      )}
      {dialog?.kind === 'download' && (
        <DownloadTemplateDialog environment={environment} template={dialog.template} onClose={close} />
      )}
      {dialog?.kind === 'rename' && (
        <RenameTemplateDialog environment={environment} template={dialog.template} onClose={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteTemplateDialog environment={environment} template={dialog.template} onClose={close} />
      )}
    </>
  );
}

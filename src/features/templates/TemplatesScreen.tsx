import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  Braces,
  Copy,
  Download,
  Eye,
  FileArchive,
  History,
  Pencil,
  PenTool,
  Plus,
  Trash2,
  Upload,
  Waypoints,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { templateMutations, templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { DropZone } from '@/components/DropZone';
import { FileButton } from '@/components/FileButton';
import type { MenuEntry } from '@/components/Menu';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import type { TemplateSort } from '@/domain/template';
import { dialogOnDemand } from '@/product/dialogOnDemand';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { tellOutcome, useApi, useTell } from '@/product/FeatureContext';
import { saveFile } from '@/product/saveFile';
import { type ListView, SearchedList } from '@/product/SearchedList';
import { LoadingTiles } from '@/product/TileGrid';
import { LoadingRows } from '@/product/LoadingRows';
import { type Look, LookSwitch } from '@/product/LookSwitch';
import { WhereUsedDialog } from '@/product/WhereUsed';
import { TemplateGrid } from './TemplateGrid';
import { TemplateList } from './TemplateList';

const TemplateDialog = dialogOnDemand(async () => (await import('./TemplateDialog')).TemplateDialog);
const DownloadTemplateDialog = dialogOnDemand(
  async () => (await import('./DownloadTemplateDialog')).DownloadTemplateDialog,
);
const ImportTemplateDialog = dialogOnDemand(
  async () => (await import('./ImportTemplateDialog')).ImportTemplateDialog,
);
const RenameTemplateDialog = dialogOnDemand(
  async () => (await import('./RenameTemplateDialog')).RenameTemplateDialog,
);
const TemplateVersionsDialog = dialogOnDemand(
  async () => (await import('./TemplateVersionsDialog')).TemplateVersionsDialog,
);
const DeleteTemplateDialog = dialogOnDemand(
  async () => (await import('./DeleteTemplateDialog')).DeleteTemplateDialog,
);

/** How the templates are looked at. */
export type TemplatesView = ListView<TemplateSort>;

interface TemplatesScreenProps {
  environment: EnvironmentDetail;
  /** Whether archives can be imported. */
  hasImport: boolean;
  /** Why the reader may not change templates; `undefined` for whoever may. */
  withheld: string | undefined;
  view: TemplatesView;
  onViewChange: (view: TemplatesView) => void;
  /** The views kept of the list. @default none */
  views?: ReactNode;
  look: Look;
  onLookChange: (look: Look) => void;
  /** The address of the editor: of a template, or of a new one. */
  editorHref: (templateId?: string) => string;
  /** What was done to a template of late, for whoever may know. */
  historyOf: (templateId: string) => ReactNode;
  /** Goes to an address of the console. */
  onNavigate: (href: string) => void;
}

type OpenDialog =
  | { kind: 'import'; file: File }
  | { kind: 'look' | 'download' | 'rename' | 'versions' | 'where-used' | 'delete'; template: Template };

/** The templates of an environment. */
export function TemplatesScreen(props: TemplatesScreenProps) {
  const { environment, hasImport, withheld, view, onViewChange, look, editorHref, onNavigate } = props;
  const tell = useTell();
  const api = useApi();
  const client = useQueryClient();
  const queries = templateQueries(api, environment);
  const { search, sort } = view;
  const list = useInfiniteQuery(queries.list({ search, sortBy: sort.by, sortOrder: sort.direction }));
  const { mutateAsync: duplicate } = useMutation(templateMutations(api, environment).duplicate());
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const Templates = look === 'list' ? TemplateList : TemplateGrid;
  const gone = (template: Template) => `${template.name} was deleted meanwhile.`;

  const copy = (template: Template) =>
    tellOutcome(
      duplicate({ id: template.id, name: `${template.name} copy` }),
      { done: ({ name }) => `${name} was made.`, gone: gone(template) },
      tell,
    );
  const download = async (template: Template, kind: 'json' | 'zip') => {
    try {
      const blob =
        kind === 'zip'
          ? await client.fetchQuery(queries.archive(template.id))
          : new Blob([JSON.stringify(await client.fetchQuery(queries.document(template)))], {
              type: 'application/json',
            });
      saveFile({ blob, fileName: `${template.name}.${kind}` });
    } catch (error) {
      tell(`${template.name} could not be downloaded. ${(error as Error).message}`, 'NEGATIVE');
    }
  };
  const actionsOf = (template: Template): MenuEntry[] => {
    const only = { disabledReason: withheld };
    return [
      {
        ...{ id: 'edit', label: 'Edit', icon: PenTool, ...only },
        ...(withheld === undefined && { href: editorHref(template.id) }),
      },
      {
        ...{ id: 'look', label: 'Look at it', icon: Eye },
        onSelect: () => setDialog({ kind: 'look', template }),
      },
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
        onSelect: () => void download(template, 'json'),
      },
      {
        ...{ id: 'download-archive', label: 'Download as archive', icon: FileArchive },
        onSelect: () => void download(template, 'zip'),
      },
      {
        ...{ id: 'versions', label: 'Versions…', icon: History },
        onSelect: () => setDialog({ kind: 'versions', template }),
      },
      {
        ...{ id: 'where-used', label: 'Where used…', icon: Waypoints },
        onSelect: () => setDialog({ kind: 'where-used', template }),
      },
      { kind: 'separator', id: 'before-delete' },
      {
        ...{ id: 'delete', label: 'Delete…', icon: Trash2, danger: true, ...only },
        onSelect: () => setDialog({ kind: 'delete', template }),
      },
    ];
  };
  const onFiles = ([file]: readonly File[]) => file && setDialog({ kind: 'import', file });
  const importButton = (
    <FileButton startIcon={Upload} accept=".zip" disabledReason={withheld} onFiles={onFiles}>
      Import
    </FileButton>
  );
  return (
    <>
      {hasImport && !dialog && (
        <DropZone
          label="Drop an archive to import its template"
          disabledReason={withheld}
          onFiles={onFiles}
        />
      )}
      <PageHeader
        title="Templates"
        badges={<EnvironmentTypeBadge type={environment.type} />}
        description="Designs with variable content, for print and for screens."
        actions={
          <Inline gap="2">
            {hasImport && importButton}
            {withheld === undefined && (
              <LinkButton intent="primary" href={editorHref()} startIcon={Plus}>
                Create template
              </LinkButton>
            )}
          </Inline>
        }
      />
      <Stack gap="5">
        <SearchedList
          what="templates"
          ordersFirst="date"
          {...{ view, onViewChange, list }}
          views={props.views}
          looks={<LookSwitch look={look} onLookChange={props.onLookChange} />}
          loading={
            look === 'list' ? (
              <LoadingRows>Loading templates</LoadingRows>
            ) : (
              <LoadingTiles count={8}>Loading templates</LoadingTiles>
            )
          }
          empty={{ description: 'What designers make for this environment shows here.' }}
        >
          {(templates) => (
            <Templates
              {...{ environment, templates, actionsOf }}
              onOpen={(template) => {
                if (withheld === undefined) onNavigate(editorHref(template.id));
                else setDialog({ kind: 'look', template });
              }}
            />
          )}
        </SearchedList>
      </Stack>
      {dialog?.kind === 'import' && (
        <ImportTemplateDialog environment={environment} file={dialog.file} onClose={close} />
      )}
      {dialog?.kind === 'look' && (
        <TemplateDialog
          {...{ environment, withheld, template: dialog.template, onClose: close }}
          history={props.historyOf(dialog.template.id)}
        />
      )}
      {dialog?.kind === 'download' && (
        <DownloadTemplateDialog environment={environment} template={dialog.template} onClose={close} />
      )}
      {dialog?.kind === 'rename' && (
        <RenameTemplateDialog environment={environment} template={dialog.template} onClose={close} />
      )}
      {dialog?.kind === 'versions' && (
        <TemplateVersionsDialog template={dialog.template} {...{ environment, withheld }} onClose={close} />
      )}
      {dialog?.kind === 'where-used' && (
        <WhereUsedDialog
          {...{ environment }}
          name={dialog.template.name}
          kind="template"
          ids={[dialog.template.id]}
          onClose={close}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteTemplateDialog environment={environment} template={dialog.template} onClose={close} />
      )}
    </>
  );
}

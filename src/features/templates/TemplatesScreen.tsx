import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Upload } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail } from '@/api/types';
import { DropZone } from '@/components/DropZone';
import { FileButton } from '@/components/FileButton';
import { Inline } from '@/components/Inline';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { Stack } from '@/components/Stack';
import type { TemplateSort } from '@/domain/templates';
import { EnvironmentTypeBadge } from '@/product/EnvironmentTypeBadge';
import { useApi } from '@/product/FeatureContext';
import { type ListView, SearchedList } from '@/product/SearchedList';
import { LoadingTiles } from '@/product/TileGrid';
import { LoadingRows } from '@/product/LoadingRows';
import { type Look, LookSwitch } from '@/product/LookSwitch';
import { SelectionBar } from './selection/SelectionBar';
import { useSelection } from './selection/useSelection';
import { TemplateDialogs, type OpenDialog } from './TemplateDialogs';
import { TemplateGrid } from './TemplateGrid';
import { TemplateList } from './TemplateList';
import { useTemplateActions } from './useTemplateActions';

/** Filters and order of the templates. */
export type TemplatesView = ListView<TemplateSort>;

interface TemplatesScreenProps {
  environment: EnvironmentDetail;
  /** Whether archives can be imported. */
  hasImport: boolean;
  /** Why the reader may not change templates; `undefined` if they may. */
  withheld: string | undefined;
  /** Why the reader may not change collections. */
  collectionsWithheld?: string | undefined;
  view: TemplatesView;
  onViewChange: (view: TemplatesView) => void;
  /** The saved views of the list. @default none */
  views?: ReactNode;
  look: Look;
  onLookChange: (look: Look) => void;
  /** The address of the editor: of a template, or of a new one. */
  editorHref: (templateId?: string) => string;
  /** Recent activity of a template, for readers who may see it. */
  historyOf: (templateId: string) => ReactNode;
  /** Navigates to an address of the console. */
  onNavigate: (href: string) => void;
}

/** The templates of an environment. */
export function TemplatesScreen(props: TemplatesScreenProps) {
  const { environment, hasImport, withheld, view, onViewChange, look, editorHref, onNavigate } = props;
  const queries = templateQueries(useApi(), environment);
  const { search, sort } = view;
  const list = useInfiniteQuery(queries.list({ search, sortBy: sort.by, sortOrder: sort.direction }));
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const Templates = look === 'list' ? TemplateList : TemplateGrid;
  const actionsOf = useTemplateActions({ environment, withheld, editorHref, onDialog: setDialog });
  const { selected, setSelected, selectionOf } = useSelection();
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
          view={view}
          onViewChange={onViewChange}
          list={list}
          views={props.views}
          looks={<LookSwitch look={look} onLookChange={props.onLookChange} />}
          loading={
            look === 'list' ? (
              <LoadingRows>Loading templates</LoadingRows>
            ) : (
              <LoadingTiles count={8}>Loading templates</LoadingTiles>
            )
          }
          empty={{ description: 'Templates of this environment appear here.' }}
        >
          {(templates) => (
            <Templates
              environment={environment}
              templates={templates}
              actionsOf={actionsOf}
              selectionOf={withheld === undefined ? selectionOf : undefined}
              onOpen={(template) => {
                if (withheld === undefined) onNavigate(editorHref(template.id));
                else setDialog({ kind: 'look', template });
              }}
            />
          )}
        </SearchedList>
        <SelectionBar
          environment={environment}
          collectionsWithheld={props.collectionsWithheld}
          selected={selected}
          onSelect={setSelected}
        />
      </Stack>
      {dialog && (
        <TemplateDialogs
          environment={environment}
          withheld={withheld}
          dialog={dialog}
          historyOf={props.historyOf}
          onClose={close}
        />
      )}
    </>
  );
}

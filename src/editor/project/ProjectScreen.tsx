import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { isGone } from '@/api/http';
import { projectMutations, projectQueries } from '@/api/projects';
import type { EnvironmentDetail, Project, ProjectUserInterface } from '@/api/types';
import { EmptySection } from '@/components/EmptySection';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { isAlwaysMarked } from '@/domain/output';
import { NEW_FORM, readForm } from '@/domain/user-interfaces';
import { readDocument, type Document } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { DownloadDialog } from '@/product/DownloadDialog';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { toFailedEvent, reportSave, useEditorHost } from '../page/EditorHost';
import { loadPageEngine } from '../page/loadPageEngine';
import { useRowStore } from './batch/useRowStore';
import { layoutChoices, findRowSource } from './core/form';
import { ProjectSession } from './core/ProjectSession';
import { RecordsNote, toDownloadWay } from './panels/downloadWays';
import { LeftDownloadNote } from './panels/LeftDownload';
import { ProjectRows } from './panels/ProjectRows';
import { ProjectSaveFailure } from './panels/ProjectSaveFailure';
import { useProjectImages } from './panels/useProjectImages';
import { useProjectOutput } from './panels/useProjectOutput';
import { ProjectEditor } from './ProjectEditor';
import { useProjectFiles } from './useProjectFiles';

interface ProjectScreenProps {
  environment: EnvironmentDetail;
  projectId: string;
  /** Address of the project list; undefined if there is no way back. */
  backHref: string | undefined;
  /** Whether projects use the forms built by administrators; otherwise all have the default form. @default true */
  hasOwnForms?: boolean;
  /** Why the user may not browse the media; `undefined` if they may. */
  mediaWithheld: string | undefined;
  /** Opens another project. */
  onOpen: (projectId: string) => void;
}

/** Loads a project of the user, to fill it in and download it. */
export function ProjectScreen(props: ProjectScreenProps) {
  const { environment, projectId, backHref } = props;
  const queries = projectQueries(useApi(), environment);
  const project = useQuery(queries.one(projectId));
  const document = useQuery({
    ...queries.document(projectId),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
  });
  const userInterface = useQuery(queries.userInterface(projectId));
  const host = useEditorHost();
  const error = project.error ?? document.error ?? userInterface.error;
  useEffect(() => {
    if (error) host.report(toFailedEvent('open', error));
  }, [host, error]);
  const header = (
    <PageHeader
      title="Project"
      actions={
        backHref !== undefined && (
          <LinkButton href={backHref} startIcon={ArrowLeft}>
            My projects
          </LinkButton>
        )
      }
    />
  );
  if (isGone(project.error) || isGone(document.error))
    return (
      <>
        {header}
        <EmptySection
          title="This project is not there"
          description="It was deleted, or it belongs to another user: only its owner sees a project."
        />
      </>
    );
  if (!project.data || !document.data || !userInterface.data)
    return (
      <>
        {header}
        <LoadError what="The project" reads={[project, document, userInterface]} />
        {!error && (
          <Stack gap="4" aria-busy="true">
            <VisuallyHidden role="status">Loading the project</VisuallyHidden>
            <Skeleton shape="block" height="60dvh" />
          </Stack>
        )}
      </>
    );
  return (
    <ReadProject
      {...props}
      project={project.data}
      stored={document.data}
      userInterface={userInterface.data}
      key={document.dataUpdatedAt}
    />
  );
}

interface StoredDocument {
  readonly document: unknown;
  readonly etag: string | null;
}

interface ReadProjectProps extends ProjectScreenProps {
  project: Project;
  userInterface: ProjectUserInterface;
}

/** Validates the loaded document of a project before use. */
function ReadProject({ stored, ...props }: ReadProjectProps & { stored: StoredDocument }) {
  const read = useMemo(() => readDocument(JSON.stringify(stored.document)), [stored]);
  return read.ok ? (
    <OpenProject {...props} document={read.value} etag={stored.etag} />
  ) : (
    <>
      <PageHeader title="Project" />
      <ErrorMessage
        error={new Error(read.refusal.message)}
        message={`${read.refusal.pointer} ${read.refusal.message}`.trim()}
      >
        The document of {props.project.name} can’t be read.
      </ErrorMessage>
    </>
  );
}

type OpenProjectProps = ReadProjectProps & { document: Document; etag: string | null };

function OpenProject(props: OpenProjectProps) {
  const { environment, project, userInterface, document, etag, backHref, mediaWithheld, onOpen } = props;
  const { hasOwnForms = true } = props;
  const api = useApi();
  const client = useQueryClient();
  const host = useEditorHost();
  const save = useMutation(projectMutations(api, environment).save()).mutateAsync;
  const [context] = useState<ValueContext>(() => ({
    today: new Date().toISOString().slice(0, 10),
    mediaConnectorId: '',
  }));
  const [session] = useState(
    () =>
      new ProjectSession({
        document,
        version: etag ?? '',
        context,
        now: () => performance.now(),
        save: async (changed, version) => {
          const saving = save({ id: project.id, document: changed, etag: version || null });
          return (await reportSave(host, saving)) ?? '';
        },
      }),
  );
  const make = useProjectOutput({ environment, project, session });
  useEffect(() => session.close, [session]);
  useEffect(() => host.report({ type: 'opened' }), [host]);
  const rowStore = useRowStore(environment, project.id);
  const sections = useMemo(
    () => (hasOwnForms ? readForm(userInterface.formBuilder) : NEW_FORM),
    [hasOwnForms, userInterface],
  );
  const files = useProjectFiles(environment, project.id);
  // Preloads the engine while the form is laid out; the drawing page reports its errors.
  useState(() => void loadPageEngine(document, files.findFont, []).catch(() => undefined));
  // The picture that a list has already loaded, if any.
  const [picture] = useState(() => {
    const { id, revision } = project;
    const { queryKey } = projectQueries(api, environment).preview({ id, revision, quality: 'medium' });
    return client.getQueryData(queryKey);
  });
  const images = useProjectImages({ environment, projectId: project.id, mediaWithheld, context });
  return (
    <ProjectEditor
      session={session}
      context={context}
      backHref={backHref}
      sections={sections}
      name={project.name}
      rowStore={rowStore}
      {...files}
      images={images}
      picture={picture}
      rows={(source, draw) => (
        <ProjectRows environment={environment} source={source} draw={draw} projectId={project.id} />
      )}
      failure={(error) => (
        <ProjectSaveFailure
          environment={environment}
          session={session}
          project={project}
          error={error}
          onOpen={onOpen}
        />
      )}
      download={(onClose, records) => {
        const { document: shown } = session.view();
        const hasRows = !records && findRowSource(shown) !== undefined;
        return (
          <DownloadDialog
            name={project.name}
            layouts={layoutChoices(shown)}
            layoutId={shown.selectedLayoutId}
            isMarked={isAlwaysMarked(environment.type)}
            note={
              <>
                {records && <RecordsNote count={records.length} />}
                <LeftDownloadNote environment={environment} projectId={project.id} />
              </>
            }
            waysFor={(intent) =>
              intent
                ? userInterface.outputSettings[intent].map((way) =>
                    toDownloadWay(way, way.dataSourceEnabled && hasRows),
                  )
                : []
            }
            make={make(records)}
            leftHint="Open “Download” again to get it."
            onDone={(file) => host.report({ type: 'finished', ...file })}
            onFailed={(failed) => host.report(toFailedEvent('output', failed))}
            onClose={onClose}
          />
        );
      }}
    />
  );
}

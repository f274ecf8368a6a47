import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { isGone } from '@/api/http';
import { mediaQueries } from '@/api/media';
import { projectMutations, projectQueries } from '@/api/projects';
import type { EnvironmentDetail, Project, ProjectUserInterface } from '@/api/types';
import { EmptySection } from '@/components/EmptySection';
import { LinkButton } from '@/components/LinkButton';
import { PageHeader } from '@/components/PageHeader';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { isAlwaysMarked } from '@/domain/output';
import { projectPictureId } from '@/domain/project';
import { readForm } from '@/domain/user-interface';
import { readDocument, type Document } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { DownloadDialog } from '@/product/DownloadDialog';
import { ErrorMessage } from '@/product/ErrorMessage';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { documentFiles } from '../page/documentFiles';
import { failureOf, reportingSave, useEditorHost } from '../page/EditorHost';
import { fetchShared } from '../page/fetchShared';
import { loadPageEngine } from '../page/loadPageEngine';
import { layoutChoices, rowSourceOf } from './core/form';
import { ProjectSession } from './core/ProjectSession';
import { RecordsNote, wayOf } from './panels/downloadWays';
import { LeftDownloadNote } from './panels/LeftDownload';
import { ProjectRows } from './panels/ProjectRows';
import { SaveFailure } from './panels/SaveFailure';
import { useProjectImages } from './panels/useProjectImages';
import { useProjectOutput } from './panels/useProjectOutput';
import { ProjectEditor } from './ProjectEditor';

interface ProjectScreenProps {
  environment: EnvironmentDetail;
  projectId: string;
  /** Where the projects are; none where there is no way back. */
  backHref: string | undefined;
  /** Why the reader may not look through the media; `undefined` for whoever may. */
  mediaWithheld: string | undefined;
  /** Goes to another project. */
  onOpen: (projectId: string) => void;
}

/** A project of the reader's own, filled in and downloaded. */
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
    if (error) host.report(failureOf('open', error));
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
          description="It has been deleted, or it belongs to somebody else: projects are for their owner alone."
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

/** A project whose document has come: it is read before it is trusted. */
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
        ...{ document, version: etag ?? '', context, now: () => performance.now() },
        save: async (changed, version) => {
          const saving = save({ id: project.id, document: changed, etag: version || null });
          return (await reportingSave(host, saving)) ?? '';
        },
      }),
  );
  const make = useProjectOutput({ environment, project, session });
  useEffect(() => session.close, [session]);
  useEffect(() => {
    host.report({ type: 'opened' });
    return host.hold(() => session.save());
  }, [host, session]);
  const sections = useMemo(() => readForm(userInterface.formBuilder), [userInterface]);
  const files = useMemo(() => {
    const { font, picture } = projectQueries(api, environment);
    return documentFiles({
      font: (wanted) => fetchShared(client, font({ id: project.id, ...wanted })),
      picture: (wanted) => fetchShared(client, picture({ id: project.id, quality: 'highest', ...wanted })),
      vision: (wanted) => {
        const isOwn = projectPictureId(wanted.assetId) !== undefined;
        const asked = { ...wanted, ...(isOwn && { projectId: project.id }) };
        return fetchShared(client, mediaQueries(api, environment).pictureVision(asked));
      },
    });
  }, [client, api, environment, project.id]);
  // What the page is drawn with is fetched while the form is laid out; who draws it tells what can't be had.
  useState(() => void loadPageEngine(document, files.findFont, []).catch(() => undefined));
  // The picture a list has shown of it, if there was one.
  const [picture] = useState(() => {
    const { id, revision } = project;
    const { queryKey } = projectQueries(api, environment).preview({ id, revision, quality: 'medium' });
    return client.getQueryData(queryKey);
  });
  const images = useProjectImages({ environment, projectId: project.id, mediaWithheld, context });
  return (
    <ProjectEditor
      {...{ session, context, backHref, sections }}
      projectId={project.id}
      name={project.name}
      {...{ ...files, images, picture }}
      rows={(source, draw) => <ProjectRows {...{ environment, source, draw }} projectId={project.id} />}
      failure={(error) => <SaveFailure {...{ environment, session, project, error, onOpen }} />}
      download={(onClose, records) => {
        const { document: shown } = session.view();
        const hasRows = !records && rowSourceOf(shown) !== undefined;
        return (
          <DownloadDialog
            name={project.name}
            layouts={layoutChoices(shown)}
            layoutId={shown.selectedLayoutId}
            isMarked={isAlwaysMarked(environment.type)}
            note={
              <>
                {records && <RecordsNote count={records.length} />}
                <LeftDownloadNote {...{ environment }} projectId={project.id} />
              </>
            }
            waysFor={(intent) =>
              intent
                ? userInterface.outputSettings[intent].map((way) =>
                    wayOf(way, way.dataSourceEnabled && hasRows),
                  )
                : []
            }
            make={make(records)}
            onDone={(file) => host.report({ type: 'finished', ...file })}
            onFailed={(failed) => host.report(failureOf('output', failed))}
            onClose={onClose}
          />
        );
      }}
    />
  );
}

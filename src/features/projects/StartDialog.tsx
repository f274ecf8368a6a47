import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorDetail } from '@/api/http';
import { collectionQueries, type CollectionTemplate } from '@/api/collections';
import { projectMutations, projectQueries } from '@/api/projects';
import type { EnvironmentDetail, Project, TemplateCollection } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { Grid } from '@/components/Grid';
import { InlineMessage } from '@/components/InlineMessage';
import { PictureTile } from '@/components/PictureTile';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { HeldTemplatePicture } from '@/product/CollectionPicture';
import { useApi, useNotify } from '@/product/FeatureContext';

interface StartDialogProps {
  environment: EnvironmentDetail;
  collection: TemplateCollection;
  onStart: (project: Project) => void;
  onClose: () => void;
}

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, calc(50% - 0.5rem)), 1fr))' };

/** The templates of a collection; choosing one starts a project with a copy of it. */
export function StartDialog({ environment, collection, onStart, onClose }: StartDialogProps) {
  const tell = useNotify();
  const api = useApi();
  const client = useQueryClient();
  const { mutateAsync, isPending, error, variables } = useMutation(
    projectMutations(api, environment).create(),
  );
  /** Shows the template's picture for the project until its own is drawn: the project is a copy. */
  const keepPicture = ({ id, revision }: CollectionTemplate, project: Project) => {
    const held = collectionQueries(api, environment).preview({
      collectionId: collection.id,
      id,
      revision,
      quality: 'medium',
    });
    const own = projectQueries(api, environment).preview({
      id: project.id,
      revision: project.revision,
      quality: 'medium',
    });
    client.setQueryData(own.queryKey, client.getQueryData(held.queryKey));
  };
  const start = async (template: CollectionTemplate) => {
    if (isPending) return;
    const project = await mutateAsync({ templateId: template.id, collectionId: collection.id });
    keepPicture(template, project);
    onClose();
    tell(`${project.name} was started.`);
    onStart(project);
  };
  return (
    <Dialog
      open
      size="l"
      onOpenChange={(open) => !open && onClose()}
      title={collection.name}
      description="Choose a template. You get a copy of your own to fill in."
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <Stack gap="4">
        {error && <InlineMessage kind="NEGATIVE">{errorDetail(error)}</InlineMessage>}
        <Grid gap="4" css={COLUMNS}>
          {collection.templates.map((template) => (
            <PictureTile
              key={template.id}
              name={template.name}
              {...(isPending && variables.templateId === template.id && { fact: 'Starting…' })}
              picture={
                <HeldTemplatePicture
                  collectionId={collection.id}
                  environment={environment}
                  template={template}
                />
              }
              onOpen={() => void start(template).catch(() => undefined)}
            />
          ))}
        </Grid>
        <Text role="status" size="small" tone="muted">
          {isPending ? 'The project is being created.' : ''}
        </Text>
      </Stack>
    </Dialog>
  );
}

import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { errorDetail } from '@/api/http';
import { templateMutations, templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template, TemplateVersion } from '@/api/types';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { InlineMessage } from '@/components/InlineMessage';
import { RadioGroup } from '@/components/RadioGroup';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { formatDateTime } from '@/domain/format';
import type { Document } from '@/engine/document';
import { useApi, useNotify } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { PagePicture } from './PagePicture';
import { PartFields, useTemplatePart, type TemplatePart } from './PartFields';

interface TemplateVersionsDialogProps {
  environment: EnvironmentDetail;
  template: Template;
  /** Why the reader can't restore one; `undefined` if they can. */
  withheld: string | undefined;
  /** Called with the template after a version was restored. */
  onRestored?: (template: Template) => void;
  onClose: () => void;
}

const Sides = styled('div', {
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr) minmax(0, 1fr)',
  gap: '$4',
  '@tablet': { gridTemplateColumns: '1fr' },
});

const List = styled('div', { maxHeight: 'min(30rem, 55dvh)', overflowY: 'auto', padding: '$1' });

const Page = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 'min(24rem, 45dvh)',
  padding: '$4',
  borderRadius: '$container',
  backgroundColor: '$surfaceSunken',
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain', boxShadow: '$raised' },
});

/** As high as a labelled field, so that the pictures are aligned. */
const Head = styled('div', { display: 'flex', alignItems: 'end', minHeight: '4rem', '& > *': { flex: 1 } });

const titleOf = ({ version, isCurrent }: TemplateVersion) =>
  isCurrent ? `Version ${version} (current)` : `Version ${version}`;

const factsOf = ({ savedBy, dateSaved }: TemplateVersion) =>
  `${savedBy ?? 'An integration'}, ${formatDateTime(new Date(dateSaved)).text}`;

/** The versions of a template, two of them side by side, with a way to restore an earlier one. */
export function TemplateVersionsDialog(props: TemplateVersionsDialogProps) {
  const { environment, template, withheld, onRestored, onClose } = props;
  const api = useApi();
  const tell = useNotify();
  const queries = templateQueries(api, environment);
  const list = useInfiniteQuery(queries.versions(template.id));
  const document = useQuery(queries.document(template));
  const { part, fields } = useTemplatePart(document.data as Document | undefined);
  const restore = useMutation(templateMutations(api, environment).restore());
  const [chosen, setChosen] = useState<number>();
  const [other, setOther] = useState<number>();
  const versions = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const current = versions.find(({ isCurrent }) => isCurrent);
  const shown = versions.find(({ version }) => version === chosen) ?? versions[1] ?? current;
  const compared = versions.find(({ version }) => version === other) ?? current;
  const back = async () => {
    if (!shown || !current) return;
    const { version } = shown;
    const now = await restore.mutateAsync({ id: template.id, version, revision: current.version });
    tell(`Version ${version} of ${template.name} was restored.`);
    onRestored?.(now);
    onClose();
  };
  return (
    <Dialog
      open
      size="l"
      pending={restore.isPending}
      onOpenChange={(open) => !open && onClose()}
      title={`Versions of ${template.name}`}
      footer={
        <>
          <Button disabled={restore.isPending} onClick={onClose}>
            Close
          </Button>
          <Button
            intent="primary"
            pending={restore.isPending}
            disabledReason={
              withheld ?? (shown?.isCurrent !== false ? 'This is the current version.' : undefined)
            }
            onClick={() => void back().catch(() => undefined)}
          >
            {shown ? `Restore version ${shown.version}` : 'Restore'}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <LoadError what="The versions" reads={[list, document]} />
        {restore.error && <InlineMessage kind="NEGATIVE">{errorDetail(restore.error)}</InlineMessage>}
        {fields && <PartFields {...fields} />}
        {shown && compared && (
          <Sides>
            <List>
              <RadioGroup
                label="Version"
                options={versions.map((version) => ({
                  value: String(version.version),
                  label: titleOf(version),
                  description: [factsOf(version), version.note].filter(Boolean).join(' · '),
                }))}
                value={String(shown.version)}
                onValueChange={(value) => setChosen(Number(value))}
              />
              {list.hasNextPage && (
                <Button size="s" pending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  Show more
                </Button>
              )}
            </List>
            <Side environment={environment} template={template} part={part} version={shown}>
              <Text weight="medium">{titleOf(shown)}</Text>
            </Side>
            <Side environment={environment} template={template} part={part} version={compared}>
              <Select
                label="Compared with"
                options={versions.map((version) => ({
                  value: String(version.version),
                  label: titleOf(version),
                }))}
                value={String(compared.version)}
                onValueChange={(value) => setOther(Number(value))}
              />
            </Side>
          </Sides>
        )}
      </Stack>
    </Dialog>
  );
}

interface SideProps extends Pick<TemplateVersionsDialogProps, 'environment' | 'template'> {
  version: TemplateVersion;
  part: TemplatePart | undefined;
  /** Its name, or the field that selects it. */
  children: ReactNode;
}

/** One of the compared versions. */
function Side({ environment, template, version, part, children }: SideProps) {
  const { versionPreview } = templateQueries(useApi(), environment);
  const which = { id: template.id, version: version.version, quality: 'highest', ...part } as const;
  return (
    <Stack gap="2">
      <Head>{children}</Head>
      <Page>
        {part && <PagePicture picture={versionPreview(which)} name={titleOf(version).toLowerCase()} />}
      </Page>
      <Text size="small" tone="muted">
        {factsOf(version)}
      </Text>
      {version.note && <Text size="small">{version.note}</Text>}
    </Stack>
  );
}

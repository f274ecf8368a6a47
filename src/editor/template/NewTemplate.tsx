import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { environmentSettingsQueries } from '@/api/environment-settings';
import { STUDIO_RELEASES } from '@/domain/sdk-version';
import type { Document } from '@/engine/document';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { draftKey, UNNAMED } from './drafts';
import { Loading } from './Loading';
import { DraftQuestion } from './messages/DraftQuestion';
import { OpenTemplate } from './OpenTemplate';
import { AddLayoutDialog, createDocument, type LayoutDraft } from './panels';
import type { OpenTemplateProps, TemplateAddress } from './TemplateScreen';
import { useDocumentDraft } from './useDocumentDraft';
import { useHeader, NarrowWindowWarning } from './NarrowWindowWarning';

/** Starts a template: asks for its name and size, then opens an empty page. */
export function NewTemplate({ onLeave, ...props }: OpenTemplateProps & Pick<TemplateAddress, 'onLeave'>) {
  const { environment, backHref } = props;
  const [started, setStarted] = useState<{ name: string; document: Document; isRecovered?: true }>();
  const { found, drop } = useDocumentDraft(draftKey(environment, undefined), undefined);
  const settings = useQuery(environmentSettingsQueries(useApi()).settings(environment));
  const header = useHeader(backHref, UNNAMED);
  const studioVersion = settings.data?.sdkVersionPublic;
  const release = studioVersion === undefined ? undefined : STUDIO_RELEASES[studioVersion];
  if (!release || studioVersion === undefined)
    return (
      <>
        {header}
        <LoadError what="The template" reads={[settings]} />
        {!settings.error && <Loading />}
      </>
    );
  const start = (draft: LayoutDraft) =>
    setStarted({
      name: draft.name,
      document: createDocument(draft, release, new Intl.Locale(navigator.language).region),
    });
  return (
    <NarrowWindowWarning title={UNNAMED} backHref={backHref}>
      {started ? (
        <OpenTemplate {...props} studioVersion={studioVersion} {...started} template={undefined} />
      ) : (
        <>
          {header}
          <AddLayoutDialog
            title={UNNAMED}
            verb="Create template"
            name=""
            onAdd={(draft) => void start(draft)}
            onClose={onLeave}
          >
            {found && (
              <DraftQuestion
                draft={found}
                onRecover={() =>
                  setStarted({ name: found.name ?? UNNAMED, document: found.document, isRecovered: true })
                }
                onDrop={drop}
              />
            )}
          </AddLayoutDialog>
        </>
      )}
    </NarrowWindowWarning>
  );
}

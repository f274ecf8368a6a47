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
import { AddLayoutDialog, firstDocument, type LayoutDraft } from './panels';
import type { SittingProps, TemplateAddress } from './TemplateScreen';
import { useDraft } from './useDraft';
import { useHeader, WideEnough } from './WideEnough';

/** A template that is not saved yet: it is asked what it is called and how large it is, and an empty page is opened. */
export function NewTemplate({ onLeave, ...props }: SittingProps & Pick<TemplateAddress, 'onLeave'>) {
  const { environment, backHref } = props;
  const [started, setStarted] = useState<{ name: string; document: Document; isRecovered?: true }>();
  const { found, drop } = useDraft(draftKey(environment, undefined), undefined);
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
      document: firstDocument(draft, release, new Intl.Locale(navigator.language).region),
    });
  return (
    <WideEnough title={UNNAMED} backHref={backHref}>
      {started ? (
        <OpenTemplate {...props} {...{ studioVersion, ...started }} template={undefined} />
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
    </WideEnough>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { outputMutations } from '@/api/output';
import { templateQueries } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { isAlwaysMarked } from '@/domain/output';
import type { Document } from '@/engine/document';
import { DownloadDialog, listFormats, type FileChoice } from '@/product/DownloadDialog';
import { useApi } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { layoutsOf } from './layoutsOf';

interface DownloadTemplateDialogProps {
  environment: EnvironmentDetail;
  template: Template;
  onClose: () => void;
}

/** Makes a file of a template and saves it. Closing it stops waiting. */
export function DownloadTemplateDialog({ environment, template, onClose }: DownloadTemplateDialogProps) {
  const api = useApi();
  const read = useQuery(templateQueries(api, environment).document(template));
  const { mutateAsync, isPending, error } = useMutation(outputMutations(api, environment).make());
  const { mutateAsync: check } = useMutation(outputMutations(api, environment).check());
  const document = read.data as Document | undefined;
  const ofTemplate = ({ way, layoutId, signal }: FileChoice) =>
    mutateAsync({ format: way.format, layoutId, signal, templateId: template.id });
  return (
    <DownloadDialog
      name={template.name}
      layouts={document ? layoutsOf(document) : []}
      layoutId={document?.selectedLayoutId}
      isMarked={isAlwaysMarked(environment.type)}
      note={<LoadError what="The layouts" reads={[read]} />}
      waysFor={listFormats}
      leftHint="You find it under Output tasks when it is ready."
      make={{ mutateAsync: ofTemplate, isPending, error }}
      check={({ way, layoutId }) => check({ format: way.format, layoutId, templateId: template.id })}
      onClose={onClose}
    />
  );
}

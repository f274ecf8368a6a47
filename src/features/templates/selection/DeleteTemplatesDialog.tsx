import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ResponseError } from '@/api/http';
import { settleEach, type Settled } from '@/api/settleEach';
import { templateMutations } from '@/api/templates';
import type { EnvironmentDetail, Template } from '@/api/types';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { countOf } from '@/domain/format';
import { useApi, useNotify } from '@/product/FeatureContext';
import { UsedBy } from '@/product/WhereUsed';
import { FailedTemplates } from './FailedTemplates';

interface DeleteTemplatesDialogProps {
  environment: EnvironmentDetail;
  templates: readonly Template[];
  /** Called with the templates that could not be deleted. */
  onSelect: (selected: readonly Template[]) => void;
  onClose: () => void;
}

/** Most templates that are named. */
const NAMED = 10;

/** Joins the first of many names; counts the rest. */
function nameSome(names: readonly string[]): string {
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** Confirms the deletion of templates, and asks again for those in collections. */
export function DeleteTemplatesDialog(props: DeleteTemplatesDialogProps) {
  const { environment, templates, onSelect, onClose } = props;
  const tell = useNotify();
  const [failed, setFailed] = useState<Settled<Template>['failed']>([]);
  const removeOne = useMutation(templateMutations(useApi(), environment).remove());
  const isRetry = failed.length > 0;
  const isHeld = failed.some(({ error }) => error instanceof ResponseError && error.status === 409);
  const removing = useMutation({
    mutationFn: () => settleEach(templates, ({ id }) => removeOne.mutateAsync({ id, force: isHeld })),
    onSuccess: (settled) => {
      onSelect(settled.failed.map(({ item }) => item));
      setFailed(settled.failed);
      if (settled.done.length > 0) tell(`${countOf(settled.done.length, 'template')} deleted.`);
      if (settled.failed.length === 0) onClose();
    },
  });
  const count = countOf(templates.length, 'template');
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${count}?`}
      description={`${templates.length === 1 ? 'It is' : 'They are'} deleted from ${environment.name} for everyone, and can’t be restored.`}
      details={
        isRetry ? (
          <FailedTemplates failed={failed} />
        ) : (
          <Stack gap="3">
            <Text as="p" css={{ overflowWrap: 'anywhere' }}>
              {nameSome(templates.map(({ name }) => name))}
            </Text>
            <UsedBy kind="template" ids={templates.map(({ id }) => id)} environment={environment} />
          </Stack>
        )
      }
      confirmLabel={isHeld ? 'Delete from collections too' : isRetry ? 'Try again' : `Delete ${count}`}
      pending={removing.isPending}
      onConfirm={() => removing.mutate()}
    />
  );
}

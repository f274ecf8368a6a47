import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionMutations } from '@/api/collections';
import { errorDetail } from '@/api/http';
import type { EnvironmentDetail, TemplateCollection } from '@/api/types';
import { userInterfaceQueries } from '@/api/user-interfaces';
import { InlineMessage } from '@/components/InlineMessage';
import { Select } from '@/components/Select';
import { Skeleton } from '@/components/Skeleton';
import { Stack } from '@/components/Stack';
import { shownUserInterfaceName } from '@/domain/user-interfaces';
import { useApi, useNotify } from '@/product/FeatureContext';
import { LoadError } from '@/product/LoadError';
import { FormDialog } from '@/product/FormDialog';

interface UserInterfaceDialogProps {
  environment: EnvironmentDetail;
  collection: TemplateCollection;
  onClose: () => void;
}

const DEFAULT = { value: 'default', label: 'The default one' };

/** Selects the user interface for projects of a collection. */
export function UserInterfaceDialog({ environment, collection, onClose }: UserInterfaceDialogProps) {
  const api = useApi();
  const tell = useNotify();
  const read = useQuery(userInterfaceQueries(api, environment).list());
  const { mutateAsync, isPending, error } = useMutation(
    collectionMutations(api, environment).setUserInterface(),
  );
  const [chosen, setChosen] = useState(collection.userInterfaceId ?? DEFAULT.value);
  // Lists the default one separately only if it was chosen explicitly.
  const choices = (read.data ?? []).filter((face) => !face.default || face.id === collection.userInterfaceId);
  const save = async () => {
    const userInterfaceId = chosen === DEFAULT.value ? null : chosen;
    await mutateAsync({ id: collection.id, userInterfaceId });
    onClose();
    tell(`Projects of ${collection.name} show the user interface you chose when they are next opened.`);
  };
  return (
    <FormDialog
      title={`User interface of ${collection.name}`}
      description="Projects that are started from the collection show this form and these outputs."
      pending={isPending}
      onSubmit={() => void save().catch(() => undefined)}
      verb="Save"
      disabledReason={read.data ? undefined : 'The user interfaces are still loading.'}
      onClose={onClose}
    >
      <Stack gap="3">
        {error && <InlineMessage kind="NEGATIVE">{errorDetail(error)}</InlineMessage>}
        <LoadError what="The user interfaces" reads={[read]} />
        {read.isPending && <Skeleton shape="block" height="3.5rem" aria-busy="true" />}
        {read.data && (
          <Select
            label="User interface"
            options={[
              DEFAULT,
              ...choices.map((face) => ({ value: face.id, label: shownUserInterfaceName(face) })),
            ]}
            value={chosen}
            onValueChange={setChosen}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

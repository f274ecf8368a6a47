import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { EnvironmentDetail, WebHook } from '@/api/types';
import { webHookMutations } from '@/api/web-hooks';
import { InlineMessage } from '@/components/InlineMessage';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import { LONGEST_ITEM_NAME } from '@/domain/item-name';
import { LONGEST_WEB_HOOK_ADDRESS } from '@/domain/web-hooks';
import { useApi, useNotify } from '@/product/FeatureContext';
import { FormDialog } from '@/product/FormDialog';
import {
  EVENT_CHOICES,
  toWebHookBody,
  webHookErrors,
  webHookForm,
  webHookValues,
  type WebHookValues,
} from './webHookForm';
import { WebHookSecretDialog } from './WebHookSecretDialog';
import { EVENT_WORDS } from './webHookWords';

interface WebHookDialogProps {
  environment: EnvironmentDetail;
  /** The web hook to edit; without it one is added. */
  webHook?: WebHook | undefined;
  onClose: () => void;
}

/** Adds a web hook and shows its secret, this once, or edits one. */
export function WebHookDialog({ environment, webHook, onClose }: WebHookDialogProps) {
  const tell = useNotify();
  const mutations = webHookMutations(useApi(), environment);
  // The secret is dropped with the dialog: gcTime 0 keeps the mutation's result out of the cache.
  const create = useMutation({ ...mutations.create(), gcTime: 0 });
  const change = useMutation(mutations.set());
  const isPending = create.isPending || change.isPending;
  const { register, handleSubmit, setError, formState } = useForm<WebHookValues>({
    resolver: zodResolver(webHookForm),
    defaultValues: webHookValues(webHook),
  });
  const { errors, isDirty } = formState;
  const save = async (values: WebHookValues) => {
    const body = toWebHookBody(values);
    try {
      if (!webHook) return void (await create.mutateAsync(body));
      await change.mutateAsync({ id: webHook.id, ...body });
      onClose();
      tell(`${body.name} was saved.`);
    } catch (error) {
      for (const { field, message } of webHookErrors(error)) setError(field, { message });
    }
  };
  if (create.data) {
    const { name, secret } = create.data;
    const close = () => {
      onClose();
      tell(`${name} was added. Send a test to see whether it arrives.`);
    };
    return <WebHookSecretDialog title={`The secret of ${name}`} secret={secret} onClose={close} />;
  }
  return (
    <FormDialog
      title={webHook ? `Edit ${webHook.name}` : 'Add web hook'}
      description="Each output task that ends is posted to its address, signed with its secret."
      pending={isPending}
      onSubmit={(event) => void handleSubmit(save)(event)}
      verb={webHook ? 'Save web hook' : 'Add web hook'}
      hasInput={isDirty}
      onClose={onClose}
    >
      <Stack gap="4">
        {errors.root?.server?.message && (
          <InlineMessage kind="NEGATIVE">{errors.root.server.message}</InlineMessage>
        )}
        <TextField
          label="Name"
          required
          maxLength={LONGEST_ITEM_NAME}
          autoComplete="off"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Address"
          required
          inputMode="url"
          maxLength={LONGEST_WEB_HOOK_ADDRESS}
          autoComplete="off"
          placeholder="https://"
          error={errors.address?.message}
          {...register('address')}
        />
        <Select
          label="Events"
          options={EVENT_CHOICES.map((value) => ({ value, label: EVENT_WORDS[value] }))}
          {...register('events')}
        />
      </Stack>
    </FormDialog>
  );
}

import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { EnvironmentDetail } from '@/api/types';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import { TextField } from '@/components/TextField';
import { FolderBrowser } from '@/product/FolderBrowser';
import { SOURCE_TYPES, type ConnectorValues } from './connectorForm';
import { ADDRESS_WORDS, SOURCE_WORDS } from './connectorWords';

interface SourceFieldsProps {
  environment: EnvironmentDetail;
  form: UseFormReturn<ConnectorValues>;
}

/** Fields for the source of a connector's pictures, fonts or rows. */
export function SourceFields({ environment, form }: SourceFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [type, sourceType] = useWatch({ control, name: ['type', 'sourceType'] });
  return (
    <>
      {type === 'media' && (
        <Select
          label="Pictures come from"
          options={SOURCE_TYPES.map((type) => ({ value: type, label: SOURCE_WORDS[type] }))}
          {...register('sourceType')}
        />
      )}
      {type === 'media' && sourceType === 'folder' ? (
        <Controller
          name="folder"
          control={control}
          render={({ field }) => (
            <Stack gap="2" role="group" aria-label="Folder">
              <Text as="p" size="small" weight="medium">
                Folder: {field.value === '/' ? 'none chosen' : field.value}
              </Text>
              <FolderBrowser
                environment={environment}
                folder={field.value}
                onOpen={(folder) =>
                  form.setValue('folder', folder, { shouldDirty: true, shouldValidate: true })
                }
              />
              <Text as="p" size="caption" tone="subtle">
                The connector offers the open folder and its subfolders.
              </Text>
              {errors.folder?.message && (
                <Text as="p" size="small" tone="negative" role="alert">
                  {errors.folder.message}
                </Text>
              )}
            </Stack>
          )}
        />
      ) : (
        <TextField
          label="Address"
          required
          inputMode="url"
          autoComplete="off"
          placeholder={ADDRESS_WORDS[type].placeholder}
          description={ADDRESS_WORDS[type].description}
          error={errors.address?.message}
          {...register('address')}
        />
      )}
    </>
  );
}

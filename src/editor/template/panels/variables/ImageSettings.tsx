import { Grid } from '@/components/Grid';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import type { Document, VariableOf } from '@/engine/document';
import { LiveField } from './LiveField';
import { OptionalNumber } from './OptionalNumber';
import type { SettingProps } from './setting';

type ImageVariable = VariableOf<'image'>;
type Folder = ImageVariable['folder'];

/** A fixed path, instead of a variable with the path. */
const FIXED = 'fixed';

interface FolderFieldsProps {
  label: string;
  folder: Folder;
  variables: Document['variables'];
  onChange: (folder: Folder) => string | undefined;
}

function FolderFields({ label, folder, variables, onChange }: FolderFieldsProps) {
  const naming = variables.order.flatMap((id) => {
    const variable = variables.items[id];
    const names =
      variable?.type === 'shortText' || variable?.type === 'longText' || variable?.type === 'list';
    return names ? [{ value: id, label: `From ${variable.name}` }] : [];
  });
  return (
    <Grid columns={2} gap="3">
      <Select
        label={label}
        options={[{ value: FIXED, label: 'A path' }, ...naming]}
        value={folder.type === 'fixed' ? FIXED : folder.variableId}
        onValueChange={(value) =>
          onChange(value === FIXED ? { type: 'fixed', path: '' } : { type: 'variable', variableId: value })
        }
      />
      {folder.type === 'fixed' && (
        <LiveField
          label="Path"
          placeholder="All media"
          value={folder.path}
          onChange={(path) => onChange({ type: 'fixed', path })}
        />
      )}
    </Grid>
  );
}

interface ImageSettingsProps extends SettingProps<ImageVariable> {
  variables: Document['variables'];
}

/** Edits the sources of a picture variable, and what may be uploaded. */
export function ImageSettings({ variable, variables, onChange }: ImageSettingsProps) {
  return (
    <Stack gap="3">
      <Switch
        label="Users may browse media"
        checked={variable.allowQuery}
        onCheckedChange={(allowQuery) => onChange({ allowQuery })}
      />
      <FolderFields
        label="Folder"
        folder={variable.folder}
        variables={variables}
        onChange={(folder) => onChange({ folder })}
      />
      <Switch
        label="With the folders in it"
        checked={variable.includeSubfolders}
        onCheckedChange={(includeSubfolders) => onChange({ includeSubfolders })}
      />
      <Switch
        label="Users may upload"
        checked={variable.allowUpload}
        onCheckedChange={(allowUpload) => onChange({ allowUpload })}
      />
      {variable.allowUpload && (
        <>
          <FolderFields
            label="Upload to"
            folder={variable.uploadFolder}
            variables={variables}
            onChange={(uploadFolder) => onChange({ uploadFolder })}
          />
          <Grid columns={2} gap="3">
            <OptionalNumber
              label="Least width (px)"
              min={1}
              value={variable.uploadMinWidth}
              onChange={(uploadMinWidth) => onChange({ uploadMinWidth })}
            />
            <OptionalNumber
              label="Least height (px)"
              min={1}
              value={variable.uploadMinHeight}
              onChange={(uploadMinHeight) => onChange({ uploadMinHeight })}
            />
          </Grid>
        </>
      )}
    </Stack>
  );
}

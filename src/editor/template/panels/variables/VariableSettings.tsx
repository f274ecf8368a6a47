import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import { Text } from '@/components/Text';
import { usesOf, type Document, type Id, type ValueVariable } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { setFieldValue } from '../../../page/fields/fieldValue';
import type { ImageChoices } from '../../../page/fields/ImageField';
import { VariableField } from '../../../page/fields/VariableField';
import { useSession } from '../../core/SessionContext';
import { AffixFields } from './AffixFields';
import { DateSettings } from './DateSettings';
import { ImageSettings } from './ImageSettings';
import { showsPlaceholder } from './kinds';
import { KindField } from './KindField';
import { ListSettings } from './ListSettings';
import { LiveField } from './LiveField';
import { NumberSettings } from './NumberSettings';
import { applyChanges, type Changes } from './setting';
import { TextSettings } from './TextSettings';
import { Uses } from './Uses';
import { VisibilityFields } from './VisibilityFields';

/** The value is always editable here, with “Value” as its label. */
const AS_VALUE = { label: 'Value', isReadonly: false, helpText: '' } as const;

interface VariableSettingsProps {
  document: Document;
  variableId: Id;
  variable: ValueVariable;
  context: ValueContext;
  images: ImageChoices;
  /** Called with another variable to show. */
  onVariable: (variableId: Id) => void;
  onAction?: ((actionId: Id) => void) | undefined;
}

/** Edits a variable: all settings and its value. */
export function VariableSettings(props: VariableSettingsProps) {
  const { document, variableId, variable, context, images, onVariable, onAction } = props;
  const session = useSession();
  const uses = usesOf(document, variableId);
  const set = (next: ValueVariable, what: string) =>
    session.change([{ kind: 'setVariable', variableId, variable: next }], {
      label: `${what} of variable`,
      key: `${variableId} ${what}`,
    });
  const change = <Kind extends ValueVariable>(changes: Changes<Kind>) =>
    set(applyChanges(variable, changes as Changes<ValueVariable>), Object.keys(changes)[0] ?? 'settings');
  const { characterStyles } = document.brandKit;
  return (
    <Stack gap="3">
      {variable.type === 'dataSource' && variable.source.type === 'none' && (
        <Text as="p" size="small" tone="muted">
          Its records come from the data that is chosen under Resources.
        </Text>
      )}
      {variable.type !== 'dataSource' && (
        <VariableField
          field={{ id: variableId, variable: { ...variable, ...AS_VALUE } }}
          today={context.today}
          images={images}
          error={undefined}
          onChange={(value) => {
            const { variable: next, fault } = setFieldValue(variable, value, context);
            return fault ?? set(next, 'value');
          }}
        />
      )}
      <KindField
        document={document}
        variable={variable}
        isUsed={uses.length > 0}
        onChange={(next) => set(next, 'kind')}
      />
      <LiveField
        label="Label"
        placeholder={variable.name}
        value={variable.label ?? ''}
        onChange={(label) => change({ label: label === '' ? undefined : label })}
      />
      <Switch
        label="Required"
        checked={variable.isRequired}
        onCheckedChange={(isRequired) => change({ isRequired })}
      />
      <Switch
        label="Read-only"
        checked={variable.isReadonly}
        onCheckedChange={(isReadonly) => change({ isReadonly })}
      />
      {showsPlaceholder(variable) && (
        <LiveField
          label="Placeholder"
          value={variable.placeholder}
          onChange={(placeholder) => change({ placeholder })}
        />
      )}
      <LiveField
        label="Help"
        rows={2}
        value={variable.helpText}
        onChange={(helpText) => change({ helpText })}
      />
      {(variable.type === 'shortText' || variable.type === 'longText') && (
        <TextSettings variable={variable} onChange={change} />
      )}
      {variable.type === 'number' && <NumberSettings variable={variable} onChange={change} />}
      {variable.type === 'date' && (
        <DateSettings variable={variable} today={context.today} onChange={change} />
      )}
      {variable.type === 'list' && <ListSettings variable={variable} onChange={change} />}
      {variable.type === 'image' && (
        <ImageSettings variable={variable} variables={document.variables} onChange={change} />
      )}
      {(variable.type === 'shortText' ||
        variable.type === 'longText' ||
        variable.type === 'number' ||
        variable.type === 'date' ||
        variable.type === 'list') && (
        <AffixFields variable={variable} styles={characterStyles} onChange={change} />
      )}
      <VisibilityFields
        document={document}
        variableId={variableId}
        visibility={variable.visibility}
        onChange={(visibility) => change({ visibility })}
      />
      <Uses document={document} uses={uses} onVariable={onVariable} onAction={onAction} />
    </Stack>
  );
}

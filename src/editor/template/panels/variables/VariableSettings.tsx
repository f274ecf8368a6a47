import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Switch } from '@/components/Switch';
import { newVariable, usesOf, type Document, type Id, type ValueVariable } from '@/engine/document';
import type { ValueContext } from '@/engine/resolve';
import { setFieldValue } from '../../../page/fields/fieldValue';
import type { ImageChoices } from '../../../page/fields/ImageField';
import { VariableField } from '../../../page/fields/VariableField';
import { useSession } from '../../core/SessionContext';
import { AffixFields } from './AffixFields';
import { DateSettings } from './DateSettings';
import { ImageSettings } from './ImageSettings';
import { KINDS, MADE_HERE } from './kinds';
import { ListSettings } from './ListSettings';
import { LiveField } from './LiveField';
import { NumberSettings } from './NumberSettings';
import { withChanges, type Changes } from './setting';
import { TextSettings } from './TextSettings';
import { Uses } from './Uses';
import { VisibilityFields } from './VisibilityFields';

const KIND_OPTIONS = MADE_HERE.map((type) => ({ value: type, label: KINDS[type].label }));

/** A variable of another kind with what all kinds share; its value is gone. */
function asKind(variable: ValueVariable, type: (typeof MADE_HERE)[number]): ValueVariable {
  const { name, parentId, label, visibility, isReadonly, isRequired, placeholder, helpText, privateData } =
    variable;
  return {
    ...newVariable(name, type),
    ...{ visibility, isReadonly, isRequired, placeholder, helpText, privateData },
    ...(parentId !== undefined && { parentId }),
    ...(label !== undefined && { label }),
  };
}

/** Its value can be set here, whatever users may do, and stands under its name. */
const AS_VALUE = { label: 'Value', isReadonly: false, helpText: '' } as const;

interface VariableSettingsProps {
  document: Document;
  variableId: Id;
  variable: ValueVariable;
  context: ValueContext;
  images: ImageChoices;
  /** Called with a variable that is to be seen instead. */
  onVariable: (variableId: Id) => void;
  onAction?: ((actionId: Id) => void) | undefined;
}

/** All that can be set of a variable, and its value. */
export function VariableSettings(props: VariableSettingsProps) {
  const { document, variableId, variable, context, images, onVariable, onAction } = props;
  const session = useSession();
  const uses = usesOf(document, variableId);
  const set = (next: ValueVariable, what: string) =>
    session.change([{ kind: 'setVariable', variableId, variable: next }], {
      ...{ label: `${what} of variable`, key: `${variableId} ${what}` },
    });
  const change = <Kind extends ValueVariable>(changes: Changes<Kind>) =>
    set(withChanges(variable, changes as Changes<ValueVariable>), Object.keys(changes)[0] ?? 'settings');
  const isMadeHere = MADE_HERE.some((type) => type === variable.type);
  const { characterStyles } = document.brandKit;
  return (
    <Stack gap="3">
      {variable.type !== 'dataSource' && (
        <VariableField
          field={{ id: variableId, variable: { ...variable, ...AS_VALUE } }}
          {...{ today: context.today, images, error: undefined }}
          onChange={(value) => {
            const { variable: next, fault } = setFieldValue(variable, value, context);
            return fault ?? set(next, 'value');
          }}
        />
      )}
      {isMadeHere && (
        <Select
          label="Kind"
          options={KIND_OPTIONS}
          disabled={uses.length > 0}
          description={uses.length > 0 ? 'It stays while the variable is used.' : undefined}
          value={variable.type as (typeof MADE_HERE)[number]}
          onValueChange={(type) => set(asKind(variable, type), 'kind')}
        />
      )}
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
      <LiveField
        label="Placeholder"
        value={variable.placeholder}
        onChange={(placeholder) => change({ placeholder })}
      />
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
        {...{ document, variableId }}
        visibility={variable.visibility}
        onChange={(visibility) => change({ visibility })}
      />
      <Uses {...{ document, uses, onVariable, onAction }} />
    </Stack>
  );
}

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Select } from '@/components/Select';
import { newVariable, type Document, type ValueVariable } from '@/engine/document';
import { plainValue } from '@/engine/resolve';
import { KINDS, listKinds } from './kinds';

type Kind = ValueVariable['type'];

/** Converts a variable to another kind: keeps the shared settings and drops the value. */
function convertKind(variable: ValueVariable, type: Kind): ValueVariable {
  const { name, parentId, label, visibility, isReadonly, isRequired, placeholder, helpText, privateData } =
    variable;
  return {
    ...newVariable(name, type),
    visibility,
    isReadonly,
    isRequired,
    placeholder,
    helpText,
    privateData,
    ...(parentId !== undefined && { parentId }),
    ...(label !== undefined && { label }),
  };
}

/** Describes what a change of kind loses; `undefined` if nothing. */
function describeLoss(variable: ValueVariable): string | undefined {
  if (variable.type === 'list' && variable.items.length > 0) return 'Its choices are deleted.';
  if (variable.type === 'dataSource' && variable.source.type !== 'none') return 'Its data is removed.';
  const value = plainValue(variable);
  return value === null || value === '' || value === false ? undefined : 'Its value is deleted.';
}

interface KindFieldProps {
  document: Document;
  variable: ValueVariable;
  /** Whether the variable is used; a used one keeps its kind. */
  isUsed: boolean;
  onChange: (variable: ValueVariable) => void;
}

/** Changes the kind of a variable; asks first if its value or choices would be lost. */
export function KindField({ document, variable, isUsed, onChange }: KindFieldProps) {
  const [asked, setAsked] = useState<Kind>();
  const loss = describeLoss(variable);
  const change = (type: Kind) => {
    setAsked(undefined);
    onChange(convertKind(variable, type));
  };
  return (
    <>
      <Select
        label="Kind"
        options={listKinds(document, variable).map((type) => ({ value: type, label: KINDS[type].label }))}
        disabled={isUsed}
        description={isUsed ? 'It can’t be changed while the variable is used.' : undefined}
        value={variable.type}
        onValueChange={(type) => (loss === undefined ? change(type) : setAsked(type))}
      />
      {asked !== undefined && (
        <ConfirmDialog
          open
          danger
          title={`Change the kind of ${variable.name} to ${KINDS[asked].label.toLowerCase()}?`}
          description={`${loss ?? ''} Undo brings it back.`}
          confirmLabel="Change kind"
          onOpenChange={() => setAsked(undefined)}
          onConfirm={() => change(asked)}
        />
      )}
    </>
  );
}

import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from '@/components/Box';
import { IconButton } from '@/components/IconButton';
import { NumericInput } from '@/components/NumericInput';
import { Select, type SelectOption } from '@/components/Select';
import type { ParagraphLook, ParagraphStyle } from '@/domain/brand-kits';
import type { StyleEdit } from './styleEdit';
import type { NumberField } from './styleFieldTexts';

/** Option for no choice; no guid is empty. */
export const NONE = '';

interface StyleFieldProps {
  edit: StyleEdit;
  label: string;
  /** The properties it edits. */
  names: readonly (keyof ParagraphLook)[];
  children: ReactNode;
}

/** A field of a style, with a button that resets what differs from the default theme. */
export function StyleField({ edit: { kit, own, reset }, label, names, children }: StyleFieldProps) {
  return (
    <Box css={{ position: 'relative', minWidth: 0 }}>
      {children}
      {reset && names.some((name) => own.includes(name)) && (
        <Box css={{ position: 'absolute', insetBlockStart: '-0.375rem', insetInlineEnd: 0 }}>
          <IconButton
            size="s"
            icon={RotateCcw}
            label={`Reset ${label.toLowerCase()} to the default theme`}
            disabledReason={kit.withheld}
            onClick={() => reset(names)}
          />
        </Box>
      )}
    </Box>
  );
}

/** Edits a numeric property of a style. */
export function StyleNumber({ edit, field }: { edit: StyleEdit; field: NumberField }) {
  const { name, label, ...rest } = field;
  return (
    <StyleField edit={edit} label={label} names={[name]}>
      <NumericInput
        label={label}
        disabled={edit.kit.withheld !== undefined}
        {...rest}
        value={(edit.style as ParagraphStyle)[name]}
        onValueChange={(value) => edit.set({ [name]: value })}
      />
    </StyleField>
  );
}

interface StyleChoiceProps<Name extends 'typographicCase' | 'subSuperScript' | 'textAlign'> {
  edit: StyleEdit;
  name: Name;
  label: string;
  options: readonly SelectOption<ParagraphLook[Name]>[];
}

/** Edits a property of a style that has a few values. */
export function StyleChoice<Name extends 'typographicCase' | 'subSuperScript' | 'textAlign'>({
  edit,
  name,
  label,
  options,
}: StyleChoiceProps<Name>) {
  return (
    <StyleField edit={edit} label={label} names={[name]}>
      <Select
        label={label}
        disabled={edit.kit.withheld !== undefined}
        options={options}
        value={(edit.style as ParagraphStyle)[name]}
        onValueChange={(value) => edit.set({ [name]: value })}
      />
    </StyleField>
  );
}

interface StyleColourProps {
  edit: StyleEdit;
  name: 'brandKitColorGuid' | 'textStrokeColorGuid';
  label: string;
}

/** Edits a colour of a style: one of the kit, or black. */
export function StyleColour({ edit, name, label }: StyleColourProps) {
  return (
    <StyleField edit={edit} label={label} names={[name]}>
      <Select
        label={label}
        disabled={edit.kit.withheld !== undefined}
        options={[
          { value: NONE, label: 'Black, #000000' },
          ...edit.kit.shown.colors.map((each) => ({ value: each.guid, label: each.name })),
        ]}
        value={edit.style[name] ?? NONE}
        onValueChange={(guid) => edit.set({ [name]: guid === NONE ? null : guid })}
      />
    </StyleField>
  );
}

import { useId, type ReactNode } from 'react';
import type { OutputSetting } from '@/api/types';
import { Card } from '@/components/Card';
import { Heading } from '@/components/Heading';
import { MultiSelect } from '@/components/MultiSelect';
import { Stack } from '@/components/Stack';
import { TextField } from '@/components/TextField';
import { LONGEST_ITEM_NAME } from '@/domain/item-name';
import { DEFAULT_KEEPS_NAME, OUTPUT_INTENTS } from '@/domain/user-interfaces';
import { FormBuilder } from './FormBuilder';
import { choicesFor, type InterfaceDraft } from './interfaceForm';
import { INTENT_WORDS } from './interfaceWords';

interface InterfaceFieldsProps {
  draft: InterfaceDraft;
  /** The fault of the name. */
  fault: string | undefined;
  isDefault: boolean;
  hasBuilder: boolean;
  settings: readonly OutputSetting[];
  disabled: boolean;
  onChange: (part: Partial<InterfaceDraft>) => void;
}

/** Fields for the name, the offered downloads, and the form. */
export function InterfaceFields(props: InterfaceFieldsProps) {
  const { draft, fault, isDefault, hasBuilder, settings, disabled, onChange } = props;
  return (
    <Stack gap="4">
      <Section title="General">
        <TextField
          label="Name"
          required
          maxLength={LONGEST_ITEM_NAME}
          autoComplete="off"
          disabled={isDefault || disabled}
          {...(isDefault && { description: DEFAULT_KEEPS_NAME.detail })}
          value={draft.name}
          error={fault}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Section>
      <Section title="Output">
        {OUTPUT_INTENTS.map((intent) => (
          <MultiSelect
            key={intent}
            label={INTENT_WORDS[intent]}
            placeholder="Add an output setting"
            description={
              draft.outputSettings[intent].length === 0 ? 'None: nothing can be downloaded.' : undefined
            }
            options={choicesFor(settings, intent)}
            values={draft.outputSettings[intent]}
            disabled={disabled}
            onValuesChange={(ids) => onChange({ outputSettings: { ...draft.outputSettings, [intent]: ids } })}
          />
        ))}
      </Section>
      {hasBuilder && (
        <Section title="Form">
          <FormBuilder
            sections={draft.sections}
            disabled={disabled}
            onChange={(sections) => onChange({ sections })}
          />
        </Section>
      )}
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="4">
        <Heading level={2} size="body" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

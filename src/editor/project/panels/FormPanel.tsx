import { Heading } from '@/components/Heading';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { Document, Id } from '@/engine/document';
import type { Day, ValueFinding } from '@/engine/resolve';
import type { FormSection } from '../core/form';
import type { ProjectSession } from '../core/ProjectSession';
import { SizeFields } from './SizeFields';
import type { ImageChoices } from './ImageField';
import { VariableField } from './VariableField';

interface FormPanelProps {
  session: ProjectSession;
  document: Document;
  sections: readonly FormSection[];
  today: Day;
  images: ImageChoices;
  /** Values whose lack stops the download. */
  missing: readonly ValueFinding[];
  /** Called with the variable whose field has the focus. */
  onActive: (variableId: Id | undefined) => void;
}

/** The form of a project, by the groups of its variables. */
export function FormPanel(props: FormPanelProps) {
  const { session, document, sections, today, images, missing, onActive } = props;
  const faults = new Map(missing.map(({ variableId }) => [variableId, 'Fill this in before you download.']));
  return (
    <Stack as="section" gap="6" aria-label="Form" css={{ paddingBlockEnd: '$6' }}>
      <SizeFields key={document.selectedLayoutId} {...{ session, document }} />
      {sections.length === 0 && (
        <Text as="p" tone="muted">
          There is nothing to fill in here. The file can be downloaded as it is.
        </Text>
      )}
      {sections.map(({ id, heading, fields }) => (
        <Stack key={id} gap="4">
          {heading !== undefined && (
            <Heading level={2} size="body">
              {heading}
            </Heading>
          )}
          {fields.map((field) => (
            <div key={field.id} onFocus={() => onActive(field.id)} onBlur={() => onActive(undefined)}>
              <VariableField
                {...{ field, today, images }}
                error={faults.get(field.id)}
                onChange={(value) => session.setValue(field.id, value)}
              />
            </div>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

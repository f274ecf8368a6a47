import type { ReactNode } from 'react';
import { Heading } from '@/components/Heading';
import { Select } from '@/components/Select';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';
import type { Document, Id } from '@/engine/document';
import type { Day, ValueFinding } from '@/engine/resolve';
import type { FieldGroup, FormPart } from '../core/form';
import type { ProjectSession } from '../core/ProjectSession';
import { DataRowNavigator, type DrawRows } from './DataRowNavigator';
import { SizeFields } from './SizeFields';
import type { ImageChoices } from '../../page/fields/ImageField';
import { VariableField } from '../../page/fields/VariableField';

interface FormPanelProps {
  session: ProjectSession;
  document: Document;
  parts: readonly FormPart[];
  today: Day;
  images: ImageChoices;
  rows: DrawRows;
  /** Missing values that block the download. */
  missing: readonly ValueFinding[];
  /** Called with the variable whose field has the focus. */
  onActive: (variableId: Id | undefined) => void;
}

/** Renders the form of a project in the order and with the texts of its user interface. */
export function FormPanel({ parts, rows, ...props }: FormPanelProps) {
  return (
    <Stack as="section" gap="6" aria-label="Form" css={{ paddingBlockEnd: '$6' }}>
      {parts.length === 0 && (
        <Text as="p" tone="muted">
          There is nothing to fill in here. The file can be downloaded as it is.
        </Text>
      )}
      {parts.map((part) => (
        <Part key={part.type} header={part.header} helpText={part.helpText}>
          {part.type === 'datasource' ? (
            rows(part.source, (data) => (
              <DataRowNavigator data={data} onFill={(columns, row) => props.session.fillRow(columns, row)} />
            ))
          ) : part.type === 'layouts' ? (
            <LayoutFields {...props} {...part} />
          ) : (
            <Fields {...props} groups={part.groups} />
          )}
        </Part>
      ))}
    </Stack>
  );
}

function Part({
  header,
  helpText,
  children,
}: Pick<FormPart, 'header' | 'helpText'> & { children: ReactNode }) {
  return (
    <Stack gap="4">
      {(header !== '' || helpText !== '') && (
        <Stack gap="1">
          {header !== '' && (
            <Heading level={2} css={{ overflowWrap: 'anywhere' }}>
              {header}
            </Heading>
          )}
          {helpText !== '' && (
            <Text as="p" size="small" tone="muted" css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {helpText}
            </Text>
          )}
        </Stack>
      )}
      {children}
    </Stack>
  );
}

type LayoutFieldsProps = Pick<FormPanelProps, 'session' | 'document'> &
  Pick<Extract<FormPart, { type: 'layouts' }>, 'layouts' | 'isSizeAsked'>;

function LayoutFields({ session, document, layouts, isSizeAsked }: LayoutFieldsProps) {
  const { selectedLayoutId } = document;
  return (
    <>
      {layouts.length > 0 && (
        <Select
          label="Layout"
          options={layouts}
          value={selectedLayoutId}
          onValueChange={(layoutId) => void session.selectLayout(layoutId)}
        />
      )}
      {isSizeAsked && <SizeFields key={selectedLayoutId} session={session} document={document} />}
    </>
  );
}

type FieldsProps = Omit<FormPanelProps, 'parts' | 'document' | 'rows'> & { groups: readonly FieldGroup[] };

function Fields({ session, groups, today, images, missing, onActive }: FieldsProps) {
  const faults = new Map(missing.map(({ variableId }) => [variableId, 'Fill this in before you download.']));
  return groups.map(({ id, heading, fields }) => (
    <Stack key={id} gap="4">
      {heading !== undefined && (
        <Heading level={3} size="body">
          {heading}
        </Heading>
      )}
      {fields.map((field) => (
        <div key={field.id} onFocus={() => onActive(field.id)} onBlur={() => onActive(undefined)}>
          <VariableField
            field={field}
            today={today}
            images={images}
            error={faults.get(field.id)}
            onChange={(value) => session.setValue(field.id, value)}
          />
        </div>
      ))}
    </Stack>
  ));
}

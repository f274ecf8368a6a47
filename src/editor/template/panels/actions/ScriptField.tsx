import { useRef } from 'react';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { Field } from '@/components/Field';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { TextArea } from '@/components/TextArea';
import { styled } from '@/components/theme';
import type { Document } from '@/engine/document';
import type { ActionIssue } from '@/engine/resolve';
import type { CodeAreaHandle } from './code/CodeArea';
import { useMovedIssues } from './code/movedIssues';
import { useCodeArea } from './code/useCodeArea';

/** Keeps line breaks, and turns off spelling correction. */
const CODE = {
  '& textarea': {
    fontFamily: '$mono',
    fontSize: '$small',
    lineHeight: '$small',
    tabSize: 2,
    whiteSpace: 'pre',
    overflowX: 'auto',
  },
} as const;

/* Focuses the code on a click, as a label does for native fields. */
const FieldLabel = styled('span', { cursor: 'text' });

const KEYS = 'Ctrl+Space completes. Escape, then Tab leaves the field.';

interface ScriptFieldProps {
  script: string;
  /** The document whose names are completed. */
  document: Document;
  /** Issues of the last run. */
  issues: readonly ActionIssue[];
  /** Why the script is refused. */
  error: string | undefined;
  /** Why it is read-only. */
  readOnlyReason: string | undefined;
  onChange: (script: string) => void;
}

/** Returns start and end of a line, counted from 1. */
function lineRange(text: string, line: number): readonly [start: number, end: number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

/** The script of an action, with its errors by line. A plain field until the code editor has loaded. */
export function ScriptField(props: ScriptFieldProps) {
  const { script, document, error, readOnlyReason, onChange } = props;
  const issues = useMovedIssues(props.issues, script);
  const isReadOnly = readOnlyReason !== undefined;
  const description = readOnlyReason ?? KEYS;
  const area = useRef<HTMLTextAreaElement>(null);
  const code = useRef<CodeAreaHandle>(null);
  const [CodeArea, selected] = useCodeArea(area);
  const goTo = (line: number) => {
    code.current?.goTo(line);
    area.current?.focus();
    area.current?.setSelectionRange(...lineRange(script, line));
  };
  return (
    <Stack gap="2">
      {CodeArea ? (
        <Field
          label={<FieldLabel onClick={() => code.current?.focus()}>Script</FieldLabel>}
          description={description}
          error={error}
        >
          {({ 'aria-describedby': describedBy, 'aria-invalid': isInvalid = false }) => (
            <CodeArea
              ref={code}
              label={'Script'}
              describedBy={describedBy}
              isInvalid={isInvalid}
              isReadOnly={isReadOnly}
              document={document}
              issues={issues}
              selected={selected}
              onChange={onChange}
              value={script}
            />
          )}
        </Field>
      ) : (
        <Box css={CODE}>
          <TextArea
            ref={area}
            label="Script"
            rows={12}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            value={script}
            readOnly={isReadOnly}
            description={description}
            error={error}
            onChange={(event) => onChange(event.target.value)}
          />
        </Box>
      )}
      {issues.map(({ type, message, line }, index) => (
        <InlineMessage
          key={index}
          kind="NEGATIVE"
          action={
            line !== undefined && (
              <Button size="s" onClick={() => goTo(line)}>
                {`Line ${line}`}
              </Button>
            )
          }
        >
          {type === 'actionCircular' ? `It triggers other actions without end. ${message}` : message}
        </InlineMessage>
      ))}
    </Stack>
  );
}

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

/** Code keeps its lines and is not put right as one types. */
const CODE = {
  '& textarea': {
    ...{ fontFamily: '$mono', fontSize: '$small', lineHeight: '$small', tabSize: 2 },
    ...{ whiteSpace: 'pre', overflowX: 'auto' },
  },
} as const;

/* What a label does of itself for fields that are the browser's own. */
const FieldLabel = styled('span', { cursor: 'text' });

const KEYS = 'Ctrl+Space completes. Escape, then Tab leaves the field.';

interface ScriptFieldProps {
  script: string;
  /** The document whose names can be completed. */
  document: Document;
  /** What was found when it ran. */
  issues: readonly ActionIssue[];
  /** Why what was typed can't be kept. */
  error: string | undefined;
  /** Why it can only be read. */
  readOnlyReason: string | undefined;
  onChange: (script: string) => void;
}

/** Where a line of a text, from 1, starts and ends. */
function placeOf(text: string, line: number): readonly [start: number, end: number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

/** The code of an action, with what went wrong in it at which line. A plain field until the one for code is there. */
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
    area.current?.setSelectionRange(...placeOf(script, line));
  };
  return (
    <Stack gap="2">
      {CodeArea ? (
        <Field
          label={<FieldLabel onClick={() => code.current?.focus()}>Script</FieldLabel>}
          {...{ description, error }}
        >
          {({ 'aria-describedby': describedBy, 'aria-invalid': isInvalid = false }) => (
            <CodeArea
              {...{
                ref: code,
                label: 'Script',
                describedBy,
                isInvalid,
                isReadOnly,
                document,
                issues,
                selected,
                onChange,
              }}
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
            {...{ description, error }}
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
          {type === 'actionCircular' ? `It sets off others without end. ${message}` : message}
        </InlineMessage>
      ))}
    </Stack>
  );
}

import { useRef } from 'react';
import { Box } from '@/components/Box';
import { Button } from '@/components/Button';
import { InlineMessage } from '@/components/InlineMessage';
import { Stack } from '@/components/Stack';
import { TextArea } from '@/components/TextArea';
import type { ActionIssue } from '@/engine/resolve';

/** Code keeps its lines and is not put right as one types. */
const CODE = {
  '& textarea': {
    ...{ fontFamily: '$mono', fontSize: '$small', lineHeight: '$small', tabSize: 2 },
    ...{ whiteSpace: 'pre', overflowX: 'auto' },
  },
} as const;

interface ScriptFieldProps {
  script: string;
  /** What was found when it ran. */
  issues: readonly ActionIssue[];
  /** Why what was typed can't be kept. */
  error: string | undefined;
  onChange: (script: string) => void;
}

/** Where a line of a text, from 1, starts and ends. */
function placeOf(text: string, line: number): readonly [start: number, end: number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

/** The code of an action, with what went wrong in it at which line. */
export function ScriptField({ script, issues, error, onChange }: ScriptFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const goTo = (line: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(...placeOf(script, line));
  };
  return (
    <Stack gap="2">
      <Box css={CODE}>
        <TextArea
          ref={area}
          label="Script"
          rows={12}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          value={script}
          error={error}
          onChange={(event) => onChange(event.target.value)}
        />
      </Box>
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

import { TriangleAlert } from 'lucide-react';
import type { Id } from '@/engine/document';
import { Button } from '@/components/Button';
import { Popover } from '@/components/Popover';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { Text } from '@/components/Text';
import { countIssues, PreflightList, describeIssueCount, type Preflight } from '../preflight';

interface IssueCountProps {
  preflight: Preflight;
  onShow: (frameId: Id) => void;
  onShowAction: (actionId: Id) => void;
}

/** Shows the number of issues and opens their list. */
export function IssueCount({ preflight, onShow, onShowAction }: IssueCountProps) {
  const { issues, isChecking } = preflight;
  const { stops, warnings } = countIssues(issues);
  return (
    <Popover
      label="Issues"
      align="end"
      content={(close) => (
        <PreflightList
          issues={issues}
          isChecking={isChecking}
          onShow={(frameId) => {
            close();
            onShow(frameId);
          }}
          onShowAction={(actionId) => {
            close();
            onShowAction(actionId);
          }}
        />
      )}
    >
      <Button size="s" intent="ghost" startIcon={TriangleAlert}>
        <VisuallyHidden>Issues: {describeIssueCount({ stops, warnings })}</VisuallyHidden>
        <Text as="span" size="small" tone={stops > 0 ? 'negative' : 'muted'} aria-hidden>
          {stops + warnings}
        </Text>
      </Button>
    </Popover>
  );
}

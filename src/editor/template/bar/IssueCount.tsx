import { TriangleAlert } from 'lucide-react';
import type { Id } from '@/engine/document';
import { Button } from '@/components/Button';
import { Popover } from '@/components/Popover';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { Text } from '@/components/Text';
import { countIssues, PreflightList, tellIssues, type Preflight } from '../preflight';

interface IssueCountProps {
  preflight: Preflight;
  onShow: (frameId: Id) => void;
  onShowAction: (actionId: Id) => void;
}

/** How many things are wrong with the template; opens the list of them. */
export function IssueCount({ preflight, onShow, onShowAction }: IssueCountProps) {
  const { issues, isChecking } = preflight;
  const { stops, warnings } = countIssues(issues);
  return (
    <Popover
      label="Issues"
      align="end"
      content={(close) => (
        <PreflightList
          {...{ issues, isChecking }}
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
        <VisuallyHidden>Issues: {tellIssues({ stops, warnings })}</VisuallyHidden>
        <Text as="span" size="small" tone={stops > 0 ? 'negative' : 'muted'} aria-hidden>
          {stops + warnings}
        </Text>
      </Button>
    </Popover>
  );
}

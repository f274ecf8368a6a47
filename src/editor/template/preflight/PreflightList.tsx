import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Icon } from '@/components/Icon';
import { Text } from '@/components/Text';
import { styled } from '@/components/theme';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import type { Id } from '@/engine/document';
import { useSession, useView } from '../core/SessionContext';
import { countIssues, type Issue, type IssueCount } from './findIssues';

const Items = styled('ul', { margin: 0, padding: 0, listStyle: 'none' });

const Entry = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 $2',
  width: '100%',
  padding: '$2',
  borderRadius: '$control',
  fontSize: '$small',
  lineHeight: '$small',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  focusRing: -2,
  '&:hover': { backgroundColor: '$surfaceHover' },
  '& > svg': { marginBlockStart: '1px' },
  variants: {
    severity: {
      stop: { '& > svg': { color: '$negative' } },
      warning: { '& > svg': { color: '$caution' } },
    },
  },
});

const LOOKS = {
  stop: { glyph: CircleAlert, word: 'Stops output' },
  warning: { glyph: TriangleAlert, word: 'Warning' },
} as const;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Describes the number of issues. */
export function describeIssueCount({ stops, warnings }: IssueCount): string {
  const parts = [
    ...(stops > 0 ? [counted(stops, 'issue stops output', 'issues stop output')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning', 'warnings')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'No issues';
}

/** Props of {@link PreflightList}. */
export interface PreflightListProps {
  issues: readonly Issue[];
  /** Whether the document has changed since the check. @default false */
  isChecking?: boolean;
  /** Scrolls a selected frame of the shown page into view. */
  onShow: (frameId: Id) => void;
  /** Opens a failing action. */
  onShowAction?: (actionId: Id) => void;
}

/** Lists the issues, one line each; choosing one leads to its place. */
export function PreflightList({ issues, isChecking = false, onShow, onShowAction }: PreflightListProps) {
  const session = useSession();
  const document = useView((view) => view.document);
  const show = ({ place, actionId }: Issue) => {
    if (actionId !== undefined) onShowAction?.(actionId);
    if (!place) return;
    session.selectLayout(place.layoutId);
    session.turnTo(place.pageId);
    session.select(place.frameId === undefined ? [] : [place.frameId]);
    if (place.frameId !== undefined) onShow(place.frameId);
  };
  const placeName = ({ place }: Issue) =>
    place &&
    [document.layouts.items[place.layoutId]?.name, document.pages.items[place.pageId]?.name]
      .filter((name) => name !== undefined)
      .join(', ');
  return (
    <section aria-label="Preflight" aria-busy={isChecking}>
      <Text as="p" size="small" tone="muted" role="status" css={{ padding: '$2' }}>
        {describeIssueCount(countIssues(issues))}
      </Text>
      {issues.length > 0 && (
        <Items>
          {issues.map((issue) => {
            const { glyph, word } = LOOKS[issue.severity];
            return (
              <li key={issue.key}>
                <Entry type="button" severity={issue.severity} onClick={() => show(issue)}>
                  <Icon glyph={glyph} size="s" />
                  <span>
                    <VisuallyHidden>{word}: </VisuallyHidden>
                    <strong>{issue.subject}</strong> {issue.message}
                    {issue.place && (
                      <Text size="caption" tone="muted" css={{ display: 'block' }}>
                        {placeName(issue)}
                      </Text>
                    )}
                  </span>
                </Entry>
              </li>
            );
          })}
        </Items>
      )}
    </section>
  );
}

import type { ReactNode } from 'react';
import { kindGlyphs, type NotificationKind, kindWords } from '@/components/_internal/notificationKinds';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';

const Root = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$2',
  paddingBlock: '$2',
  paddingInline: '$3',
  border: '1px solid transparent',
  borderRadius: '$control',
  fontSize: '$body',
  lineHeight: '$body',
  overflowWrap: 'anywhere',
  '& > svg': { marginBlockStart: '$half' },
  variants: {
    kind: {
      NEUTRAL: { backgroundColor: '$neutralSoft', color: '$neutralText' },
      INFORMATIVE: { backgroundColor: '$informativeSoft', color: '$informativeText' },
      POSITIVE: { backgroundColor: '$positiveSoft', color: '$positiveText' },
      NEGATIVE: { backgroundColor: '$negativeSoft', color: '$negativeText' },
    },
  },
});

/* If text and action do not fit side by side, the action wraps below. */
const Content = styled('div', {
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '$2',
  minWidth: 0,
});

const Words = styled('div', { flex: '1 1 10rem', minWidth: 0 });

/** Props of {@link InlineMessage}. */
export interface InlineMessageProps {
  /** Kind of message. */
  kind: NotificationKind;
  /** The message. */
  children: ReactNode;
  /** Content at its end, such as a small button. */
  action?: ReactNode;
  /**
   * Whether screen readers skip it, because a notification has the same text.
   * @default false
   */
  quiet?: boolean;
}

/** A message in its context, such as in a form that failed to save. */
export function InlineMessage({ kind, children, action, quiet = false }: InlineMessageProps) {
  const role = kind === 'NEGATIVE' ? 'alert' : 'status';
  return (
    <Root kind={kind} role={quiet ? undefined : role} data-testid="gsc-inline-message">
      <Icon glyph={kindGlyphs[kind]} label={kindWords[kind]} />
      <Content>
        <Words>{children}</Words>
        {action}
      </Content>
    </Root>
  );
}

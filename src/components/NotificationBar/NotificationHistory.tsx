import { kindGlyphs, kindWords, type NotificationKind } from '@/components/_internal/notificationKinds';
import { Button } from '@/components/Button';
import { Heading } from '@/components/Heading';
import { Icon } from '@/components/Icon';
import { Stack } from '@/components/Stack';
import { RequestId } from '@/components/RequestId';
import { styled } from '@/components/theme';
import { Text } from '@/components/Text';
import { ExactTime } from '@/components/Tooltip';

const Entry = styled('li', {
  display: 'flex',
  gap: '$2',
  alignItems: 'flex-start',
  paddingBlock: '$2',
  borderBlockStart: '1px solid $colors$border',
  '& > svg': { marginBlockStart: '$half' },
  variants: {
    kind: {
      NEUTRAL: { '& > svg': { color: '$neutral' } },
      INFORMATIVE: { '& > svg': { color: '$informative' } },
      POSITIVE: { '& > svg': { color: '$positive' } },
      NEGATIVE: { '& > svg': { color: '$negative' } },
    },
  },
});

/** An earlier message. */
export interface PastNotification {
  /** Unique key. */
  id: string;
  /** Kind of message. */
  kind: NotificationKind;
  /** Its text. */
  message: string;
  /** Id of the failed request. */
  requestId?: string | undefined;
  /** Time of the message. */
  at?: Date;
  /** An action that is still possible. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** Props of {@link NotificationHistory}. */
export interface NotificationHistoryProps {
  /** The messages, newest first. */
  notifications: readonly PastNotification[];
}

/** Lists messages that were replaced, timed out or dismissed. */
export function NotificationHistory({ notifications }: NotificationHistoryProps) {
  return (
    <Stack gap="2" data-testid="gsc-notification-history">
      <Heading level={2} size="body">
        Earlier notifications
      </Heading>
      <Stack as="ul" gap="0" css={{ padding: 0 }}>
        {notifications.map(({ id, kind, message, requestId, at, action }) => (
          <Entry key={id} kind={kind}>
            <Icon glyph={kindGlyphs[kind]} label={kindWords[kind]} />
            <Stack gap="0" css={{ minWidth: 0 }}>
              <Text>{message}</Text>
              {requestId && <RequestId id={requestId} />}
              {at && (
                <Text size="caption" tone="subtle">
                  <ExactTime date={at} />
                </Text>
              )}
            </Stack>
            {action && (
              <Button size="s" onClick={action.onAction}>
                {action.label}
              </Button>
            )}
          </Entry>
        ))}
      </Stack>
    </Stack>
  );
}

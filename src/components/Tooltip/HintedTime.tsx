import { formatRelativeTime } from '@/domain/format';
import { Text } from '@/components/Text';

/** Props of {@link HintedTime}. */
export interface HintedTimeProps {
  /** The time. */
  date: Date;
  /**
   * Whether it has the size and colour of the surrounding text.
   * @default false
   */
  inherits?: boolean;
}

/** A time relative to now; the tooltip of the surrounding {@link HintArea} has the exact local and UTC time. */
export function HintedTime({ date, inherits = false }: HintedTimeProps) {
  return (
    <Text
      as="time"
      truncate
      dateTime={date.toISOString()}
      tabIndex={0}
      data-grid-widget
      data-hint=""
      {...(inherits && {
        tone: 'inherit',
        css: { display: 'inline', fontSize: 'inherit', lineHeight: 'inherit' },
      })}
    >
      {formatRelativeTime(date, new Date())}
    </Text>
  );
}

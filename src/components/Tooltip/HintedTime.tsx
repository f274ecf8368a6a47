import { formatRelativeTime } from '@/domain/format';
import { Text } from '@/components/Text';

/** Props of {@link HintedTime}. */
export interface HintedTimeProps {
  /** The moment. */
  date: Date;
  /**
   * Whether it has the size and colour of the text around it.
   * @default false
   */
  inherits?: boolean;
}

/** A moment in words, relative to now; the exact time here and in UTC in the tooltip of the area it stands in. */
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

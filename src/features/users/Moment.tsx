import { Text } from '@/components/Text';
import { HintedTime } from '@/components/Tooltip';
import { fromUnixSeconds } from '@/domain/format';

/** A moment from Unix seconds, or a dash for none. */
export function Moment({ seconds }: { seconds: number | null }) {
  if (seconds === null) return <Text tone="subtle">–</Text>;
  return <HintedTime date={fromUnixSeconds(seconds)} />;
}

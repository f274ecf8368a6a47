import { Card } from '@/components/Card';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';

interface FigureCardProps {
  label: string;
  /** The figure as it is read, unit included. */
  value: string;
  /** What it counts, or over which days. */
  note: string;
}

/** One figure to be taken in at a glance, with its name above and what it counts below. */
export function FigureCard({ label, value, note }: FigureCardProps) {
  return (
    <Card>
      <Stack gap="1">
        <Text size="small" tone="muted">
          {label}
        </Text>
        <Text size="title" weight="semibold" numeric>
          {value}
        </Text>
        <Text size="caption" tone="subtle">
          {note}
        </Text>
      </Stack>
    </Card>
  );
}

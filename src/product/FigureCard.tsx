import { Card } from '@/components/Card';
import { Stack } from '@/components/Stack';
import { Text } from '@/components/Text';

interface FigureCardProps {
  label: string;
  /** The formatted figure, with its unit. */
  value: string;
  /** The counted objects or days. */
  note: string;
}

/** One figure with its name above and a note below. */
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

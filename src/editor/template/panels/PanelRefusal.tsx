import { Text } from '@/components/Text';

/** Explains why the last change in a panel was refused; nothing if it was not. */
export function PanelRefusal({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <Text as="p" size="small" tone="negative" role="alert">
      {reason}
    </Text>
  );
}

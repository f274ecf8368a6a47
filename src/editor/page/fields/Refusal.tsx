import { Text } from '@/components/Text';

/** Explains why the last change was refused; nothing if it was not. */
export function Refusal({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <Text as="p" size="small" tone="negative" role="alert">
      {reason}
    </Text>
  );
}

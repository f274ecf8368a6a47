import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { Text } from '@/components/Text';

interface PageTurnerProps {
  /** Index of the shown page. */
  index: number;
  count: number;
  /** Called with the index of the page to show. */
  onTurn: (index: number) => void;
}

/** Buttons that turn to the previous and the next page. */
export function PageTurner({ index, count, onTurn }: PageTurnerProps) {
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        size="s"
        label="Previous page"
        disabledReason={index === 0 ? 'This is the first page.' : undefined}
        onClick={() => onTurn(index - 1)}
      />
      <Text size="small" aria-live="polite">
        Page {index + 1} of {count}
      </Text>
      <IconButton
        icon={ChevronRight}
        size="s"
        label="Next page"
        disabledReason={index === count - 1 ? 'This is the last page.' : undefined}
        onClick={() => onTurn(index + 1)}
      />
    </>
  );
}

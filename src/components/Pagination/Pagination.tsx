import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** What is paged, for readers: "Output tasks". */
  label: string;
  /** The page that is shown, from 1. */
  page: number;
  /** How many pages there are; `undefined` when only the next can be known. */
  pageCount?: number | undefined;
  /**
   * Whether there is a next page, where the count is not known.
   * @default false
   */
  hasNext?: boolean;
  /** Called with the wanted page. */
  onPageChange: (page: number) => void;
  /**
   * A page is under way.
   * @default false
   */
  pending?: boolean;
}

/** The way through pages of a list that can't be shown at once. */
export function Pagination({
  label,
  page,
  pageCount,
  hasNext = false,
  onPageChange,
  pending = false,
}: PaginationProps) {
  const isLast = pageCount === undefined ? !hasNext : page >= pageCount;
  return (
    <Inline as="nav" aria-label={`Pages of ${label}`} justify="end" data-testid="gsc-pagination">
      <Text role="status" size="small" tone="muted" numeric>
        {pageCount === undefined ? `Page ${page}` : `Page ${page} of ${pageCount}`}
      </Text>
      <IconButton
        icon={ChevronLeft}
        label="Previous page"
        disabledReason={page <= 1 ? 'This is the first page.' : undefined}
        pending={pending}
        onClick={() => onPageChange(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label="Next page"
        disabledReason={isLast ? 'This is the last page.' : undefined}
        pending={pending}
        onClick={() => onPageChange(page + 1)}
      />
    </Inline>
  );
}

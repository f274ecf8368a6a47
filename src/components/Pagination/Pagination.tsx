import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/IconButton';
import { Inline } from '@/components/Inline';
import { Text } from '@/components/Text';

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** Accessible name of the list, such as "Output tasks". */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** Number of pages; `undefined` if unknown. */
  pageCount?: number | undefined;
  /**
   * Whether there is a next page, if the count is unknown.
   * @default false
   */
  hasNext?: boolean;
  /** Called with the requested page. */
  onPageChange: (page: number) => void;
  /**
   * Whether a page is loading.
   * @default false
   */
  pending?: boolean;
}

/** Navigation between the pages of a long list. */
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

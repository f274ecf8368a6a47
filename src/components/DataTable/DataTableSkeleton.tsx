import { Skeleton } from '@/components/Skeleton';
import { BodyRow, Cell, CellText, HeaderRow } from './tableParts';
import type { DataTableColumn } from './types';

const ROWS = 8;

/* Different widths look like text; constant ones keep screenshots stable. */
const WIDTHS = ['72%', '54%', '84%', '63%', '48%', '77%', '58%', '69%'];

/** Props of {@link DataTableSkeleton}. */
export interface DataTableSkeletonProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  dense: boolean;
  hasSelection: boolean;
  hasRowActions: boolean;
}

/** Placeholder rows in the shape of the real ones. */
export function DataTableSkeleton<Row>(props: DataTableSkeletonProps<Row>) {
  const { columns, dense, hasSelection, hasRowActions } = props;
  return (
    <div aria-hidden>
      <HeaderRow>
        {hasSelection && <Cell control />}
        {columns.map((column) => (
          <Cell key={column.id} head numeric={column.numeric ?? false}>
            <CellText>{column.header}</CellText>
          </Cell>
        ))}
      </HeaderRow>
      {Array.from({ length: ROWS }, (_, row) => (
        <BodyRow key={row} dense={dense}>
          {hasSelection && (
            <Cell control>
              <Skeleton shape="block" width="1rem" />
            </Cell>
          )}
          {columns.map((column, position) => (
            <Cell key={column.id} numeric={column.numeric ?? false} css={{ gap: '$3' }}>
              {column.skeleton === 'avatar' && <Skeleton shape="circle" height="2rem" />}
              {column.skeleton === 'thing' && <Skeleton shape="block" width="2rem" height="2rem" />}
              {column.skeleton === 'badge' ? (
                <Skeleton shape="block" width="5rem" height="1.25rem" />
              ) : (
                <Skeleton
                  width={column.numeric ? '3.5rem' : (WIDTHS[(row + position * 3) % WIDTHS.length] ?? '60%')}
                />
              )}
            </Cell>
          ))}
          {hasRowActions && (
            <Cell control>
              <Skeleton shape="block" width="1rem" height="0.25rem" />
            </Cell>
          )}
        </BodyRow>
      ))}
    </div>
  );
}

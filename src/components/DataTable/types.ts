import type { ReactNode } from 'react';
import type { IconGlyph } from '@/components/Icon';
import type { MenuEntry } from '@/components/Menu';

/** The value of a cell for sorting, search and export; `null` and `undefined` mean empty. */
export type CellValue = string | number | boolean | null | undefined;

/** A column of a table of `Row`. Keep columns at module level or memoised: a new array renders the table again. */
export interface DataTableColumn<Row> {
  /** Unique key, usable in an address. */
  id: string;
  /** Header text. */
  header: string;
  /** Returns the value of a cell. */
  value: (row: Row) => CellValue;
  /**
   * Columns of the export that replace this one, for cells with several facts or formatted numbers.
   * @default header and value
   */
  exportAs?: readonly { header: string; value: (row: Row) => CellValue }[];
  /**
   * Renders a cell.
   * @default the value as text
   */
  cell?: (row: Row) => ReactNode;
  /**
   * Whether to align numbers at the end, in tabular figures.
   * @default false
   */
  numeric?: boolean;
  /**
   * Minimum width in rem.
   * @default 8
   */
  minWidth?: number;
  /**
   * Share of the remaining width.
   * @default 1
   */
  grow?: number;
  /**
   * Whether it can be sorted.
   * @default true
   */
  sortable?: boolean;
  /**
   * Whether the search includes it.
   * @default true for text
   */
  searchable?: boolean;
  /**
   * Whether the user may hide it.
   * @default true
   */
  hideable?: boolean;
  /**
   * Whether phones omit it.
   * @default false
   */
  hideOnMobile?: boolean;
  /**
   * Shape of its skeleton: text, text after a round or square picture, or a badge.
   * @default 'text'
   */
  skeleton?: 'text' | 'avatar' | 'thing' | 'badge';
}

/** A filter above the table; of several chosen values, a row must match one. */
export interface DataTableFilter<Row> {
  /** Unique key, usable in an address. */
  id: string;
  /** Name of the filter. */
  label: string;
  /** Label of “all values”. */
  allLabel: string;
  /** The options. */
  options: readonly { value: string; label: string }[];
  /** Whether a row matches a chosen value. */
  matches: (row: Row, value: string) => boolean;
}

/** An action for the selected rows. */
export interface DataTableBulkAction<Row> {
  /** Unique key among its siblings. */
  id: string;
  /** Its label. */
  label: string;
  /** Its icon. */
  icon?: IconGlyph;
  /** Called with the selected rows, in the displayed order. */
  onSelect: (rows: Row[]) => void;
  /**
   * Whether it is destructive.
   * @default false
   */
  danger?: boolean;
  /** Returns why it is disabled for these rows. */
  disabledReason?: (rows: Row[]) => string | undefined;
  /**
   * Whether it applies to a row; omitted if it applies to none.
   * @default always
   */
  fits?: (row: Row) => boolean;
}

/** The view of a table, which an address can hold. */
export interface DataTableState {
  /** The search text. */
  search: string;
  /** Sort column and direction; `undefined` for the original order. */
  sort: { column: string; direction: 'asc' | 'desc' } | undefined;
  /** Chosen values by filter id; a filter without values is off. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Ids of hidden columns. */
  hiddenColumns: readonly string[];
  /** Name of the saved view it started from; it may have changed since. */
  view?: string | undefined;
}

/** The initial state: all rows, in the original order. */
export const initialTableState: DataTableState = {
  search: '',
  sort: undefined,
  filters: {},
  hiddenColumns: [],
};

/** Message for a table without any rows. */
export interface DataTableEmpty {
  /** Title: what is missing. */
  title: string;
  /** The reason, and what to do. */
  description?: ReactNode;
  /** The main action. */
  action?: ReactNode;
}

/** Why rows failed to load: a text or the error; a failed request may have an id. */
export type DataTableError = string | { readonly message: string; readonly requestId?: string | undefined };

/** Props of the table. */
export interface DataTableProps<Row> {
  /** Accessible name of the table, such as "Environments". */
  label: string;
  /** Singular and plural of its items. */
  noun: { one: string; other: string };
  /** The columns. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows; `undefined` while they load. Keep the array stable. */
  rows: readonly Row[] | undefined;
  /** Returns the unique id of a row. */
  getRowId: (row: Row) => string;
  /** Returns the name of a row, for its checkbox and menu. */
  getRowName: (row: Row) => string;
  /** Why the rows failed to load. */
  error?: DataTableError | undefined;
  /** Retries after an error. */
  onRetry?: () => void;
  /**
   * The view, if the caller controls it.
   * @default kept by the table
   */
  state?: DataTableState;
  /** Called with the new view. */
  onStateChange?: (state: DataTableState) => void;
  /** Message for a table without any rows. */
  empty: DataTableEmpty;
  /** The filters. */
  filters?: readonly DataTableFilter<Row>[];
  /** Returns the menu of a row. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** Actions for several rows; with at least one, rows can be selected. */
  bulkActions?: readonly DataTableBulkAction<Row>[];
  /** Called with the number of selected rows, for a dialog that asks before it drops them. */
  onSelectedCountChange?: (count: number) => void;
  /** The saved views, shown before the column choice. */
  views?: ReactNode;
  /**
   * Placeholder and name of the search; `false` for none.
   * @default "Search" and the plural
   */
  searchLabel?: string | false;
  /** File name of the export without extension; without it there is no export. */
  exportName?: string;
  /** Content at the end of the toolbar. */
  toolbar?: ReactNode;
  /**
   * Whether rows are 40 px high instead of 48.
   * @default false
   */
  dense?: boolean;
  /**
   * Maximum height in CSS, beyond which rows scroll below the header.
   * @default the window's height below the page header
   */
  maxHeight?: string;
}

import type { ReactNode } from 'react';
import type { IconGlyph } from '@/components/Icon';
import type { MenuEntry } from '@/components/Menu';

/** What a cell holds for sorting, searching and export; `null` and `undefined` mean nothing. */
export type CellValue = string | number | boolean | null | undefined;

/** A column of a table of `Row`. Keep columns at module level or memoized: a new array re-renders the table. */
export interface DataTableColumn<Row> {
  /** Identity; fit for an address. */
  id: string;
  /** What is read over the column. */
  header: string;
  /** What a cell holds. */
  value: (row: Row) => CellValue;
  /**
   * What the export writes instead of header and value, where a cell shows more than one thing or a number that has to
   * be read in words.
   * @default header and value
   */
  exportAs?: readonly { header: string; value: (row: Row) => CellValue }[];
  /**
   * How a cell looks.
   * @default the value as text
   */
  cell?: (row: Row) => ReactNode;
  /**
   * Numbers stand at the end of their column in figures of equal width.
   * @default false
   */
  numeric?: boolean;
  /**
   * Least width in rem.
   * @default 8
   */
  minWidth?: number;
  /**
   * Share of the width that is left over.
   * @default 1
   */
  grow?: number;
  /**
   * Whether its header sorts.
   * @default true
   */
  sortable?: boolean;
  /**
   * Whether the search looks into it.
   * @default true for text
   */
  searchable?: boolean;
  /**
   * Whether the reader may hide it.
   * @default true
   */
  hideable?: boolean;
  /**
   * Left out on phones.
   * @default false
   */
  hideOnMobile?: boolean;
  /**
   * Shape of its skeleton: text, text after a round or square picture, or a badge.
   * @default 'text'
   */
  skeleton?: 'text' | 'avatar' | 'thing' | 'badge';
}

/** A choice above the table that narrows its rows; of several values chosen, one has to match. */
export interface DataTableFilter<Row> {
  /** Identity; fit for an address. */
  id: string;
  /** What is chosen. */
  label: string;
  /** What everything is called. */
  allLabel: string;
  /** The choices. */
  options: readonly { value: string; label: string }[];
  /** Whether a row stays for a chosen value. */
  matches: (row: Row, value: string) => boolean;
}

/** Something to do with the selected rows. */
export interface DataTableBulkAction<Row> {
  /** Identity among its neighbours. */
  id: string;
  /** What it does. */
  label: string;
  /** The drawing. */
  icon?: IconGlyph;
  /** Called with the selected rows, in the order shown. */
  onSelect: (rows: Row[]) => void;
  /**
   * Destructive.
   * @default false
   */
  danger?: boolean;
  /** Why it can't be done with these rows. */
  disabledReason?: (rows: Row[]) => string | undefined;
  /**
   * Whether it fits at least one of these rows; left out where it fits none.
   * @default always
   */
  fits?: (row: Row) => boolean;
}

/** How the table is looked at; fit for an address. */
export interface DataTableState {
  /** Words looked for. */
  search: string;
  /** Column and direction of the order; `undefined` for the order of the data. */
  sort: { column: string; direction: 'asc' | 'desc' } | undefined;
  /** Chosen values by filter id; a filter without any narrows nothing. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Columns the reader has hidden. */
  hiddenColumns: readonly string[];
  /** Name of the kept view it was begun with; the rest may have been changed since. */
  view?: string | undefined;
}

/** A table as it first is: everything, in the order of the data. */
export const initialTableState: DataTableState = {
  search: '',
  sort: undefined,
  filters: {},
  hiddenColumns: [],
};

/** What stands where there are no rows at all. */
export interface DataTableEmpty {
  /** What is not there. */
  title: string;
  /** Why, and what to do about it. */
  description?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
}

/** Why rows could not be loaded, in words, or as what was raised; of a failed request it may carry the id. */
export type DataTableError = string | { readonly message: string; readonly requestId?: string | undefined };

/** Props of the table. */
export interface DataTableProps<Row> {
  /** What the table lists, for readers: "Environments". */
  label: string;
  /** One and many of what it lists. */
  noun: { one: string; other: string };
  /** The columns. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows; `undefined` while they are not known. Keep the array stable. */
  rows: readonly Row[] | undefined;
  /** Identity of a row. */
  getRowId: (row: Row) => string;
  /** What a row is called, for the names of its checkbox and menu. */
  getRowName: (row: Row) => string;
  /** Why the rows could not be had. */
  error?: DataTableError | undefined;
  /** Tries again after an error. */
  onRetry?: () => void;
  /**
   * How the table is looked at, when the caller keeps it.
   * @default kept by the table
   */
  state?: DataTableState;
  /** Called with the next way to look at it. */
  onStateChange?: (state: DataTableState) => void;
  /** What stands where there are no rows at all. */
  empty: DataTableEmpty;
  /** Choices that narrow the rows. */
  filters?: readonly DataTableFilter<Row>[];
  /** What can be done with one row. */
  rowActions?: (row: Row) => readonly MenuEntry[];
  /** What can be done with several; with at least one, rows can be selected. */
  bulkActions?: readonly DataTableBulkAction<Row>[];
  /** Called with how many rows are selected, for a dialog that asks before it drops them. */
  onSelectedCountChange?: (count: number) => void;
  /** Drawn before the choice of columns: the views that are kept of this table. */
  views?: ReactNode;
  /**
   * Placeholder and name of the search; `false` for none.
   * @default "Search" and the noun
   */
  searchLabel?: string | false;
  /** File name of the export, without ending; without it there is no export. */
  exportName?: string;
  /** Drawn at the end of the toolbar. */
  toolbar?: ReactNode;
  /**
   * Rows of 40 px instead of 48.
   * @default false
   */
  dense?: boolean;
  /**
   * Height after which the rows scroll under their header, as CSS.
   * @default what the window leaves under the head of a page
   */
  maxHeight?: string;
}

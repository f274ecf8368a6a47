/** The limits of reading a table; docs/security.md contains them in a table. */
export const TABLE_LIMITS = {
  /** Bytes of a file. */
  bytes: 10_000_000,
  /** Lines kept from a workbook, including the names; others are only counted. */
  lines: 10_001,
  /** Values kept from a workbook, including empty ones between others. */
  cells: 2_500_000,
  /** Files in a workbook. */
  entries: 2_000,
  /** Bytes of a sheet, unpacked. */
  sheet: 200_000_000,
  /** Bytes of any other part, unpacked. */
  part: 60_000_000,
  /** Bytes of all files in a workbook, unpacked. */
  parts: 500_000_000,
  sheets: 500,
  /** Shared texts of cells. */
  texts: 2_000_000,
  /** Formats of cells: Excel allows 65,490. */
  formats: 70_000,
  /** Characters of a format's pattern, as in Excel. A longer pattern is ignored. */
  pattern: 255,
  /** Patterns used in a sheet: Excel allows 250 custom ones. The library caches each. */
  patterns: 500,
  /** Merged areas of cells. */
  merged: 100_000,
} as const;

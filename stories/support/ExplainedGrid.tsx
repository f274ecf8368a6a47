import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Heading } from '@/components/Heading';
import { Text } from '@/components/Text';
import {
  Corner,
  Detail,
  Frame,
  GroupHead,
  HeadCell,
  Mark,
  MarkCell,
  RowHead,
  Table,
} from './explainedGridParts';

/** A cell: a word or icon, its accessible name, and its explanation. */
export interface GridCell {
  mark: ReactNode;
  name: string;
  tone: 'positive' | 'neutral' | 'caution' | 'quiet';
  explanation: readonly string[];
  /** Target of the cell, outside the frame of the story. */
  href?: string;
}

/** A row of the grid. */
export interface GridRow {
  id: string;
  label: string;
  /** Small text below the label. */
  note?: string;
}

interface ExplainedGridProps {
  label: string;
  columns: readonly { id: string; label: string }[];
  groups: readonly { label: string; rows: readonly GridRow[] }[];
  cellOf: (rowId: string, columnId: string) => GridCell;
  /** Text while no cell is hovered or focused. */
  hint: string;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -1000],
  End: [0, 1000],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

const clamp = (value: number, count: number) => Math.min(Math.max(value, 0), count - 1);

/** A table of marks, each explained on hover or focus; one tab stop, with arrow keys inside. */
export function ExplainedGrid({ label, columns, groups, cellOf, hint }: ExplainedGridProps) {
  const rows = groups.flatMap((group) => group.rows);
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0]);
  const [shown, setShown] = useState<{ title: string; explanation: readonly string[] }>();
  const table = useRef<HTMLTableElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const forwards = document.documentElement.dir === 'rtl' ? -1 : 1;
    const next = [
      clamp(at[0] + step[0], rows.length),
      clamp(at[1] + step[1] * forwards, columns.length),
    ] as const;
    table.current?.querySelector<HTMLElement>(`[data-cell="${next[0]} ${next[1]}"]`)?.focus();
  };

  return (
    <Frame>
      <div role="group" aria-label={label} data-scroll>
        <Table role="grid" aria-label={label} ref={table} onKeyDown={move}>
          <thead>
            <tr>
              <Corner />
              {columns.map((column) => (
                <HeadCell key={column.id} scope="col">
                  {column.label}
                </HeadCell>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group.label}>
              <tr>
                <GroupHead scope="rowgroup" colSpan={columns.length + 1}>
                  {group.label}
                </GroupHead>
              </tr>
              {group.rows.map((row) => (
                <tr key={row.id}>
                  <RowHead scope="row">
                    <Text size="small" weight="medium">
                      {row.label}
                    </Text>
                    {row.note && (
                      <Text as="div" size="caption" tone="subtle">
                        {row.note}
                      </Text>
                    )}
                  </RowHead>
                  {columns.map((column, columnIndex) => {
                    const rowIndex = rows.indexOf(row);
                    const { mark, name, tone, explanation, href } = cellOf(row.id, column.id);
                    const look = () => {
                      setAt([rowIndex, columnIndex]);
                      setShown({ title: `${row.label}, ${column.label}: ${name}`, explanation });
                    };
                    const isHere = at[0] === rowIndex && at[1] === columnIndex;
                    return (
                      <MarkCell key={column.id} role="gridcell">
                        <Mark
                          as={href ? 'a' : 'button'}
                          tone={tone}
                          tabIndex={isHere ? 0 : -1}
                          aria-label={`${row.label}, ${column.label}: ${name}`}
                          data-cell={`${rowIndex} ${columnIndex}`}
                          onFocus={look}
                          onPointerEnter={look}
                          {...(href ? { href, target: '_top' } : { type: 'button', onClick: look })}
                        >
                          <span aria-hidden>{mark}</span>
                        </Mark>
                      </MarkCell>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      </div>
      <Detail role="status">
        <Heading level={2} size="body">
          {shown?.title ?? 'Why?'}
        </Heading>
        {(shown?.explanation ?? [hint]).map((sentence) => (
          <Text as="p" size="small" tone="muted" key={sentence}>
            {sentence}
          </Text>
        ))}
      </Detail>
    </Frame>
  );
}

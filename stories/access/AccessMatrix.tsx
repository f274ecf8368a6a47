import { ArrowRight, Check } from 'lucide-react';
import { useMemo } from 'react';
import type { Persona } from '@/api/mocks';
import { MOCK_PERSONAS } from '@/app/mock/personas';
import { ROUTES } from '@/app/routeTable/routeTable';
import type { LayoutName } from '@/app/routeTable/RouteDefinition';
import { Icon } from '@/components/Icon';
import { styled } from '@/components/theme';
import { ExplainedGrid, type GridCell } from '../support/ExplainedGrid';
import { accessMatrix, MATRIX_PERSONAS, type MatrixCell, type PriceBook } from './accessMatrix';
import { explainCell, readable } from './explainCell';

const LAYOUTS: readonly { layout: LayoutName; label: string }[] = [
  { layout: 'subscription', label: 'Above the environments' },
  { layout: 'environment', label: 'Inside an environment' },
  { layout: 'editor', label: 'The template editor' },
  { layout: 'bare', label: 'Without a frame' },
];

const OTHER = { grafx: 'classic', classic: 'grafx' } as const;
const BOOK_NAMES = { grafx: 'GraFx', classic: 'older' } as const;

const GROUPS = LAYOUTS.map(({ layout, label }) => ({
  label,
  rows: ROUTES.filter((route) => route.layout === layout).map(({ id, title, path }) => ({
    id,
    label: ROUTES.some((route) => route.id !== id && route.title === title) ? `${title} (${id})` : title,
    note: path.replace('/environments/:environmentId', '…'),
  })),
}));

const COLUMNS = MATRIX_PERSONAS.map((id) => ({
  id,
  label: MOCK_PERSONAS.find((persona) => persona.id === id)?.name ?? id,
}));

const Mark = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  whiteSpace: 'nowrap',
});

/** Returns the last part of a redirect's path, short enough for a cell. */
function shortTarget(path: string): string {
  return path === '/401' ? '401' : (path.split('/').at(-1) ?? path);
}

function toGridCell(cell: MatrixCell, other: MatrixCell, priceBook: PriceBook): GridCell {
  const differs = cell.redirect?.path !== other.redirect?.path;
  const outcome = (one: MatrixCell) => (one.redirect ? `sent to ${readable(one.redirect.path)}` : 'allowed');
  const note = differs ? [`Under the ${BOOK_NAMES[OTHER[priceBook]]} price book: ${outcome(other)}.`] : [];
  return {
    mark: (
      <Mark>
        <Icon glyph={cell.redirect ? ArrowRight : Check} size="s" />
        {cell.redirect && shortTarget(cell.redirect.path)}
        {differs && ' *'}
      </Mark>
    ),
    name: outcome(cell),
    tone: cell.redirect ? (cell.redirect.path === '/401' ? 'caution' : 'neutral') : 'positive',
    explanation: [...explainCell(cell), ...note],
  };
}

/** Every route for every demo account, computed from the route table and the rules; each cell explains itself. */
export function AccessMatrix({ priceBook }: { priceBook: PriceBook }) {
  const matrices = useMemo(() => ({ grafx: accessMatrix('grafx'), classic: accessMatrix('classic') }), []);
  const cellOf = (routeId: string, persona: string): GridCell => {
    const [cell, other] = [priceBook, OTHER[priceBook]].map((book) =>
      matrices[book].get(routeId)?.get(persona as Persona),
    );
    if (!cell || !other) throw new Error(`The matrix has no cell for ${routeId} and ${persona}.`);
    return toGridCell(cell, other, priceBook);
  };
  return (
    <ExplainedGrid
      label={`Routes by account, ${BOOK_NAMES[priceBook]} price book`}
      columns={COLUMNS}
      groups={GROUPS}
      cellOf={cellOf}
      hint="Move over a cell, or go through them with the arrow keys. A star marks what the other price book changes."
    />
  );
}

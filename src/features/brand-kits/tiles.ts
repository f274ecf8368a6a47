/** Columns of tiles: two on a phone. */
export const TILE_COLUMNS = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, calc(50% - 0.75rem)), 1fr))',
};

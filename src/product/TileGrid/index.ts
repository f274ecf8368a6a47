export { LoadingTiles, TileGrid } from './TileGrid';

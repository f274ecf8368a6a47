export { PictureTile, type PictureTileProps, type TileSelection } from './PictureTile';

export { FigureCard } from './FigureCard';

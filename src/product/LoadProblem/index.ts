export { LoadProblem } from './LoadProblem';

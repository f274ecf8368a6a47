export { Chart, type ChartProps } from './Chart';
export type { ChartData, ChartSeries, ChartThreshold } from './types';

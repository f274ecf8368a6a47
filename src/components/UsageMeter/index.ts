export { UsageMeter, type UsageMeterProps, type UsageSegment } from './UsageMeter';

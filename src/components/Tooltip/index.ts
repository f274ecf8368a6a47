export { Tooltip, TOOLTIP_OFFSET, type TooltipProps } from './Tooltip';
export { TOOLTIP_DELAY } from './useTooltip';

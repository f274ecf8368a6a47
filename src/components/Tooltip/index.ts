export { ExactTime, type ExactTimeProps } from './ExactTime';
export { HintedText, type HintedTextProps } from './HintedText';
export { HintedTime, type HintedTimeProps } from './HintedTime';
export { HintArea, type HintAreaProps } from './HintArea';
export { Tooltip, TOOLTIP_OFFSET, type TooltipProps } from './Tooltip';
export { TOOLTIP_DELAY } from './useTooltip';

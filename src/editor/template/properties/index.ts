export { AnimationPanel } from './AnimationPanel';
export { ColourField, type ColourFieldProps } from './ColourField';
export { DensePanel } from './DensePanel';
export { PropertiesPanel, type PropertiesPanelProps } from './PropertiesPanel';

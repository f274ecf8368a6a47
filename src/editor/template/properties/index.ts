export { AnimationPanel } from './AnimationPanel';
export { ColourField, type ColourFieldProps } from './ColourField';
export { NumberField, type NumberFieldProps } from './fields/NumberField';
export { DensePanel } from './DensePanel';
export { PropertiesPanel, type PropertiesPanelProps } from './PropertiesPanel';

export { ColourField, type ColourFieldProps } from './ColourField';
export { NumberField, type NumberFieldProps } from './fields/NumberField';
export { DensePanel, PropertiesPanel, type PropertiesPanelProps } from './PropertiesPanel';

export { OpenElsewhere } from './OpenElsewhere';
export { OtherEditors } from './OtherEditors';
export { useOtherEditors } from './useOtherEditors';

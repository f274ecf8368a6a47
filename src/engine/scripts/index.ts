export { FREE_FUNCTIONS, SCRIPT_SIGNATURES, type NamedKind, type ScriptSignature } from './signatures';
export { STUDIO, TRIGGERS } from './studio';

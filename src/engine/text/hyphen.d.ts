declare module 'hyphen/patterns/*' {
  const patterns: unknown;
  export { patterns as default };
}

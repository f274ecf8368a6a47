/**
 * Has the library for forms interpret its schemas, because a strict Content-Security-Policy forbids functions made from
 * text. It looks for this when its code comes, with the first form.
 */
export function interpretSchemas(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

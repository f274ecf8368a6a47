/**
 * Makes zod interpret its schemas, because a strict Content-Security-Policy forbids generated functions. It reads this
 * when its code loads, with the first form.
 */
export function interpretSchemas(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}

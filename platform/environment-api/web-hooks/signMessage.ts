import { createHmac } from 'node:crypto';
import { WEB_HOOK_HEADERS } from '@/domain/web-hooks';

/**
 * Signs a message with headers for its receiver: its id, the time in seconds since 1970, and `sha256=` with the hex
 * HMAC-SHA256 of the time, a full stop and the body. The key is the secret's text.
 */
export function signMessage(
  secret: string,
  { deliveryId, body, now }: { readonly deliveryId: string; readonly body: string; readonly now: Date },
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    [WEB_HOOK_HEADERS.id]: deliveryId,
    [WEB_HOOK_HEADERS.timestamp]: timestamp,
    [WEB_HOOK_HEADERS.signature]: `sha256=${signature}`,
  };
}

import { WEB_HOOK_HEADERS } from './delivery';

const { timestamp, signature } = WEB_HOOK_HEADERS;
/** The maximum age of a message, in seconds. */
const OLDEST = 300;

const javascript = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the text of the request as it came, before it is read as JSON.
export function isGenuine(headers, body, secret) {
  const timestamp = headers['${timestamp}'] ?? '';
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < ${OLDEST})) return false;
  const hmac = createHmac('sha256', secret).update(\`\${timestamp}.\${body}\`);
  const own = Buffer.from(\`sha256=\${hmac.digest('hex')}\`);
  const given = Buffer.from(headers['${signature}'] ?? '');
  return own.length === given.length && timingSafeEqual(own, given);
}`;

const python = `import hashlib
import hmac
import time


# body: the bytes of the request as they came, before they are read as JSON.
def is_genuine(headers, body, secret):
    timestamp = headers.get("${timestamp}", "0")
    if abs(time.time() - int(timestamp)) > ${OLDEST}:
        return False
    signed = timestamp.encode() + b"." + body
    own = "sha256=" + hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return hmac.compare_digest(own, headers.get("${signature}", ""))`;

const shell = `# body.json holds the request as it came. The result has to be what
# the header ${signature} has after sha256=.
(printf '%s.' "$TIMESTAMP"; cat body.json) |
  openssl dgst -sha256 -hmac "$WEB_HOOK_SECRET" -r | cut -d ' ' -f 1`;

/** Code samples in three languages that verify the signature of a message. */
export const SIGNATURE_SAMPLES = [
  { value: 'javascript', label: 'JavaScript', code: javascript },
  { value: 'python', label: 'Python', code: python },
  { value: 'shell', label: 'Shell', code: shell },
] as const;

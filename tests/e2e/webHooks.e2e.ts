import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENVIRONMENTS } from '@/demo';
import { expect, test } from './support/test';

const WEB_HOOKS = `/environments/${ENVIRONMENTS.auroraProduction}/studio/web-hooks`;

/** Starts a receiver on this computer that responds with `status`, and records its requests. */
async function startReceiver() {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const answer = { status: 200 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, answer, address: `http://localhost:${port}/hook`, close: () => server.close() };
}

test('S16.09 S16.10 a web hook is added, tested, fails and is sent again, signed with the shown secret', async ({
  openAs,
}) => {
  const receiver = await startReceiver();
  const page = await openAs('environmentAdmin');
  await page.goto(WEB_HOOKS);
  await page.getByRole('button', { name: 'Add web hook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add web hook' });
  await form.getByLabel('Name').fill('Warehouse');
  await form.getByLabel('Address').fill('http://warehouse.test/hook');
  await form.getByRole('button', { name: 'Add web hook' }).click();
  await expect(form.getByText('The address has to begin with https://.')).toBeVisible();
  await form.getByLabel('Address').fill(receiver.address);
  await form.getByRole('button', { name: 'Add web hook' }).click();
  const shown = page.getByRole('dialog', { name: 'The secret of Warehouse' });
  await shown.getByRole('button', { name: 'Show Secret' }).click();
  const secret = await shown.getByText(/^whsec_[\w-]{40,}$/).innerText();
  await shown.getByRole('button', { name: 'I have copied it' }).click();

  receiver.answer.status = 503;
  await page.getByRole('button', { name: 'Warehouse', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Warehouse' });
  await sheet.getByRole('button', { name: 'Send a test' }).click();
  const delivery = sheet.getByRole('listitem', { name: /^Test,/ });
  await expect(delivery).toContainText('Tried once, again at');
  receiver.answer.status = 200;
  await delivery.getByRole('button', { name: /^Test,/ }).click();
  await expect(delivery.getByText(/Answered with status 503 after \d+ ms/)).toBeVisible();
  // The second try follows after ten seconds; a reload shows it.
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(2);
  await page.reload();
  await page.getByRole('button', { name: 'Warehouse', exact: true }).click();
  await expect(delivery).toContainText('Delivered');
  await delivery.getByRole('button', { name: /^Actions of Test/ }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect.poll(() => receiver.received.length).toBe(3);
  for (const { headers, body } of receiver.received) {
    const signed = `${String(headers['platen-timestamp'])}.${body}`;
    const own = createHmac('sha256', secret).update(signed).digest('hex');
    expect(headers['platen-signature']).toBe(`sha256=${own}`);
    expect(JSON.parse(body)).toMatchObject({ event: 'test', environmentId: ENVIRONMENTS.auroraProduction });
  }
  receiver.close();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Actions of Warehouse' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete web hook' }).click();
  await expect(page.getByText('No web hooks yet')).toBeVisible();
});

test('a template designer sees web hooks read-only with the reason', async ({ openAs }) => {
  const page = await openAs('templateDesigner');
  await page.goto(WEB_HOOKS);
  await expect(page.getByRole('heading', { level: 1, name: 'Web hooks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add web hook' })).toHaveAttribute('aria-disabled', 'true');
});

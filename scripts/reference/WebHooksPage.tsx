import { REFERENCE_PATHS } from '../../src/domain/paths';
import { messageOfTask, SIGNATURE_SAMPLES, testMessage, WEB_HOOK_HEADERS } from '../../src/domain/web-hooks';
import { Code, Layout, LinkedHeading } from './Layout';
import { Markdown } from './Markdown';
import type { Contract } from './openApi';

const SECTIONS = [
  ['deliveries', 'What is posted, and when'],
  ['messages', 'Messages'],
  ['signature', 'How to check a signature'],
  ['calls', 'Calls'],
] as const;

const TOLD = {
  deliveryId: '5b1c2f8e-3b57-4c0e-9d53-0a6b1f4f7c21',
  environmentId: '8ccb2fc4-dc30-49f1-a83c-d1d17829edb2',
  now: new Date('2026-11-25T09:30:00Z'),
};

/** A message to a web hook about a finished task. */
const FINISHED = messageOfTask(
  {
    id: '3f0c9a52-7d1e-4b7a-9c34-5a1f0e6d2b48',
    name: 'Price list',
    status: 'Finished',
    format: 'pdf',
    types: ['static', 'non-watermarked', 'batch'],
    source: 'template',
    detail: null,
    hasReport: true,
    sourceId: '174907e7-21a5-4f01-9b95-735c04af7b65',
    outputSettingId: 'a4dd7b1c-0a39-4a0e-8c1b-6e1d2d1ab5d6',
    recordsTotal: 200,
    recordsDone: 200,
    recordsFailed: 3,
  },
  { ...TOLD, base: '/grafx/api/v1/environment/aurora-production' },
);

const pretty = (json: string) => JSON.stringify(JSON.parse(json), null, 2);

/** How programs receive messages about output tasks, and verify that the platform sent them. */
export function WebHooksPage({ contract }: { contract: Contract }) {
  const description = contract.tags.find(({ name }) => name === 'Web hooks')?.description;
  const titleOf = Object.fromEntries(SECTIONS);
  const heading = (id: (typeof SECTIONS)[number][0]) => (
    <LinkedHeading level={2} id={id}>
      {titleOf[id]}
    </LinkedHeading>
  );
  return (
    <Layout page="web-hooks" contents={SECTIONS.map(([id, title]) => ({ id, title, entries: [] }))}>
      <h1>Web hooks</h1>
      <p className="lead">Programs are told when a file is there, and need not ask again and again.</p>
      <section id="deliveries">
        {heading('deliveries')}
        <Markdown>{description}</Markdown>
      </section>
      <section id="messages">
        {heading('messages')}
        <p>
          Of a task that has finished or failed. <code>event</code> is <code>output.finished</code> or{' '}
          <code>output.failed</code>; the links are paths of the platform, and those of the file and the
          report are there where the file and the report are.
        </p>
        <Code label="A finished task">{pretty(FINISHED)}</Code>
        <p>To see whether messages arrive:</p>
        <Code label="A test">{pretty(testMessage(TOLD))}</Code>
      </section>
      <section id="signature">
        {heading('signature')}
        <p>
          Take the body as it came: what is read as JSON and written again is signed otherwise. Put{' '}
          <code>{WEB_HOOK_HEADERS.timestamp}</code>, a full stop and the body together, compute the
          HMAC-SHA256 with the secret, and compare it with <code>{WEB_HOOK_HEADERS.signature}</code> in
          constant time.
        </p>
        {SIGNATURE_SAMPLES.map(({ value, label, code }) => (
          <Code key={value} label={label}>
            {code}
          </Code>
        ))}
      </section>
      <section id="calls">
        {heading('calls')}
        <p>
          Web hooks are added on the page of the same name beside the output tasks, or by the{' '}
          <a href={`${REFERENCE_PATHS.environment}#tag-web-hooks`}>calls of the environment API</a>. The
          secret is shown once, when the web hook is added and when its secret is changed.
        </p>
      </section>
    </Layout>
  );
}

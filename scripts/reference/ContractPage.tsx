import { Fragment } from 'react';
import { curlOf, exampleOf } from './examples';
import { Code, Layout, LinkedHeading, Method, TITLES, type ContentsGroup, type PageName } from './Layout';
import { Markdown, InlineMarkdown } from './Markdown';
import {
  callsOf,
  permissionsOf,
  resolve,
  type Answer,
  type Call,
  type Content,
  type Contract,
} from './openApi';
import { Parameters, SchemaBody, schemaId, Type } from './SchemaParts';

const idOfTag = (name: string) => `tag-${name.toLowerCase().replaceAll(' ', '-')}`;
const SCHEMAS = 'schemas';
/** Marks of an operation, explained in the contracts. */
const MARKS = ['x-beyond', 'x-assumed'] as const;

/** General failures are listed once, at the top of the page; an operation lists its own. */
const isNamed = ([status]: readonly [string, unknown]) => /^\d{3}$/.test(status);

/** Lists every operation and every schema of a contract. */
export function ContractPage({ page, contract }: { page: PageName; contract: Contract }) {
  const { info, tags, components } = contract;
  const calls = callsOf(contract);
  const ofTag = (name: string) => calls.filter(({ operation }) => operation.tags?.[0] === name);
  const schemas = Object.entries(components.schemas);
  const contents: ContentsGroup[] = [
    ...tags.map(({ name }) => ({
      id: idOfTag(name),
      title: name,
      entries: ofTag(name).map(({ method, operation }) => ({
        id: operation.operationId,
        title: operation.summary ?? operation.operationId,
        method,
      })),
    })),
    {
      id: SCHEMAS,
      title: 'Schemas',
      entries: schemas.map(([name]) => ({ id: schemaId(name), title: name })),
    },
  ];
  return (
    <Layout page={page} contents={contents} isSearched>
      <h1>{TITLES[page]}</h1>
      {info.summary && <p className="lead">{info.summary}</p>}
      <Markdown>{info.description}</Markdown>
      <p>
        In the examples <code>PLATEN</code> is the origin of the platform, <code>ACCESS_TOKEN</code> a token,
        and every other variable what the call is about. A failed call answers with a{' '}
        <a href={`#${schemaId('Problem')}`}>Problem</a>.
      </p>
      {tags.map(({ name, description }) => (
        <section key={name} id={idOfTag(name)} data-section={idOfTag(name)}>
          <LinkedHeading level={2} id={idOfTag(name)}>
            {name}
          </LinkedHeading>
          <Markdown>{description}</Markdown>
          {ofTag(name).map((call) => (
            <OperationPart key={call.operation.operationId} contract={contract} call={call} />
          ))}
        </section>
      ))}
      <section id={SCHEMAS} data-section={SCHEMAS}>
        <LinkedHeading level={2} id={SCHEMAS}>
          Schemas
        </LinkedHeading>
        {schemas.map(([name, schema]) => (
          <article key={name} id={schemaId(name)} data-searched={name.toLowerCase()}>
            <LinkedHeading level={3} id={schemaId(name)}>
              {name}
            </LinkedHeading>
            <Markdown>{schema.description}</Markdown>
            <SchemaBody schema={schema} />
          </article>
        ))}
      </section>
    </Layout>
  );
}

function OperationPart({ contract, call }: { contract: Contract; call: Call }) {
  const { method, path, operation, parameters } = call;
  const { operationId, summary = operationId, description } = operation;
  const searched = [method, path, summary, operationId, ...(operation.tags ?? [])].join(' ').toLowerCase();
  const body = operation.requestBody && resolve(contract, operation.requestBody);
  const permissions = permissionsOf(operation);
  const answers = Object.entries(operation.responses).filter(isNamed);
  return (
    <article id={operationId} data-searched={searched}>
      <LinkedHeading level={3} id={operationId}>
        {summary}
      </LinkedHeading>
      <p className="address">
        <Method>{method}</Method> <code>{path}</code>
      </p>
      <p className="muted small">
        <code>{operationId}</code>
        {MARKS.filter((mark) => operation[mark]).map((mark) => (
          <Fragment key={mark}>
            {' · '}
            <code>{mark}</code>
          </Fragment>
        ))}
        {permissions.length > 0 && ' · Integrations need '}
        {permissions.map((permission, index) => (
          <Fragment key={permission}>
            {index > 0 && ' or '}
            <code>{permission}</code>
          </Fragment>
        ))}
      </p>
      <Markdown>{description}</Markdown>
      {parameters.length > 0 && (
        <>
          <h4>Parameters</h4>
          <Parameters parameters={parameters} />
        </>
      )}
      {body && (
        <>
          <h4>Body{body.required === false && <span className="muted"> (optional)</span>}</h4>
          {body.description && (
            <p>
              <InlineMarkdown>{body.description}</InlineMarkdown>
            </p>
          )}
          <ContentPart contract={contract} content={body.content} label={`Body of ${operationId}`} />
        </>
      )}
      <h4>Answers</h4>
      {answers.map(([status, answer]) => (
        <AnswerPart
          key={status}
          contract={contract}
          status={status}
          answer={resolve(contract, answer)}
          label={`Answer ${status} of ${operationId}`}
        />
      ))}
      <Code label={`curl for ${operationId}`}>{curlOf(contract, call)}</Code>
    </article>
  );
}

interface AnswerPartProps {
  contract: Contract;
  status: string;
  answer: Answer;
  label: string;
}

const AnswerPart = ({ contract, status, answer, label }: AnswerPartProps) => (
  <div className="answer">
    <p>
      <strong>{status}</strong> <InlineMarkdown>{answer.description}</InlineMarkdown>
    </p>
    {answer.content && <ContentPart contract={contract} content={answer.content} label={label} />}
  </div>
);

/** Shows a body in each of its media types, with an example for JSON. */
function ContentPart({ contract, content, label }: { contract: Contract; content: Content; label: string }) {
  return Object.entries(content).map(([type, { schema = {}, example }]) => (
    <div key={type} className="content">
      <p className="small">
        <code>{type}</code>
        {!schema.properties && (
          <>
            {': '}
            <Type schema={schema} />
          </>
        )}
      </p>
      {schema.properties && <SchemaBody schema={schema} />}
      {type.endsWith('json') && (
        <details className="example">
          <summary>Example</summary>
          <Code label={label}>{JSON.stringify(example ?? exampleOf(contract, schema), null, 2)}</Code>
        </details>
      )}
    </div>
  ));
}

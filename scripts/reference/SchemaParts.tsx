import { Fragment, type ReactNode } from 'react';
import { InlineMarkdown } from './Markdown';
import { nameOfReference, type Parameter, type Schema } from './openApi';

/** Returns the id of a schema in links. */
export const schemaId = (name: string): string => `schema-${name}`;

const joined = (parts: readonly ReactNode[], word: string) =>
  parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ` ${word} `}
      {part}
    </Fragment>
  ));

/** Describes the type of a value, with links to schemas. */
export function Type({ schema }: { schema: Schema }): ReactNode {
  const { $ref, items, oneOf, anyOf, allOf, additionalProperties, format } = schema;
  if ($ref !== undefined) {
    const name = nameOfReference($ref);
    return <a href={`#${schemaId(name)}`}>{name}</a>;
  }
  if (schema.const !== undefined) return <code>{JSON.stringify(schema.const)}</code>;
  if (schema.enum)
    return joined(
      schema.enum.map((value) => <code key={String(value)}>{String(value)}</code>),
      'or',
    );
  const alternatives = oneOf ?? anyOf;
  if (alternatives && !schema.properties)
    return joined(
      alternatives.map((each, index) => <Type key={index} schema={each} />),
      'or',
    );
  if (allOf)
    return joined(
      allOf.map((each, index) => <Type key={index} schema={each} />),
      'and',
    );
  const types = [schema.type ?? (schema.properties ? 'object' : 'any value')].flat();
  return joined(
    types.map((type) => {
      if (type === 'array')
        return (
          <Fragment key={type}>
            array of <Type schema={items ?? {}} />
          </Fragment>
        );
      if (type === 'object' && typeof additionalProperties === 'object')
        return (
          <Fragment key={type}>
            object of <Type schema={additionalProperties} /> by name
          </Fragment>
        );
      return <Fragment key={type}>{type === 'string' && format ? `${type} (${format})` : type}</Fragment>;
    }),
    'or',
  );
}

/** Describes further constraints of a value. */
function limitsOf({
  minimum,
  maximum,
  minLength,
  maxLength,
  minItems,
  maxItems,
  ...schema
}: Schema): string[] {
  const range = (least: number | undefined, most: number | undefined, unit: string) => {
    const of = (count: number) => (unit === '' ? `${count}` : `${count} ${unit}${count === 1 ? '' : 's'}`);
    if (least !== undefined && most !== undefined)
      return [least === most ? of(least) : `${least} to ${of(most)}`];
    if (least !== undefined) return [`at least ${of(least)}`];
    return most === undefined ? [] : [`at most ${of(most)}`];
  };
  return [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, 'character'),
    ...range(minItems, maxItems, 'item'),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} if left out`]),
  ];
}

interface FieldProps {
  name: string;
  schema: Schema;
  isRequired: boolean;
  /** Location of the parameter, such as “query”. */
  place?: string;
  description?: string | undefined;
}

/** A field of a body or a parameter of a call. */
function Field({ name, schema, isRequired, place, description = schema.description }: FieldProps) {
  const limits = limitsOf(schema);
  return (
    <div className="field">
      <dt>
        <code>{name}</code>
        {isRequired && <span className="required">required</span>}
      </dt>
      <dd>
        <div className="muted small">
          {place && `${place}, `}
          <Type schema={schema} />
          {limits.length > 0 && `; ${limits.join('; ')}`}
        </div>
        {description && (
          <div>
            <InlineMarkdown>{description}</InlineMarkdown>
          </div>
        )}
        {schema.pattern !== undefined && (
          <div className="muted small">
            Matches <code>{schema.pattern}</code>
          </div>
        )}
      </dd>
    </div>
  );
}

/** The parameters of a call. */
export const Parameters = ({ parameters }: { parameters: readonly Parameter[] }) => (
  <dl className="fields">
    {parameters.map(({ name, schema = {}, required = false, description, in: place }) => (
      <Field
        key={`${place} ${name}`}
        isRequired={required}
        name={name}
        schema={schema}
        description={description}
        place={place}
      />
    ))}
  </dl>
);

/** Lists fields of nested objects, each by its path from the root: `links.nextPage`, `data[].id`. */
function fieldsOf(schema: Schema, way = ''): FieldProps[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, part]) => {
    const own = { name: `${way}${name}`, schema: part, isRequired: required.includes(name) };
    const inner = part.properties ? fieldsOf(part, `${way}${name}.`) : [];
    const listed = part.items?.properties ? fieldsOf(part.items, `${way}${name}[].`) : [];
    return [own, ...inner, ...listed];
  });
}

/** Lists the fields of an object; shows the type of anything else. */
export function SchemaBody({ schema }: { schema: Schema }) {
  const parts = schema.allOf ?? [schema];
  const fields = parts.flatMap((part) => fieldsOf(part));
  const others = parts.filter(({ properties }) => !properties);
  return (
    <>
      {others.map((part, index) => (
        <p key={index}>
          {schema.allOf ? 'All of ' : ''}
          <Type schema={part} />
          {limitsOf(part).length > 0 && `; ${limitsOf(part).join('; ')}`}
        </p>
      ))}
      {fields.length > 0 && (
        <dl className="fields">
          {fields.map((field) => (
            <Field key={field.name} {...field} />
          ))}
        </dl>
      )}
    </>
  );
}

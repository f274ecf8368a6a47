type JsonOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The body of an operation of a generated contract; `undefined` without one. */
export type BodyOf<Operation> = Operation extends { requestBody: infer Body } ? JsonOf<Body> : undefined;

/** The query of an operation; `undefined` without one. */
export type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : undefined;

/** The success response of an operation; `undefined` without a body. */
export type AnswerOf<Operation extends { responses: unknown }> = Operation['responses'] extends {
  200: infer Success;
}
  ? JsonOf<Success>
  : Operation['responses'] extends { 201: infer Success }
    ? JsonOf<Success>
    : Operation['responses'] extends { 202: infer Success }
      ? JsonOf<Success>
      : undefined;

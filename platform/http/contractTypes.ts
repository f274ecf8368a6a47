type JsonOf<T> = T extends { content: infer Content } ? Content[keyof Content] : undefined;

/** The body an operation of a generated contract takes; `undefined` for those without one. */
export type BodyOf<Operation> = Operation extends { requestBody: infer Body } ? JsonOf<Body> : undefined;

/** The query an operation takes; `undefined` for those without one. */
export type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : undefined;

/** What an operation answers when it succeeds; `undefined` for those without a body. */
export type AnswerOf<Operation extends { responses: unknown }> = Operation['responses'] extends {
  200: infer Success;
}
  ? JsonOf<Success>
  : Operation['responses'] extends { 201: infer Success }
    ? JsonOf<Success>
    : Operation['responses'] extends { 202: infer Success }
      ? JsonOf<Success>
      : undefined;

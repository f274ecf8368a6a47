import { describe, expect, it } from 'vitest';
import { contractRoutes } from '../../../../platform/http/contractRoutes';
import type { Contract } from '../../../../platform/http/loadContract';

const contract = (paths: object, components: object = {}) =>
  ({ openapi: '3.1.0', servers: [], security: [], paths, components }) as unknown as Contract;

const answer = (schema: object) => ({
  200: { description: '', content: { 'application/json': { schema } } },
});

describe('the routes of a contract', () => {
  it('have the parameters of the path and of the operation, the body and the answers, without references', () => {
    const [route] = contractRoutes(
      contract(
        {
          '/rooms/{room}/keys/{key}': {
            parameters: [{ $ref: '#/components/parameters/Room' }],
            put: {
              operationId: 'saveKey',
              parameters: [
                { name: 'key', in: 'path', required: true, schema: { type: 'string' } },
                { name: 'dry', in: 'query', schema: { type: 'boolean' } },
              ],
              requestBody: {
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Key' } } },
              },
              responses: {
                ...answer({ $ref: '#/components/schemas/Key' }),
                204: { description: 'As it was.' },
              },
            },
          },
        },
        {
          parameters: { Room: { name: 'room', in: 'path', required: true, schema: { minLength: 1 } } },
          schemas: { Key: { type: 'object', properties: { teeth: { type: 'integer' } } } },
        },
      ),
    );
    const Key = { type: 'object', properties: { teeth: { type: 'integer' } } };
    expect(route).toEqual({
      operationId: 'saveKey',
      method: 'PUT',
      url: '/rooms/:room/keys/:key',
      schema: {
        params: {
          type: 'object',
          properties: { room: { minLength: 1 }, key: { type: 'string' } },
          required: ['room', 'key'],
        },
        querystring: { type: 'object', properties: { dry: { type: 'boolean' } } },
        body: { content: { 'application/json': { schema: Key } } },
        response: { 200: { content: { 'application/json': { schema: Key } } } },
      },
    });
  });

  it.each([
    ['leads nowhere', { Other: {} }],
    ['leads back to itself', { Key: { properties: { spare: { $ref: '#/components/schemas/Key' } } } }],
  ])('are not made where a reference %s', (fault, schemas) => {
    const responses = answer({ $ref: '#/components/schemas/Key' });
    const read = () =>
      contractRoutes(contract({ '/keys': { get: { operationId: 'getKey', responses } } }, { schemas }));
    expect(read).toThrow(`#/components/schemas/Key of the contract ${fault}.`);
  });
});

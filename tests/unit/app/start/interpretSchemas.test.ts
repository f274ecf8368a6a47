import { expect, it } from 'vitest';
import { interpretSchemas } from '@/app/start/interpretSchemas';

it('disables code generation in the schema library before it loads', async () => {
  interpretSchemas();
  const { core } = await import('zod/mini');
  expect(core.globalConfig.jitless).toBe(true);
});

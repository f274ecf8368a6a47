import { expect, it } from 'vitest';
import { interpretSchemas } from '@/app/start/interpretSchemas';

it('has the library for forms make no functions from text, though its code comes later', async () => {
  interpretSchemas();
  const { core } = await import('zod/mini');
  expect(core.globalConfig.jitless).toBe(true);
});

import { expect, it } from 'vitest';
import { AVAILABLE_PERMISSIONS } from '@/domain/integrations';

it('an integration can get permissions to list, read and write, and to make outputs', () => {
  const all = AVAILABLE_PERMISSIONS.map(({ resource, displayName, actions }) => [
    resource,
    displayName,
    actions.join(' '),
  ]);
  expect(all).toEqual([
    ['font', 'Fonts', 'list read write'],
    ['media', 'Media', 'list read write'],
    ['myproject', 'Projects', 'list read write'],
    ['template', 'Templates', 'list read write'],
    ['template_collection', 'Collections', 'list read write'],
    ['output', 'Output', 'animated static'],
  ]);
});

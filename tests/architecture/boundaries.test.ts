import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** Returns the boundary violations of a file with this import. */
async function violations(filePath: string, statement: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${statement}\n`, { filePath, warnIgnored: true });
  return (result?.messages ?? [])
    .filter((message) => message.ruleId?.startsWith('boundaries/'))
    .map((message) => message.ruleId ?? '');
}

const forbidden: [file: string, statement: string][] = [
  ['src/domain/access/planted.ts', `export { useState } from 'react';`],
  ['src/domain/access/planted.ts', `export { readFileSync } from 'node:fs';`],
  ['src/domain/access/planted.ts', `export { Button } from '@/components/Button';`],
  ['src/components/Button/planted.tsx', `export { ROLES } from '@/app/routeTable/routeTable';`],
  ['src/components/Button/planted.tsx', `export { Link } from 'react-router';`],
  ['src/api/environments/planted.ts', `export { Button } from '@/components/Button';`],
  ['src/features/environments/planted.tsx', `export { UsersScreen } from '@/features/users';`],
  ['src/features/environments/planted.tsx', `export { useSession } from '@/app/session/SessionContext';`],
  ['src/features/environments/planted.tsx', `export { styled } from '@stitches/react';`],
  ['src/features/environments/planted.tsx', `export { Dialog } from 'radix-ui';`],
  [
    'src/app/pages/planted.tsx',
    `export { EnvironmentsScreen } from '@/features/environments/EnvironmentsScreen';`,
  ],
  ['src/app/pages/planted.tsx', `export { formOf } from '@/editor/project/core/form';`],
  ['src/features/templates/planted.tsx', `export { ProjectEditor } from '@/editor/project';`],
  ['src/editor/project/planted.tsx', `export { TemplatesScreen } from '@/features/templates';`],
  ['src/editor/template/planted.tsx', `export { ProjectEditor } from '../project';`],
  ['src/app/pages/planted.tsx', `export { startMockPlatform } from '@/api/mocks/browser';`],
  ['src/app/pages/planted.tsx', `export { useAuth0 } from '@auth0/auth0-react';`],
  ['src/app/pages/planted.tsx', `export { createServer } from '../../../platform/server/createServer';`],
  ['platform/planted.ts', `export { Button } from '@/components/Button';`],
  ['platform/environment-api/planted.ts', `export { ENVIRONMENTS } from '@/demo';`],
  ['src/app/pages/planted.tsx', `export { ENVIRONMENTS } from '@/demo';`],
  ['src/domain/access/planted.ts', `export { ENVIRONMENTS } from '@/demo';`],
  ['src/components/Button/planted.tsx', `export { isAllowed } from '@/domain/access';`],
  ['platform/http/planted.ts', `export { loadCaller } from '../access/loadCaller';`],
  ['platform/identity/planted.ts', `export { loadCaller } from '../access/loadCaller';`],
  ['platform/access/planted.ts', `export { findTrial } from '../management';`],
  ['platform/environment-api/planted.ts', `export { findTrial } from '../management';`],
  ['platform/management/planted.ts', `export { createServer } from '../server/createServer';`],
  ['src/engine/document/planted.ts', `export { readFileSync } from 'node:fs';`],
  ['src/engine/document/planted.ts', `export { useState } from 'react';`],
  ['src/engine/document/planted.ts', `export { isAllowed } from '@/domain/access';`],
  ['src/engine/document/planted.ts', `export { Button } from '@/components/Button';`],
  ['src/components/Button/planted.tsx', `export { readDocument } from '@/engine/document';`],
  ['src/domain/access/planted.ts', `export { readDocument } from '@/engine/document';`],
  ['src/elsewhere/planted.ts', `export const misplaced = 1;`],
];

const permitted: [file: string, statement: string][] = [
  ['src/app/pages/planted.tsx', `export { ProjectEditor } from '@/editor/project';`],
  ['src/editor/project/planted.tsx', `export { readDocument } from '@/engine/document';`],
  ['src/editor/template/planted.tsx', `export { History } from '../page/History';`],
  ['src/app/pages/planted.tsx', `export { EnvironmentsScreen } from '@/features/environments';`],
  ['src/app/pages/planted.tsx', `export const mocks = () => import('@/api/mocks/browser');`],
  ['src/app/session/planted.tsx', `export { useAuth0 } from '@auth0/auth0-react';`],
  ['src/components/theme/planted.ts', `export { createStitches } from '@stitches/react';`],
  ['src/features/environments/planted.tsx', `export { Button } from '@/components/Button';`],
  ['platform/planted.ts', `export { isAllowed } from '@/domain/access';`],
  ['platform/seed/planted.ts', `export { ENVIRONMENTS } from '@/demo';`],
  ['src/app/mock/planted.ts', `export { ENVIRONMENTS } from '@/demo';`],
  ['src/components/Button/planted.tsx', `export { formatSize } from '@/domain/format';`],
  ['src/engine/document/planted.ts', `export { roundTo } from '@/domain/numbers';`],
  ['src/engine/edit/planted.ts', `export { readDocument } from '@/engine/document';`],
  ['src/features/studio/planted.tsx', `export { readDocument } from '@/engine/document';`],
  ['platform/environment-api/planted.ts', `export { readDocument } from '@/engine/document';`],
  ['platform/server/planted.ts', `export { findTrial } from '../management';`],
  ['platform/management/users/planted.ts', `export { loadCaller } from '../../access/loadCaller';`],
  ['platform/management/users/planted.ts', `export { findTrial } from '../environments/findTrial';`],
  ['platform/identity/planted.ts', `export { readSettings } from '../settings';`],
];

describe('import boundaries', () => {
  it.each(forbidden)('%s may not import: %s', async (file, statement) => {
    expect(await violations(file, statement)).not.toEqual([]);
  });

  it.each(permitted)('%s may import: %s', async (file, statement) => {
    expect(await violations(file, statement)).toEqual([]);
  });
});

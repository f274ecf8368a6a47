import { readFileSync, writeFileSync } from 'node:fs';
import { pressConditions } from '@/domain/colour';
import { profileFile, tableFile, writePressTable } from './press/pressTable';

/** Makes the tables of the conditions again, of their profiles. */
for (const condition of pressConditions)
  writeFileSync(tableFile(condition), writePressTable(condition, readFileSync(profileFile(condition))));

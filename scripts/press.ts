import { readFileSync, writeFileSync } from 'node:fs';
import { pressConditions } from '@/domain/colour';
import { profileFile, tableFile, writePressTable } from './press/pressTable';

/** Regenerates the tables of the printing conditions from their profiles. */
for (const condition of pressConditions)
  writeFileSync(tableFile(condition), writePressTable(condition, readFileSync(profileFile(condition))));

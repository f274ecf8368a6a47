import type { Stryker } from '@stryker-mutator/core';
import { relative } from 'node:path';

export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const NOTICED: readonly string[] = ['Killed', 'Timeout'];
const UNNOTICED: readonly string[] = ['Survived', 'NoCoverage'];

/** Counts the detected mutants, in numbers and per cent, and lists the others. */
export function figuresOf(mutants: readonly MutantResult[]) {
  const noticed = mutants.filter(({ status }) => NOTICED.includes(status)).length;
  const missed = mutants.filter(({ status }) => UNNOTICED.includes(status));
  const counted = noticed + missed.length;
  return {
    noticed,
    counted,
    score: counted === 0 ? 100 : (noticed / counted) * 100,
    unnoticed: missed.map(
      ({ fileName, location, mutatorName, replacement, status }) =>
        `${relative('', fileName)}:${location.start.line}:${location.start.column} ${status} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`,
    ),
  };
}

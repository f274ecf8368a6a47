import { generate, GeneratorError } from './generate';

const [kind, name] = process.argv.slice(2);
try {
  const paths = await generate('.', kind, name);
  console.log(`Made:\n${paths.map((path) => `  ${path}`).join('\n')}`);
} catch (error) {
  if (!(error instanceof GeneratorError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

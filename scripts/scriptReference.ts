import { format, resolveConfig } from 'prettier';
import { FREE_FUNCTIONS, SCRIPT_SIGNATURES, STUDIO, TRIGGERS } from '../src/engine/scripts/index.ts';

const PATH = 'docs/scripts.md';

const INTRO = `# Scripts of actions

\`npm run contract\` generates this page from \`src/engine/scripts\`. Change the source, not this file. The code field completes from
the same source.

An action runs its script when one of its triggers occurs. This happens in Run, in projects and in output, but not while a template
is designed. Scripts are JavaScript (ES2020). They run in their own thread, without a network, and are ended after ten seconds.
The current date is the day of the run in UTC, without the time. Random numbers are the same in every run. \`console.log\`
writes to the log of the run.

Parameters such as \`frame\`, \`variable\` or \`layout\` take the name of an object: \`setFrameX('Logo', 10)\`. A parameter with a question
mark is optional. An unknown name ends the script with an error. The tables list everything a script can call, except \`console\`.
`;

/** Sections of the page, each with the function names in it; the first match counts. */
const PARTS: readonly (readonly [title: string, names: RegExp])[] = [
  ['Triggers', /Triggered/],
  ['Frames', /frame/i],
  ['Variables', /variable/i],
  ['Layouts and pages', /layout|page/i],
  ['Brand kit and colours', /./],
];

/** Maps functions to their object forms, such as \`studio.frames.move\`. */
function objectForms(): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') forms.set(value, path);
    else for (const [key, part] of Object.entries(value as object)) walk(part, `${path}.${key}`);
  };
  walk(TRIGGERS, 'triggers');
  walk(STUDIO, 'studio');
  return forms;
}

function rowOf(name: string, form: string | undefined): string {
  const { parameters, about } = SCRIPT_SIGNATURES[name] ?? { parameters: [], about: '' };
  const list = `(${parameters.map((parameter) => parameter.name).join(', ')})`;
  const isFree = FREE_FUNCTIONS.includes(name);
  // Members of `triggers` are values, not calls.
  const called = form?.startsWith('triggers.') ? form : form && `${form}${list}`;
  return `| ${isFree ? `\`${name}${list}\`` : ''} | ${called ? `\`${called}\`` : ''} | ${about} |`;
}

/** Returns the page of script functions, as the text of its file. */
export async function scriptReference(): Promise<string> {
  const forms = objectForms();
  const names = Object.keys(SCRIPT_SIGNATURES);
  const partOf = (name: string) => PARTS.find(([, fits]) => fits.test(name))?.[0];
  const parts = PARTS.map(([title]) => {
    const rows = names.filter((name) => partOf(name) === title).map((name) => rowOf(name, forms.get(name)));
    return [`## ${title}\n`, '| function | object form | effect or result |', '|---|---|---|', ...rows].join(
      '\n',
    );
  });
  return format([INTRO, ...parts].join('\n\n'), { ...(await resolveConfig(PATH)), filepath: PATH });
}

import { format, resolveConfig } from 'prettier';
import { FREE_FUNCTIONS, SCRIPT_SIGNATURES, STUDIO, TRIGGERS } from '../src/engine/scripts/index.ts';

const PATH = 'docs/scripts.md';

const INTRO = `# Scripts of actions

Made from \`src/engine/scripts\` by \`npm run contract\`; change that, not this file. The field for code completes from the same.

An action runs its script when one of its triggers occurs, in Run, in projects and in output, and never while a template is
designed. Scripts are JavaScript (ES2020) on a thread of their own, without a network, and are ended after ten seconds. Dates
know the day of the run in UTC alone, random numbers are the same in every run. \`console.log\` writes to the log of the run.

A parameter that is called after a thing takes that thing's name: \`setFrameX('Logo', 10)\`. One with a question mark may be left
out. A name that nothing has ends the script with an error that says so. \`console\` apart, everything a script can call is below.
`;

/** Which part of the page a function is told in, the first that fits its name. */
const PARTS: readonly (readonly [title: string, names: RegExp])[] = [
  ['What started the script', /Triggered/],
  ['Frames', /frame/i],
  ['Variables', /variable/i],
  ['Layouts and pages', /layout|page/i],
  ['Brand kit and colours', /./],
];

/** The object forms of functions, such as \`studio.frames.move\`, by the function's own name. */
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
  // What `triggers` tells is there without being called.
  const called = form?.startsWith('triggers.') ? form : form && `${form}${list}`;
  return `| ${isFree ? `\`${name}${list}\`` : ''} | ${called ? `\`${called}\`` : ''} | ${about} |`;
}

/** The page of what scripts can call, as the text of its file. */
export async function scriptReference(): Promise<string> {
  const forms = objectForms();
  const names = Object.keys(SCRIPT_SIGNATURES);
  const partOf = (name: string) => PARTS.find(([, fits]) => fits.test(name))?.[0];
  const parts = PARTS.map(([title]) => {
    const rows = names.filter((name) => partOf(name) === title).map((name) => rowOf(name, forms.get(name)));
    return [`## ${title}\n`, '| function | object form | what it does |', '|---|---|---|', ...rows].join(
      '\n',
    );
  });
  return format([INTRO, ...parts].join('\n\n'), { ...(await resolveConfig(PATH)), filepath: PATH });
}

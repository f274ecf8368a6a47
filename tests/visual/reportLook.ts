/** Styles of the report: plain, in the reader's own theme. */
export const REPORT_STYLES = `
:root { color-scheme: light dark; --line: light-dark(#e2e5ef, #33364f); --quiet: light-dark(#50566f, #aeb3cd); --paper: light-dark(#fff, #151728); --ground: light-dark(#f6f7fb, #0e0f1c); }
* { box-sizing: border-box; }
body { margin: 0; font: 14px/20px system-ui, sans-serif; background: var(--ground); display: grid; grid-template: auto 1fr / 20rem minmax(0, 1fr); min-height: 100vh; }
header { grid-column: 1 / -1; padding: 16px 24px; background: var(--paper); border-bottom: 1px solid var(--line); }
h1 { font-size: 20px; line-height: 28px; margin: 0; } h2 { font-size: 16px; margin: 0; } h3 { font-size: 14px; margin: 0; }
p { margin: 4px 0; color: var(--quiet); } small { color: var(--quiet); font-weight: 400; }
fieldset { border: 0; padding: 0; margin: 8px 0 0; display: flex; gap: 16px; } legend { float: left; margin-right: 16px; }
.warning { color: light-dark(#7d4a00, #f3c578); }
nav { border-right: 1px solid var(--line); padding: 16px 24px; } nav ol { list-style: none; margin: 0; padding: 0; position: sticky; top: 16px; max-height: calc(100vh - 32px); overflow: auto; } nav li { padding: 4px 0; }
main { padding: 24px; display: grid; gap: 32px; align-content: start; }
a { color: light-dark(#4f23cc, #b9a6ff); }
article { margin-top: 12px; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--paper); }
.badge { font-size: 12px; font-weight: 600; padding: 1px 6px; border-radius: 4px; background: light-dark(#eceef5, #262a42); }
.badge.changed { background: light-dark(#e8f1fe, #13284d); } .badge.unstable { background: light-dark(#fdf1dd, #38280c); }
.badge.failed { background: light-dark(#fdebed, #421721); } .badge.missing { background: light-dark(#f1edfd, #251f4a); }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin-top: 12px; }
figure { margin: 0; } figcaption { color: var(--quiet); margin-bottom: 4px; }
figure button { all: unset; cursor: zoom-in; display: block; max-width: 100%; outline: 1px solid var(--line); background: repeating-conic-gradient(#8883 0 25%, transparent 0 50%) 0 / 16px 16px; }
figure button:focus-visible { outline: 2px solid #5f30e2; }
img { display: block; max-width: 100%; } .none { padding: 24px; text-align: center; border: 1px dashed var(--line); }
details { margin-top: 12px; } summary { cursor: pointer; } pre { overflow: auto; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; margin-top: 8px; } th { text-align: left; font-weight: 600; }
td { vertical-align: top; white-space: pre-wrap; overflow-wrap: anywhere; padding: 0 8px; }
.removed td:first-child { background: light-dark(#fdebed, #421721); } .added td:last-child { background: light-dark(#e4f5ec, #10301f); }
.gap td { color: var(--quiet); background: var(--ground); }
code, pre { font: 12px/18px ui-monospace, monospace; }
dialog { max-width: none; max-height: none; width: 100vw; height: 100vh; border: 0; padding: 16px; } dialog div { margin-top: 12px; } dialog img { max-width: none; }
[hidden] { display: none; }
@media (max-width: 900px) { body { display: block; } nav { border: 0; } .pictures { grid-template-columns: 1fr; } }
`;

/** Behaviour of the report: filters by verdict, and pictures at full size. */
export const REPORT_SCRIPT = `
const choices = [...document.querySelectorAll('fieldset input')];
const show = () => {
  const wanted = new Set(choices.filter((choice) => choice.checked).map((choice) => choice.value));
  for (const article of document.querySelectorAll('article')) article.hidden = !wanted.has(article.dataset.verdict);
  for (const section of document.querySelectorAll('section:has(article)'))
    section.hidden = !section.querySelector('article:not([hidden])');
  for (const item of document.querySelectorAll('nav li'))
    item.hidden = !item.dataset.verdicts.split(' ').some((verdict) => wanted.has(verdict));
};
for (const choice of choices) choice.addEventListener('change', show);
const dialog = document.querySelector('dialog');
for (const button of document.querySelectorAll('figure button'))
  button.addEventListener('click', () => {
    dialog.querySelector('div').replaceChildren(button.firstChild.cloneNode());
    dialog.showModal();
  });
`;

import type { Outcome } from './checkStories';
import type { Finding, Verdict } from './checkStory';
import { describeFinding, FAILURES, updateCommand } from './describe';
import { modeName } from './modes';
import { rendererName } from './renderer';
import { REPORT_SCRIPT, REPORT_STYLES } from './reportLook';
import { diffText } from './treeDiff';

const escape = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** Renders one page with all differences, side by side; it needs no other file. */
export function renderReport(outcome: Outcome): string {
  const { findings, orphans, renderer, otherRenderer, isLenient } = outcome;
  const bad = findings.filter(({ verdict }) => verdict !== 'same');
  const verdicts = (Object.keys(FAILURES) as (keyof typeof FAILURES)[]).filter((verdict) =>
    bad.some((finding) => finding.verdict === verdict),
  );
  const stories = [...new Set(bad.map(({ story }) => story.id))].map((id) =>
    bad.filter(({ story }) => story.id === id),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${stories.length} stories look different</title>
<style>${REPORT_STYLES}</style>
<header>
<h1>${escape(headline(stories.length, orphans.length))}</h1>
<p>${findings.length - bad.length} of ${findings.length} pictures are as before. Drawn by ${escape(rendererName(renderer))}.</p>
${otherRenderer ? `<p class="warning">The baselines were drawn by ${escape(rendererName(otherRenderer))}${isLenient ? ': smoothed edges and small shades were not compared' : ''}.</p>` : ''}
<fieldset><legend>Show</legend>${verdicts.map((verdict) => choice(verdict, bad)).join('')}</fieldset>
</header>
<nav aria-label="Stories"><ol>${stories.map(link).join('')}</ol></nav>
<main>
${orphans.length > 0 ? orphanList(orphans) : ''}
${stories.map(section).join('\n')}
</main>
<dialog aria-label="Full size"><form method="dialog"><button>Close</button></form><div></div></dialog>
<script>${REPORT_SCRIPT}</script>
</html>
`;
}

function headline(stories: number, orphans: number): string {
  const parts = [
    ...(stories > 0 ? [`${stories} ${stories === 1 ? 'story needs' : 'stories need'} a look`] : []),
    ...(orphans > 0 ? [`${orphans} ${orphans === 1 ? 'baseline has' : 'baselines have'} no story`] : []),
  ];
  return parts.join(', ') || 'Everything is as before';
}

function choice(verdict: keyof typeof FAILURES, bad: readonly Finding[]): string {
  const count = bad.filter((finding) => finding.verdict === verdict).length;
  return `<label title="${escape(FAILURES[verdict])}"><input type="checkbox" checked value="${verdict}"> ${badge(verdict)} ${count}</label>`;
}

const badge = (verdict: Verdict): string => `<span class="badge ${verdict}">${verdict}</span>`;

function link(findings: readonly Finding[]): string {
  const [{ story }] = findings as [Finding];
  const verdicts = [...new Set(findings.map(({ verdict }) => verdict))];
  return `<li data-verdicts="${verdicts.join(' ')}"><a href="#${story.id}">${escape(story.title)}</a> ${verdicts.map(badge).join(' ')}</li>`;
}

function section(findings: readonly Finding[]): string {
  const [{ story }] = findings as [Finding];
  return `<section id="${story.id}">
<h2>${escape(story.title)}</h2>
<p><code>${escape(updateCommand(story.id))}</code></p>
${findings.map(article).join('\n')}
</section>`;
}

function article(finding: Finding): string {
  const { verdict, mode, before, after, difference, tree, error } = finding;
  const isUnstable = verdict === 'unstable';
  return `<article data-verdict="${verdict}">
<h3>${modeName(mode)} ${badge(verdict)} <small>${escape(describeFinding(finding))}</small></h3>
<p>${escape(FAILURES[verdict as keyof typeof FAILURES])}</p>
${error ? `<pre>${escape(error)}</pre>` : ''}
<div class="pictures">
${figure(isUnstable ? 'First take' : 'Before', before)}
${figure(isUnstable ? 'Second take' : 'After', after)}
${figure('Difference', difference?.file)}
</div>
${tree ? treeTable(tree) : ''}
</article>`;
}

function figure(caption: string, file: Uint8Array | undefined): string {
  if (!file) return `<figure><figcaption>${caption}</figcaption><p class="none">none</p></figure>`;
  const source = `data:image/webp;base64,${Buffer.from(file).toString('base64')}`;
  return `<figure><figcaption>${caption}</figcaption><button><img loading="lazy" alt="${caption}" src="${source}"></button></figure>`;
}

/** Shows the two trees side by side, with matching lines aligned. */
function treeTable(tree: { before: string; after: string }): string {
  const rows = diffText(tree.before, tree.after).map(({ kind, text }) => {
    if (kind === 'gap') return `<tr class="gap"><td colspan="2">${text}</td></tr>`;
    const cell = `<code>${escape(text)}</code>`;
    return `<tr class="${kind}"><td>${kind === 'added' ? '' : cell}</td><td>${kind === 'removed' ? '' : cell}</td></tr>`;
  });
  return `<details open><summary>Accessibility tree</summary><table>
<thead><tr><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}

function orphanList(orphans: readonly string[]): string {
  return `<section id="orphans"><h2>Baselines without a story</h2>
<p>The stories were renamed, removed or are no longer tagged. <code>npm run test:visual -- --update</code> removes them.</p>
<ul>${orphans.map((file) => `<li><code>${escape(file)}</code></li>`).join('')}</ul></section>`;
}

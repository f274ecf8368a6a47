/* Runs before the page is drawn, so that it is drawn in the theme that was chosen in the console. */
const root = document.documentElement;
const chosen = localStorage.getItem('colourMode');
if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;

/** Shows what holds all words that are looked for, in the page and in its contents. */
function search(typed) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (text) => words.every((word) => text.includes(word));
  let count = 0;
  for (const article of document.querySelectorAll('article')) {
    article.hidden = !isWanted(article.dataset.searched);
    if (!article.hidden) count += 1;
    const entry = document.querySelector(`[data-entry="${article.id}"]`);
    if (entry) entry.hidden = article.hidden;
  }
  for (const section of document.querySelectorAll('[data-section]')) {
    section.hidden = !section.querySelector('article:not([hidden])');
    const group = document.querySelector(`[data-group="${section.id}"]`);
    if (group) group.hidden = section.hidden;
  }
  const found = document.getElementById('found');
  if (words.length === 0) found.textContent = '';
  else if (count === 0) found.textContent = `Nothing holds “${typed.trim()}”.`;
  else found.textContent = count === 1 ? '1 entry' : `${count} entries`;
}

/** What is linked to is shown, whatever is searched for. */
function showTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const field = document.getElementById('search');
  if (!target?.closest('[hidden]') || !field) return;
  field.value = '';
  search('');
  target.scrollIntoView();
}

async function copy(button) {
  const code = button.parentElement.querySelector('code');
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    // It can still be copied by hand.
    getSelection().selectAllChildren(code);
    button.textContent = 'Selected';
  }
}

document.addEventListener('DOMContentLoaded', () => {
  const field = document.getElementById('search');
  field?.addEventListener('input', () => search(field.value));
  // The page is long: its field may be typed in before all of it is there.
  if (field?.value) search(field.value);
  addEventListener('hashchange', showTarget);
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-copy]');
    if (button) void copy(button);
  });
  const contents = document.querySelector('.contents');
  if (matchMedia('(max-width: 48rem)').matches) contents.open = false;
});

import { Marked } from 'marked';

const marked = new Marked({
  // HTML-like text in a contract is literal.
  renderer: { html: ({ text }) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') },
});

/** A description of a contract. */
export function Markdown({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <div className="prose" dangerouslySetInnerHTML={{ __html: marked.parse(children, { async: false }) }} />
  );
}

/** A description within a line or a cell. */
export function InlineMarkdown({ children }: { children: string | undefined }) {
  if (!children) return null;
  return <span dangerouslySetInnerHTML={{ __html: marked.parseInline(children.trim(), { async: false }) }} />;
}

import type { ReactNode } from 'react';
import { REFERENCE_PATHS } from '../../src/domain/paths';

/** The pages of the reference. */
export type PageName = keyof typeof REFERENCE_PATHS;

/** Titles of the pages. */
export const TITLES: Readonly<Record<PageName, string>> = {
  environment: 'Environment API',
  management: 'Management API',
  'web-hooks': 'Web hooks',
};

/** An entry of the contents: a section with its items. */
export interface ContentsGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly { readonly id: string; readonly title: string; readonly method?: string }[];
}

interface LayoutProps {
  page: PageName;
  contents: readonly ContentsGroup[];
  /** Whether the page is long enough for a search. @default false */
  isSearched?: boolean;
  children: ReactNode;
}

/** The frame of a page of the reference: navigation, contents, and the page itself. */
export function Layout({ page, contents, isSearched = false, children }: LayoutProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${TITLES[page]} · Platen`}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/reference/reference.css" />
        <script src="/reference/reference.js" />
      </head>
      <body>
        <a className="skip" href="#content">
          Skip to content
        </a>
        <header className="top">
          <span className="product">
            Platen <span className="muted">API reference</span>
          </span>
          <nav aria-label="Reference">
            {(Object.keys(TITLES) as PageName[]).map((each) => (
              <a key={each} href={REFERENCE_PATHS[each]} aria-current={each === page ? 'page' : undefined}>
                {TITLES[each]}
              </a>
            ))}
          </nav>
        </header>
        <div className="frame">
          <details className="contents" open>
            <summary>Contents</summary>
            {isSearched && (
              <search>
                <label className="hidden" htmlFor="search">
                  Search this page
                </label>
                <input id="search" type="search" placeholder="Search this page" autoComplete="off" />
                <p id="found" className="muted small" role="status" />
              </search>
            )}
            <nav aria-label="Contents">
              {contents.map(({ id, title, entries }) => (
                <section key={id} data-group={id}>
                  <a className="group" href={`#${id}`}>
                    {title}
                  </a>
                  {entries.length > 0 && (
                    <ul>
                      {entries.map((entry) => (
                        <li key={entry.id} data-entry={entry.id}>
                          <a href={`#${entry.id}`}>
                            {entry.method && <Method>{entry.method}</Method>}
                            <span>{entry.title}</span>
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </section>
              ))}
            </nav>
          </details>
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </div>
      </body>
    </html>
  );
}

/** The method of a call. */
export const Method = ({ children }: { children: string }) => (
  <span className="method" data-method={children}>
    {children.toUpperCase()}
  </span>
);

/** A heading that can be linked to. */
export function LinkedHeading({ level, id, children }: { level: 2 | 3; id: string; children: ReactNode }) {
  const Tag = `h${level}` as const;
  return (
    <Tag>
      <a className="anchor" href={`#${id}`}>
        {children}
      </a>
    </Tag>
  );
}

/** Code with a button that copies it. */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    <figure className="code">
      <figcaption>{label}</figcaption>
      <button type="button" data-copy="" aria-label={`Copy: ${label}`}>
        Copy
      </button>
      <pre tabIndex={0} aria-label={label}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}

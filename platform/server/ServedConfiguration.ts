import type { Configuration } from '@/domain/configuration';

/** What `config.json` holds: what the console is started with, and what only a web server reads from it. */
export interface ServedConfiguration extends Configuration {
  /** Origins of environments' own APIs, where they are on other hosts than the platform. */
  environmentApiOrigins: string[];
  /** Origins pictures of users may come from. */
  pictureOrigins: string[];
}

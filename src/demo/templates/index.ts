import { arabicPoster } from './arabicPoster';
import { brochure } from './brochure';
import { businessCard } from './businessCard';
import { certificate } from './certificate';
import type { TemplateDesign } from './design';
import { emailBanner } from './emailBanner';
import { eventBadge } from './eventBadge';
import { flyer } from './flyer';
import { invitation } from './invitation';
import { orderLetter } from './orderLetter';
import { poster } from './poster';
import { priceTag } from './priceTag';
import { socialPost, story } from './socialPost';

export type { TemplateDesign } from './design';

/** Creates the templates of the demo data for print and screens, the same in every run. */
export const demoTemplates = (): TemplateDesign[] => [
  businessCard(),
  flyer(),
  invitation(),
  poster(),
  socialPost(),
  story(),
  emailBanner(),
  priceTag(),
  brochure(),
  eventBadge(),
  orderLetter(),
  arabicPoster(),
  certificate(),
];

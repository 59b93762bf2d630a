import type { SpecMutant } from './mutant.ts';
import { PRODUCT_MUTANTS } from './section-1-product.ts';
import { HEADER_MUTANTS } from './section-2.1-header.ts';
import { SEASONAL_MUTANTS } from './section-2.10-seasonal.ts';
import { GLOSSARY_MUTANTS } from './section-2.11-glossary.ts';
import { GALLERY_MUTANTS } from './section-2.12-gallery.ts';
import { AUTH_MUTANTS } from './section-2.13-auth.ts';
import { THROW_CALCULATOR_MUTANTS } from './section-2.14-throw-calculator.ts';
import { ADMIN_MUTANTS } from './section-2.15-admin.ts';
import { NOT_FOUND_MUTANTS } from './section-2.16-not-found.ts';
import { FOOTER_MUTANTS } from './section-2.2-footer.ts';
import { ROUTES_MUTANTS } from './section-2.3-routes.ts';
import { HOME_MUTANTS } from './section-2.4-home.ts';
import { BLOG_MUTANTS } from './section-2.5-blog.ts';
import { ARTICLES_MUTANTS } from './section-2.6-articles.ts';
import { ACCESSORIES_MUTANTS } from './section-2.7-accessories.ts';
import { ACCESSORY_PAGES_MUTANTS } from './section-2.8-accessory-pages.ts';
import { AMBIANCE_MUTANTS } from './section-2.9-ambiance.ts';
import { ENTITIES_MUTANTS } from './section-3-entities.ts';
import { STATES_MUTANTS } from './section-4-states.ts';
import { VALIDATION_MUTANTS } from './section-5-validation.ts';
import { PERMISSIONS_MUTANTS } from './section-6-permissions.ts';
import { CALLS_MUTANTS } from './section-7-calls.ts';
import { ERRORS_MUTANTS } from './section-8-errors.ts';
import { LIMITS_MUTANTS } from './section-9-limits.ts';

/** All mutants, by section of the specification. */
export const SPEC_MUTANTS: readonly SpecMutant[] = [
  ...PRODUCT_MUTANTS,
  ...HEADER_MUTANTS,
  ...FOOTER_MUTANTS,
  ...ROUTES_MUTANTS,
  ...HOME_MUTANTS,
  ...BLOG_MUTANTS,
  ...ARTICLES_MUTANTS,
  ...ACCESSORIES_MUTANTS,
  ...ACCESSORY_PAGES_MUTANTS,
  ...AMBIANCE_MUTANTS,
  ...SEASONAL_MUTANTS,
  ...GLOSSARY_MUTANTS,
  ...GALLERY_MUTANTS,
  ...AUTH_MUTANTS,
  ...THROW_CALCULATOR_MUTANTS,
  ...ADMIN_MUTANTS,
  ...NOT_FOUND_MUTANTS,
  ...ENTITIES_MUTANTS,
  ...STATES_MUTANTS,
  ...VALIDATION_MUTANTS,
  ...PERMISSIONS_MUTANTS,
  ...CALLS_MUTANTS,
  ...ERRORS_MUTANTS,
  ...LIMITS_MUTANTS,
];

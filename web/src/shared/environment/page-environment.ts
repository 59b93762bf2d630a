import type { SiteEnvironment } from '@lumen-throw/domain/environment';

/** The part of the configuration that every page carries; nothing in it is secret. */
export type PageEnvironment = Pick<
  SiteEnvironment,
  'backend' | 'siteUrl' | 'studioUrl' | 'content' | 'firebase' | 'requireConfirmedEmail' | 'newsInterval'
>;

/** Id of the element that carries it. */
export const ENVIRONMENT_ELEMENT_ID = 'environment';

/** Picks the public part of the configuration. */
export function pageEnvironment(environment: SiteEnvironment): PageEnvironment {
  const { backend, siteUrl, studioUrl, content, firebase, requireConfirmedEmail, newsInterval } = environment;
  return { backend, siteUrl, studioUrl, content, firebase, requireConfirmedEmail, newsInterval };
}

let read: PageEnvironment | undefined;

/** The configuration that the page carries. @throws when the page carries none */
export function readEnvironment(): PageEnvironment {
  if (read) return read;
  const text = document.querySelector(`#${ENVIRONMENT_ELEMENT_ID}`)?.textContent;
  if (!text) throw new Error(`There is no #${ENVIRONMENT_ELEMENT_ID}.`);
  read = JSON.parse(text) as PageEnvironment;
  return read;
}

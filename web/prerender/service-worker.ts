import { createHash } from 'node:crypto';
import { OFFLINE_PATH } from './offline-page.ts';

/** First words of the names of its caches, of which there is one. */
const CACHE = 'offline-page-';

/**
 * The service worker. It keeps one page and answers with it where a page of the site cannot be
 * reached; everything else goes to the network as if it were not there: files, data, the content API,
 * forms, and what is shown in frames (the Studio's preview, the calculator in other sites' pages).
 * @param offline the page that it keeps; a changed page makes a changed worker
 */
export function serviceWorker(offline: string): string {
  const version = createHash('sha256').update(offline).digest('hex').slice(0, 12);
  return `const CACHE='${CACHE}${version}',PAGE='${OFFLINE_PATH}';
addEventListener('install',event=>{
  const keep=async()=>{const cache=await caches.open(CACHE);await cache.add(new Request(PAGE,{cache:'reload'}));await skipWaiting()};
  event.waitUntil(keep());
});
addEventListener('activate',event=>{
  const clear=async()=>{
    for(const name of await caches.keys())if(name.startsWith('${CACHE}')&&name!==CACHE)await caches.delete(name);
    await registration.navigationPreload?.enable();
  };
  event.waitUntil(clear());
});
const answer=async event=>{
  try{return (await event.preloadResponse)??(await fetch(event.request))}
  catch(error){const page=await caches.match(PAGE,{cacheName:CACHE});if(page)return page;throw error}
};
addEventListener('fetch',event=>{
  const {mode,method,destination}=event.request;
  if(mode==='navigate'&&method==='GET'&&destination==='document')event.respondWith(answer(event));
});
`;
}

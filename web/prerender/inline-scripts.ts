import { SESSION_HINT_KEY } from '../src/shared/session/session-keys.ts';
import { THEME_KEY } from '../src/layout/theme-key.ts';

/**
 * Runs before anything is painted: the chosen theme, and whether somebody signed in before. Stands in
 * every page as it is; its hash is in the page's policy.
 */
export const FIRST_SCRIPT = `(()=>{try{const d=document.documentElement.dataset,t=localStorage.getItem('${THEME_KEY}');if(t==='paper'||t==='dusk'){d.theme=t;for(const m of document.querySelectorAll('meta[data-theme]'))m.setAttribute('media',m.dataset.theme===t?'all':'not all')}if(localStorage.getItem('${SESSION_HINT_KEY}')!==null)d.sessionHint=''}catch{}})()`;

/**
 * Notes that somebody has just arrived, and looks at the top of the page: not where the address names
 * a place or the browser goes back to one. Ends with the first way to anywhere.
 */
export const ARRIVAL_SCRIPT = `if(location.hash.length<2&&performance.getEntriesByType('navigation')[0]?.type==='navigate'){const d=document.documentElement.dataset,leave=e=>{if(e.type!=='click'||e.target.closest('a'))delete d.arrival};d.arrival='';for(const k of['click','popstate','hashchange'])addEventListener(k,leave,true)}`;

/** On the page for unknown addresses: hides it where the address may have been published since the build. */
export const PENDING_SCRIPT = `if(/^\\/(?:(?:blog|accessories|ambiance)\\/)?[^/]+\\/?$/.test(location.pathname))document.documentElement.dataset.pending=''`;

/** On pages that show what their query says: hides the prerendered defaults until the live page has read it. */
export const QUERY_SCRIPT = `if(location.search.length>1)document.documentElement.dataset.query=''`;

/**
 * Where faults are reported: keeps those of the first moments, and loads what reports them once the
 * page has loaded and nobody waits for it.
 * @param watcher address of `faults/watch-faults.ts`
 */
export function faultScript(watcher: string): string {
  return `(()=>{const f=globalThis.faults={kept:[],take:null},keep=e=>f.take?f.take(e):f.kept.push(e);for(const k of['error','unhandledrejection','securitypolicyviolation'])addEventListener(k,keep);addEventListener('load',()=>setTimeout(()=>import(${JSON.stringify(watcher)}),3000),{once:true})})()`;
}

/**
 * Brings the page alive once it has loaded and the browser is idle, or as soon as the visitor does
 * something. Links work without it; a click on a button and what is put
 * into a field are kept until the page can answer. Nothing is fetched before, so that a slow connection
 * is left to the pictures; each module is evaluated in a task of its own, so that the browser can answer
 * the visitor in between.
 * @param chunks addresses of all modules that the page needs, fetched together
 * @param modules addresses of the client's entry module and, before it, of those that it imports
 */
export function startScript(chunks: readonly string[], modules: readonly string[]): string {
  return `(()=>{const kept=globalThis.beforeAlive={alive:false,button:null,fields:new Map()};let started=false;const start=async()=>{if(started)return;started=true;for(const href of ${JSON.stringify(chunks)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));for(const m of ${JSON.stringify(modules)}){await import(m);await new Promise(f=>setTimeout(f))}};const idle=globalThis.requestIdleCallback??(f=>setTimeout(f,200));const answered=t=>kept.alive&&!(t instanceof Element&&t.closest('[data-late]'));addEventListener('click',e=>{if(answered(e.target))return;const b=e.target instanceof Element?e.target.closest('button'):null;if(b){e.preventDefault();e.stopImmediatePropagation();kept.button=b}start()},true);addEventListener('input',({target:t})=>{if(answered(t))return;kept.fields.delete(t);kept.fields.set(t,t.type==='checkbox'||t.type==='radio'?t.checked:t.value)},true);for(const k of['pointerdown','keydown','touchstart'])addEventListener(k,start,{once:true,passive:true});const d=document.documentElement.dataset;if(d.pending!==undefined||d.query!==undefined||document.querySelector('#page-data')===null)start();else if(document.readyState==='complete')idle(start,{timeout:2000});else addEventListener('load',()=>idle(start,{timeout:2000}),{once:true})})()`;
}

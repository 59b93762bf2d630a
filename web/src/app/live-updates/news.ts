/** What keeps pages up to date, in one script that is loaded when there is time for it. */
export { noteBuilt } from './known-pages.ts';
export { newestSinceBuild } from './newest-since-build.ts';
export { newsWatcher } from './watch-news.ts';

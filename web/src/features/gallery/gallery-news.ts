/** What an admin did since the page was opened: the answer that the gallery begins with, asked for again. */
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askGalleryStart, setupOfStart } from '@lumen-throw/community/gallery-start';
import type { GalleryStart } from '@lumen-throw/domain/gallery-start';
import type { Setup } from '@lumen-throw/domain/setup';
import { siteMonthKey } from '@lumen-throw/domain/site-calendar';
import { useEnvironment } from '../../shared/environment/environment-context.tsx';
import { featuredQuery, GALLERY_KEYS } from './gallery-queries.ts';

/** A setup this young may not stand in the kept answer yet, in milliseconds. */
const SETTLED = 60_000;

/** The answer, and when it came, in milliseconds since 1970. */
export interface GalleryNews extends GalleryStart {
  at: number;
}

/** What the news need to know of a setup. */
type Listed = Pick<Setup, 'id' | 'created_at'>;

/** Moment from which on the answer knows every setup, in milliseconds since 1970. */
function knownSince({ next, setups }: GalleryNews): number {
  const last = setups.at(-1);
  return next === null || !last ? -Infinity : Date.parse(last.created_at);
}

function isIn({ featured, setups }: GalleryNews, { id }: Listed): boolean {
  return featured?.id === id || setups.some((setup) => setup.id === id);
}

/** Whether the news show that a setup, which was published, has been hidden or deleted. */
export function isWithdrawn(news: GalleryNews, listed: Listed): boolean {
  const created = listed.created_at.getTime();
  return created > knownSince(news) && created < news.at - SETTLED && !isIn(news, listed);
}

/** Whether the news say nothing of a setup, because it is older than all that stand in them. */
export function isBeyond(news: GalleryNews, listed: Listed): boolean {
  return listed.created_at.getTime() <= knownSince(news) && !isIn(news, listed);
}

/**
 * The answer as it is now: asked for in the site's own interval while the tab is in sight, and on coming
 * back to it. Hosting's CDN has it, so it costs no read of the database.
 * @returns null before the first of them, without an answer, and where nobody asks
 */
export function useGalleryNews(): GalleryNews | null {
  const { newsInterval } = useEnvironment();
  const { data } = useQuery({
    // Beside the gallery's other reads: "Try again" is not about it.
    queryKey: ['gallery-news'],
    queryFn: async (): Promise<GalleryNews | null> => {
      const start = await askGalleryStart();
      return start && { ...start, at: Date.now() };
    },
    enabled: newsInterval !== null,
    initialData: null,
    initialDataUpdatedAt: () => Date.now(),
    staleTime: newsInterval ?? Infinity,
    refetchInterval: newsInterval ?? false,
    refetchOnWindowFocus: true,
  });
  return data;
}

interface CardPage {
  cards: readonly { id: string }[];
}

/** Ids of what stood in one answer and was hidden or deleted by the next. */
export function goneBetween(before: GalleryNews, news: GalleryNews): ReadonlySet<string> {
  const listed = before.setups.map(({ id, created_at: created }) => ({ id, created_at: new Date(created) }));
  return new Set(listed.flatMap((one) => (isWithdrawn(news, one) ? [one.id] : [])));
}

/** Shows another Setup of the Month, and takes cards that are gone out of the grid. */
export function useFollowedNews(): void {
  const { firebase } = useEnvironment();
  const client = useQueryClient();
  const news = useGalleryNews();
  const before = useRef<GalleryNews | null>(null);
  useEffect(() => {
    if (!news) return;
    const { queryKey } = featuredQuery(firebase);
    const shown = client.getQueryData(queryKey);
    if (news.month === siteMonthKey(new Date()) && shown !== undefined && shown?.id !== news.featured?.id)
      client.setQueryData(queryKey, news.featured && setupOfStart(firebase, news.featured));
    const gone = before.current ? goneBetween(before.current, news) : new Set<string>();
    before.current = news;
    if (gone.size === 0) return;
    client.setQueriesData<InfiniteData<CardPage>>({ queryKey: GALLERY_KEYS.cards }, (read) => {
      if (!read) return read;
      const pages = read.pages.map((page) => ({
        ...page,
        cards: page.cards.filter(({ id }) => !gone.has(id)),
      }));
      return { ...read, pages };
    });
  }, [news, client, firebase]);
}

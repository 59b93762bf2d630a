import { loadFeaturedMonths, type FeaturedMonth } from '@lumen-throw/community/index';
import type { FirebaseEnvironment } from '@lumen-throw/domain/environment';
import { monthHref, monthTitle, monthWords } from '@lumen-throw/domain/featured-months';
import type { Setup } from '@lumen-throw/domain/setup';
import { SHARE_PICTURE_SIZE, sharePicturePath } from '@lumen-throw/domain/setup-links';
import { isMonthKey, siteMonthKey, type MonthKey } from '@lumen-throw/domain/site-calendar';
import { PATHS } from '@lumen-throw/domain/site-paths';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { CommunityData } from '../../../shared/community-data/community-data.tsx';
import { LoadingState } from '../../../shared/controls/loading.tsx';
import { BackLink } from '../../../shared/design/back-link.tsx';
import { Button, LinkButton } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../shared/design/icons.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { theme } from '../../../shared/design/theme.ts';
import { Heading, Lead, Muted } from '../../../shared/design/type.tsx';
import { useEnvironment } from '../../../shared/environment/environment-context.tsx';
import type { LinkedPart } from '../../../shared/seo/linked-part.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { excerpt } from '../../../shared/setup/setup-words.ts';
import { OnceHydrated, useHydrated } from '../../../startup/use-hydrated.ts';
import { linkedPart } from '../linked-setup.ts';
import { GALLERY_TEXTS } from '../texts.ts';
import { MonthSetup } from './month-setup.tsx';
import { MONTH_TEXTS } from './texts.ts';

const Page = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;

  /* The footer stays out of sight while the setup comes. */
  min-height: 90vh;
  padding-block: ${theme.space.l} ${theme.space.section};
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space.xs};
  justify-items: start;

  /* The line of the month has its place before the address is read. */
  p {
    min-height: 1.5em;
  }
`;

const Months = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space.l};
  justify-content: space-between;
`;

const Later = styled(BackLink)`
  margin-inline-start: auto;
`;

/** Characters of a description in the head. */
const DESCRIPTION = 200;

/** The setup of a month, and the months beside it. */
function monthQuery(firebase: FirebaseEnvironment, month: MonthKey | null) {
  return queryOptions({
    queryKey: ['featured-month', month],
    queryFn: month === null ? skipToken : async () => (await loadFeaturedMonths()).readMonth(firebase, month),
    meta: { log: 'A month was not read.' },
  });
}

/** What the head says of a month's setup, as a function writes it where the page is asked for by its address. */
function partOf(month: MonthKey, { id, title, description, images }: Setup, siteUrl: string): LinkedPart {
  const name = monthTitle(month, title);
  const url = new URL(sharePicturePath(id), siteUrl).href;
  return {
    title: name,
    description: excerpt(description.replaceAll(/\s+/g, ' '), DESCRIPTION),
    path: monthHref(month),
    image: images.length > 0 ? { url, ...SHARE_PICTURE_SIZE, alt: name } : null,
  };
}

/** Why a month has no setup. */
function reasonFor(month: MonthKey | null): 'unknown' | 'notYet' | 'none' {
  if (month === null) return 'unknown';
  return month > siteMonthKey(new Date()) ? 'notYet' : 'none';
}

interface MonthProps {
  month: MonthKey | null;
}

/** The ways to the months beside one, as far as those had a setup. */
function MonthsBeside({ before, after }: Pick<FeaturedMonth, 'before' | 'after'>) {
  if (before === null && after === null) return null;
  return (
    <Months aria-label={MONTH_TEXTS.otherMonths}>
      {before === null ? null : (
        <BackLink to={monthHref(before)}>
          <ArrowLeftIcon /> {monthWords(before)}
        </BackLink>
      )}
      {after === null ? null : (
        <Later to={monthHref(after)}>
          {monthWords(after)} <ArrowRightIcon />
        </Later>
      )}
    </Months>
  );
}

function Nothing({ month }: MonthProps) {
  return (
    <EmptyState message={MONTH_TEXTS[reasonFor(month)]}>
      <LinkButton $kind="quiet" to={PATHS.gallery}>
        {MONTH_TEXTS.toGallery}
      </LinkButton>
    </EmptyState>
  );
}

/** What was read of the month, and the head of the page. */
function Month({ month }: MonthProps) {
  const { firebase, siteUrl } = useEnvironment();
  const hydrated = useHydrated();
  const { data, isError, refetch } = useQuery(monthQuery(firebase, month));
  const setup = data?.setup ?? null;
  const written = month === null ? null : linkedPart(monthHref(month), siteUrl);
  const linked = written ?? (month !== null && setup ? partOf(month, setup, siteUrl) : null);
  const empty = month === null || data?.setup === null;
  return (
    <>
      <Seo title={GALLERY_TEXTS.featured} linked={linked} noIndex={linked === null} />
      {hydrated && isError ? (
        <EmptyState message={MONTH_TEXTS.failed}>
          <Button $kind="quiet" onClick={() => void refetch()}>
            {MONTH_TEXTS.tryAgain}
          </Button>
        </EmptyState>
      ) : null}
      {hydrated && empty ? <Nothing month={month} /> : null}
      {hydrated && !empty && !data && !isError ? <LoadingState label={MONTH_TEXTS.loading} /> : null}
      {setup ? <MonthSetup setup={setup} /> : null}
      {data ? <MonthsBeside before={data.before} after={data.after} /> : null}
    </>
  );
}

/**
 * The Setup of one month. The build renders one file for all months; a function says in its head which setup
 * it is, and the browser reads it.
 */
export function Component() {
  const { month: asked = '' } = useParams();
  const month = isMonthKey(asked) ? asked : null;
  return (
    <Page>
      <Head>
        <BackLink to={PATHS.gallery}>
          <ArrowLeftIcon /> {MONTH_TEXTS.back}
        </BackLink>
        <Heading as="h1" $size="h1">
          {GALLERY_TEXTS.featured}
        </Heading>
        <Lead>
          <OnceHydrated>{month === null ? null : monthWords(month)}</OnceHydrated>
        </Lead>
        <noscript>
          <Muted>{MONTH_TEXTS.needsScript}</Muted>
        </noscript>
      </Head>
      <CommunityData key={month}>
        <Month month={month} />
      </CommunityData>
    </Page>
  );
}

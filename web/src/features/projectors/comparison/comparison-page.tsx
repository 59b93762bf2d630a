import { comparisonHref, comparisonQuery, IN_YOUR_LIGHT_ID } from '@lumen-throw/domain/site-paths';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { AllProjectorsLink } from '../all-projectors-link.tsx';
import { ContentPage } from '../../../layout/content-page.tsx';
import { useAddressState } from '../../../shared/address-state/use-address-state.ts';
import { compact } from '../../../shared/content/compact.ts';
import { Field, Select } from '../../../shared/controls/field.tsx';
import { LinkButton } from '../../../shared/design/button.tsx';
import { EmptyState } from '../../../shared/design/empty-state.tsx';
import { PageHeader } from '../../../shared/design/page-header.tsx';
import { PageWidth } from '../../../shared/design/page-width.tsx';
import { media, theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { lazyPart } from '../../../shared/on-demand/lazy-part.tsx';
import { projectorFacts } from '../../../shared/projectors/projector-facts.ts';
import { Seo } from '../../../shared/seo/seo.tsx';
import { useChosenModels } from '../chosen-models.ts';
import { MOST_COMPARED } from '../most-compared.ts';
import { litProjector } from '../picture-in-light/lit-projector.ts';
import type { ComparisonContent } from './comparison-query.ts';
import { COMPARISON_TEXTS } from './texts.ts';

/** Stand there once projectors are chosen, which the build does not know. */
const ComparedModels = lazyPart(async () => (await import('./compared-models.tsx')).ComparedModels);
const PictureInLight = lazyPart(
  async () => (await import('../picture-in-light/picture-in-light.tsx')).PictureInLight,
);

/** Keeps the footer below the first screen, so that projectors named in the address do not push it there. */
const Body = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
  min-height: 80vh;
  padding-bottom: ${theme.space.section};

  > * {
    min-width: 0;
  }
`;

const Choices = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(calc(50% - ${theme.space.m}), 14rem), 1fr));
  gap: ${theme.space.m};

  ${media.scriptless} {
    display: none;
  }
`;

const Scriptless = styled(Small)`
  display: none;

  ${media.scriptless} {
    display: block;
  }
`;

/** The slugs that an address names. */
function askedIn(search: string): readonly string[] {
  const names = (new URLSearchParams(search).get('with') ?? '').split(',').filter(Boolean);
  return [...new Set(names)];
}

const NAMES_IN_ADDRESS = {
  names: ['with'],
  read: askedIn,
  write: (slugs: readonly string[]) => (slugs.length > 0 ? comparisonQuery(slugs) : ''),
};

/** What the comparison shows; the address says of which models. */
export function Comparison({ content }: { content: ComparisonContent }) {
  const known = useMemo(
    () =>
      compact(content.projectors).map((projector) => ({
        slug: projector.slug ?? '',
        projector,
        facts: projectorFacts(projector),
      })),
    [content.projectors],
  );
  // Renders again, and so reads the query, when the link below leads to this same page.
  useLocation();
  const [asked, ask] = useAddressState(NAMES_IN_ADDRESS);
  const found = asked.flatMap((slug) => known.filter((projector) => projector.slug === slug));
  const unknown = asked.filter((slug) => !known.some((projector) => projector.slug === slug));
  const chosen = found.slice(0, MOST_COMPARED);
  const [stored, store] = useChosenModels();
  const choose = (place: number, slug: string) => {
    const models = [
      ...chosen.slice(0, place),
      ...known.filter((projector) => projector.slug === slug),
      ...chosen.slice(place + 1),
    ];
    ask(() => models.map((model) => model.slug));
    // The list and the pages of models show the same choice.
    store(() => models.map((model) => ({ slug: model.slug, name: model.facts.name })));
  };
  return (
    <>
      <Seo title={COMPARISON_TEXTS.title} description={COMPARISON_TEXTS.seoDescription} noIndex />
      <PageHeader
        title={COMPARISON_TEXTS.title}
        intro={COMPARISON_TEXTS.intro}
        back={<AllProjectorsLink />}
      />
      <Body>
        <Scriptless>{COMPARISON_TEXTS.scriptless}</Scriptless>
        <Choices onSubmit={(event) => event.preventDefault()}>
          {Array.from({ length: MOST_COMPARED }, (_, place) => (
            <Field key={place} label={COMPARISON_TEXTS.choose(place + 1)} required>
              {({ required: _required, ...control }) => (
                <Select
                  {...control}
                  value={chosen[place]?.slug ?? ''}
                  disabled={place > chosen.length}
                  onChange={(event) => choose(place, event.target.value)}
                >
                  <option value="">{COMPARISON_TEXTS.nothing}</option>
                  {known.map(({ slug, facts }) => (
                    <option
                      key={slug}
                      value={slug}
                      disabled={chosen.some((other, at) => at !== place && other.slug === slug)}
                    >
                      {facts.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </Choices>
        <div role="status">
          {unknown.length > 0 ? <Small>{COMPARISON_TEXTS.gone(unknown)}</Small> : null}
          {found.length > MOST_COMPARED ? <Small>{COMPARISON_TEXTS.tooMany}</Small> : null}
        </div>
        {chosen.length > 1 ? (
          <ComparedModels
            projectors={chosen.map(({ projector }) => projector)}
            caption={COMPARISON_TEXTS.caption(chosen.map(({ facts }) => facts.name).join(', '))}
          />
        ) : (
          <EmptyState message={COMPARISON_TEXTS.empty}>
            {asked.length === 0 && stored.length > 1 ? (
              <LinkButton to={comparisonHref(stored.map(({ slug }) => slug))} $small>
                {COMPARISON_TEXTS.compareChosen(stored.length)}
              </LinkButton>
            ) : null}
          </EmptyState>
        )}
        <div id={IN_YOUR_LIGHT_ID}>
          {chosen.length > 0 ? (
            <PictureInLight projectors={chosen.map(({ facts }) => litProjector(facts))} />
          ) : null}
        </div>
      </Body>
    </>
  );
}

export function Component() {
  return (
    <ContentPage kind="projectorComparison">{(content) => <Comparison content={content} />}</ContentPage>
  );
}

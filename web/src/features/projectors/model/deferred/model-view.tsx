import { comparisonHref, PATHS } from '@lumen-throw/domain/site-paths';
import styled from 'styled-components';
import { compact } from '../../../../shared/content/compact.ts';
import { BackLink } from '../../../../shared/design/back-link.tsx';
import { ButtonRow, LinkButton } from '../../../../shared/design/button.tsx';
import { Card } from '../../../../shared/design/card.tsx';
import { ArrowLeftIcon } from '../../../../shared/design/icons.tsx';
import { PageWidth } from '../../../../shared/design/page-width.tsx';
import { SectionHead } from '../../../../shared/design/section.tsx';
import { media, theme } from '../../../../shared/design/theme.ts';
import { Eyebrow, Heading, Lead, Muted, Small } from '../../../../shared/design/type.tsx';
import { RelatedGuides } from '../../../../shared/guide-card/related-guides.tsx';
import { kindTitle } from '../../../../shared/projectors/best-figures.ts';
import { projectorFacts } from '../../../../shared/projectors/projector-facts.ts';
import { AffiliateLink } from '../../../../shared/shop/affiliate-link.tsx';
import { Disclosure } from '../../../../shared/shop/disclosure.tsx';
import { CabinetDrawing } from '../../cabinet-drawing.tsx';
import { ComparisonTable } from '../../comparison/deferred/comparison-table.tsx';
import { figureRows, isMeasuredByUs, missingFigures } from '../figure-rows.ts';
import type { ProjectorContent } from '../projector-query.ts';
import { PROJECTOR_TEXTS } from '../../texts.ts';
import { MODEL_TEXTS } from '../texts.ts';
import { DistanceSection } from './distance-section.tsx';
import { FigureList } from './figure-list.tsx';
import { KeyFacts } from './key-facts.tsx';
import { LightSection } from './light-section.tsx';

const Body = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.section};
  padding-bottom: ${theme.space.section};

  > * {
    min-width: 0;
  }
`;

const Head = styled(PageWidth)`
  display: grid;
  gap: ${theme.space.m};
  justify-items: start;
  padding-block: clamp(${theme.space.m}, 3vw, ${theme.space.l})
    clamp(${theme.space.l}, 4vw, ${theme.space.xl});
`;

const Opening = styled.div`
  display: grid;
  gap: ${theme.space.m} ${theme.space.xl};
  align-items: end;
  width: 100%;

  > div:first-child {
    display: grid;
    gap: ${theme.space.s};
    align-content: end;
  }

  > div:last-child {
    overflow: hidden;
  }

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 26rem;
  }
`;

const Shop = styled.div`
  display: grid;
  gap: ${theme.space.s};
  justify-items: start;
`;

const Notes = styled.div`
  display: grid;
  gap: ${theme.space.m};
  padding-top: ${theme.space.l};
  max-width: 68ch;
`;

/** Address of the calculator with the projector chosen. */
function calculatorHref(slug: string): string {
  return `${PATHS.throwCalculator}?preset=${encodeURIComponent(slug)}`;
}

/** All that the page of a projector shows; nothing of it is a control of ours, so it is never hydrated. */
export function ModelView({ projector }: { projector: ProjectorContent }) {
  const facts = projectorFacts(projector);
  const rows = figureRows(projector);
  const missing = missingFigures(rows, projector.kind);
  const slug = projector.slug ?? '';
  const otherNames = compact(projector.otherNames);
  const similar = compact(projector.similar);
  const beside = [
    { slug, facts },
    ...similar.slice(0, 2).map((other) => ({ slug: other.slug ?? '', facts: projectorFacts(other) })),
  ];
  return (
    <>
      <Head as="header">
        <BackLink to={PATHS.projectors}>
          <ArrowLeftIcon />
          {PROJECTOR_TEXTS.allProjectors}
        </BackLink>
        <Opening>
          <div>
            <Eyebrow>{kindTitle(projector.kind)}</Eyebrow>
            <Heading as="h1" $size="h1">
              {facts.name}
            </Heading>
            <Lead>{projector.summary ?? MODEL_TEXTS.intro(kindTitle(projector.kind))}</Lead>
            {otherNames.length > 0 ? <Small>{MODEL_TEXTS.otherNames(otherNames.join(', '))}</Small> : null}
            {isMeasuredByUs(rows) ? null : <Small>{MODEL_TEXTS.notTested}</Small>}
            {projector.noLongerSold ? <Small>{MODEL_TEXTS.usedOnly}</Small> : null}
          </div>
          <Card>
            <CabinetDrawing kind={projector.kind} kilograms={facts.weight} />
          </Card>
        </Opening>
        <KeyFacts facts={facts} />
        <ButtonRow>
          {facts.lens ? (
            <LinkButton to={calculatorHref(slug)} $kind="quiet">
              {MODEL_TEXTS.calculator}
            </LinkButton>
          ) : null}
          <LinkButton to={comparisonHref(beside.map((other) => other.slug))} $kind="quiet">
            {MODEL_TEXTS.compare}
          </LinkButton>
        </ButtonRow>
        <Shop>
          <Disclosure />
          <AffiliateLink
            target={{
              name: facts.name,
              marketplaceId: projector.marketplaceId,
              searchPhrase: facts.name,
            }}
          />
        </Shop>
      </Head>
      <Body>
        <DistanceSection projector={projector} facts={facts} />
        <LightSection facts={facts} slug={projector.slug ?? ''} />
        <section aria-labelledby="figures">
          <SectionHead id="figures" heading={MODEL_TEXTS.figures} />
          <FigureList rows={rows} />
          <Notes>
            {missing.length > 0 ? (
              <Muted>
                <strong>{MODEL_TEXTS.missing}:</strong> {missing.join(', ')}. {MODEL_TEXTS.missingIntro}
              </Muted>
            ) : null}
            {projector.evidenceNote ? <Small>{projector.evidenceNote}</Small> : null}
          </Notes>
        </section>
        {beside.length > 1 ? (
          <section aria-labelledby="similar">
            <SectionHead id="similar" heading={MODEL_TEXTS.similar} />
            <ComparisonTable projectors={beside} caption={MODEL_TEXTS.similarCaption(facts.name)} />
          </section>
        ) : null}
      </Body>
    </>
  );
}

/** The guides for its kind, below everything else. */
export function ModelGuides({ projector }: { projector: ProjectorContent }) {
  return <RelatedGuides heading={MODEL_TEXTS.guides} guides={projector.guides} />;
}

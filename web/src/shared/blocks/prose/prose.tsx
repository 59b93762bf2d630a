import styled, { css } from 'styled-components';
import type { SectionContent } from '../blocks-query.ts';
import { PageWidth } from '../../design/page-width.tsx';
import { Section, SectionHead } from '../../design/section.tsx';
import { media, theme } from '../../design/theme.ts';
import { compact } from '../../content/compact.ts';
import { ChevronDownIcon } from '../../design/icons.tsx';
import { plainSummary } from '../../design/plain-summary.ts';
import { PROSE_TEXTS } from './texts.ts';
import { RichText } from '../../rich-text/rich-text.tsx';

const Columns = styled(PageWidth)`
  ${media.large} {
    display: grid;
    grid-template-columns: 1fr 1.8fr;
    gap: ${theme.space.xxl};
  }
`;

const inSight = css`
  > summary {
    display: none;
  }

  &::details-content {
    content-visibility: visible;
    display: block;
  }
`;

const Sunk = styled(Section)`
  background: ${theme.color.sunk};
`;

/** The rest of a long text: folded on a phone, in sight from a tablet on and on paper. */
const Rest = styled.details`
  > summary {
    ${plainSummary}
    display: flex;
    gap: ${theme.space.xs};
    align-items: center;
    min-height: ${theme.target};
    color: ${theme.color.accent};
    font-weight: 600;
  }

  > summary svg {
    transition: transform ${theme.motion.calm};
  }

  &[open] > summary svg {
    transform: rotate(180deg);
  }

  @supports selector(::details-content) {
    ${media.medium} {
      ${inSight}
    }

    ${media.print} {
      ${inSight}
    }
  }
`;

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

/** Blocks that are always in sight, and from how many on the rest folds. */
const OPENING = 1;
const LONG = 5;

export function Prose({ section }: { section: SectionContent<'prose'> }) {
  const body = compact(section.body);
  const folds = body.length >= LONG;
  return (
    <Sunk $grounded>
      <Columns>
        <SectionHead eyebrow={section.eyebrow} heading={section.heading ?? ''} />
        <Texts>
          <RichText body={folds ? body.slice(0, OPENING) : body} />
          {folds ? (
            <Rest>
              <summary>
                {PROSE_TEXTS.readOn}
                <ChevronDownIcon />
              </summary>
              <RichText body={body.slice(OPENING)} />
            </Rest>
          ) : null}
        </Texts>
      </Columns>
    </Sunk>
  );
}

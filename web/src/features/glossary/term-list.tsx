import { glossaryTermId } from '@lumen-throw/domain/content-paths';
import styled from 'styled-components';
import { linkAddress } from '../../shared/content/link-target.ts';
import { BELOW_FIRST_SCREEN } from '../../startup/below-first-screen.ts';
import { Fold } from '../../shared/design/fold.ts';
import { ChevronDownIcon } from '../../shared/design/icons.tsx';
import { media, theme } from '../../shared/design/theme.ts';
import { firstSentence } from '../../shared/format/first-sentence.ts';
import { ContentLink } from '../../shared/links/content-link.tsx';
import { GLOSSARY_TEXTS } from './texts.ts';
import type { LetterGroup } from './term-search.ts';

/** Name that the terms share: the browser keeps at most one of them open, also without scripts. */
const ONE_OPEN = 'glossary';

const Group = styled.section.attrs({ className: BELOW_FIRST_SCREEN })`
  --guessed-height: 16rem;
  display: grid;
  gap: ${theme.space.s};
  padding-bottom: ${theme.space.xl};
  scroll-margin-top: 4rem;

  > h2 {
    color: ${theme.color.accent};
    font-size: ${theme.size.h2};
    line-height: 1;
  }

  ${media.medium} {
    grid-template-columns: 5rem 1fr;
  }
`;

/** Two columns where there is room; a term that opens moves only its own. */
const Terms = styled.div`
  border-top: 1px solid ${theme.color.line};

  ${media.large} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${theme.space.xl};
    align-items: start;
  }
`;

/** Terms stand in the content as they stand in a sentence. */
const TermName = styled.span`
  display: inline-block;

  &::first-letter {
    text-transform: uppercase;
  }
`;

/** What the term means in a sentence, while its definition is folded. */
const Preview = styled.span`
  display: block;
  color: ${theme.color.inkSoft};
  font: 400 0.875rem / 1.45 ${theme.font.text};

  [open] > summary & {
    display: none;
  }

  /* Paper shows the definition, which begins with it. */
  ${media.print} {
    display: none;
  }
`;

/** Target of links to the term: a browser that goes there opens what it is in. */
const Definition = styled.div`
  display: grid;
  gap: ${theme.space.s};
  max-width: 66ch;
  padding-bottom: ${theme.space.m};
  scroll-margin-top: 12rem;
  color: ${theme.color.inkSoft};

  a {
    color: ${theme.color.accent};
  }

  &:focus-visible {
    outline-offset: 6px;
  }
`;

/** The terms, letter by letter, of which at most one is open. */
export function TermList({ groups }: { groups: readonly LetterGroup[] }) {
  return (
    <>
      {groups.map(({ letter, terms }) => (
        <Group key={letter} id={`letter-${letter}`} aria-labelledby={`letter-${letter}-title`}>
          <h2 id={`letter-${letter}-title`}>{letter}</h2>
          <Terms>
            {terms.map(({ _id, term, slug, definition, relatedLink }) => (
              <Fold key={_id} name={ONE_OPEN}>
                <summary>
                  <span>
                    <TermName>{term}</TermName>
                    <Preview>{firstSentence(definition)}</Preview>
                  </span>
                  <ChevronDownIcon />
                </summary>
                <Definition id={glossaryTermId(slug ?? _id)} tabIndex={-1}>
                  <p>{definition}</p>
                  {linkAddress(relatedLink) ? (
                    <p>
                      <ContentLink href={linkAddress(relatedLink)}>
                        {GLOSSARY_TEXTS.readMore(relatedLink?.label ?? null)}
                      </ContentLink>
                    </p>
                  ) : null}
                </Definition>
              </Fold>
            ))}
          </Terms>
        </Group>
      ))}
    </>
  );
}

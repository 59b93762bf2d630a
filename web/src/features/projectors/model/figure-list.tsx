import { EVIDENCE_LANGUAGES } from '@lumen-throw/domain/evidence';
import { EVIDENCE_TITLES } from '@lumen-throw/domain/evidence-titles';
import styled from 'styled-components';
import { hostOf } from '../../../shared/content/host-of.ts';
import { reviewDate } from '../../../shared/guide-card/review-date.ts';
import { shortMonth } from '../../../shared/format/long-date.ts';
import { safeHref } from '../../../shared/links/safe-href.ts';
import { media, theme } from '../../../shared/design/theme.ts';
import { Small } from '../../../shared/design/type.tsx';
import { VisuallyHidden } from '../../../shared/design/visually-hidden.tsx';
import type { FigureRow, WrittenFigure } from './figure-rows.ts';
import { MODEL_TEXTS } from './texts.ts';

const List = styled.dl`
  border-top: 1px solid ${theme.color.line};

  > div {
    display: grid;
    gap: ${theme.space.xs} ${theme.space.l};
    padding-block: ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};

    ${media.medium} {
      grid-template-columns: 13rem 1fr;
    }
  }

  dd {
    ${media.medium} {
      grid-column: 2;
    }
  }

  dt {
    padding-top: 0.15rem;
    font-weight: 600;
  }

  dd + dd {
    margin-top: ${theme.space.xs};
  }
`;

const Value = styled.span<{ $outdone: boolean }>`
  font-variant-numeric: tabular-nums;
  ${({ $outdone }) => $outdone && `color: ${theme.color.inkSoft}; text-decoration: line-through;`}
`;

const Evidence = styled.details`
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
  line-height: 1.5;

  summary {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-height: 2rem;
    cursor: pointer;
    text-decoration: underline;
    text-decoration-color: ${theme.color.edge};
    text-underline-offset: 0.2em;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    color: ${theme.color.ink};
  }

  ${media.touch} {
    summary {
      min-height: ${theme.target};
    }
  }

  > div {
    max-width: 62ch;
    padding: ${theme.space.xs} 0 ${theme.space.xs} ${theme.space.m};
    border-inline-start: 2px solid ${theme.color.line};
    overflow-wrap: anywhere;
  }
`;

/** Month of a day, like "Nov 2026"; null where it is none. */
function monthOf(day: string | null): string | null {
  const date = new Date(`${(day ?? '').slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : shortMonth(date);
}

function Figure({ title, figure }: { title: string; figure: WrittenFigure }) {
  const { text, condition, kind, evidence, isOutdone, isDoubted } = figure;
  const whose = evidence.relayed ? MODEL_TEXTS.relayed(EVIDENCE_TITLES[kind]) : EVIDENCE_TITLES[kind];
  const site = [hostOf(evidence.address ?? ''), evidence.origin].filter(Boolean).join(', ');
  const day = reviewDate(evidence.seen);
  const language = EVIDENCE_LANGUAGES.find(({ value }) => value === evidence.language);
  const link = safeHref(evidence.address);
  return (
    <dd>
      <Value as={isOutdone || isDoubted ? 's' : 'span'} $outdone={isOutdone || isDoubted}>
        {text}
      </Value>
      {condition ? ` (${condition})` : null}
      {isOutdone ? <VisuallyHidden> {MODEL_TEXTS.outdone}</VisuallyHidden> : null}
      {isDoubted ? <Small> {MODEL_TEXTS.doubted}</Small> : null}
      <Evidence>
        <summary>
          {MODEL_TEXTS.from(site, whose, monthOf(evidence.seen))}{' '}
          <VisuallyHidden>
            {title}: {MODEL_TEXTS.source}
          </VisuallyHidden>
        </summary>
        <div>
          {evidence.words ? <q lang={language?.value}>{evidence.words}</q> : null}{' '}
          {language && evidence.gloss ? <>({MODEL_TEXTS.gloss(language.title, evidence.gloss)}) </> : null}
          {link?.kind === 'external' && evidence.address ? (
            <a href={link.href} rel="nofollow noopener noreferrer" target="_blank">
              {hostOf(evidence.address)}
            </a>
          ) : null}
          . {day ? MODEL_TEXTS.seen(day) : MODEL_TEXTS.notSeen}
        </div>
      </Evidence>
    </dd>
  );
}

/** Every figure with whose it is; where it stands, and in which words, one tap away. */
export function FigureList({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <List>
      {rows
        .filter(({ figures }) => figures.length > 0)
        .map(({ field, title, figures }) => (
          <div key={field}>
            <dt>{title}</dt>
            {figures.map((figure) => (
              <Figure key={figure.key} title={title} figure={figure} />
            ))}
          </div>
        ))}
    </List>
  );
}

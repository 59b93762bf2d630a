import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media, theme } from '../../../shared/design/theme.ts';
import { Heading } from '../../../shared/design/type.tsx';

/** Three parts of one instrument, parted by hairlines. */
export const RoomCards = styled.div`
  display: grid;
  border-top: 1px solid ${theme.color.line};

  > * + * {
    border-top: 1px solid ${theme.color.line};
  }

  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > * + * {
      border-top: 0;
      border-inline-start: 1px solid ${theme.color.line};
    }
  }

  ${media.print} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr) minmax(0, 1fr);

    > * + * {
      border-top: 0;
      border-inline-start: 1px solid ${theme.color.line};
    }
  }
`;

const Card = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  padding: clamp(${theme.space.m}, 3vw, 1.75rem);

  > :last-child {
    margin-top: auto;
  }

  ${media.print} {
    padding: ${theme.space.s};
    font-size: ${theme.size.tiny};
  }
`;

/** The one figure of a card. */
export const CardFigure = styled.p`
  font: 400 ${theme.size.h2} / 1.05 ${theme.font.display};
  font-variant-numeric: lining-nums;

  small {
    color: ${theme.color.inkSoft};
    font: 400 ${theme.size.small} / 1.4 ${theme.font.text};
    white-space: nowrap;
  }
`;

export const CardText = styled.p<{ $tone?: 'good' | 'bad' | 'tight' }>`
  color: ${({ $tone }) =>
    $tone === 'tight' ? theme.color.accent : $tone ? theme.color[$tone] : theme.color.inkSoft};
  font-size: ${theme.size.small};
  font-weight: ${({ $tone }) => ($tone ? 550 : 400)};
  line-height: 1.45;

  ${media.print} {
    font-size: ${theme.size.tiny};
    line-height: 1.35;
  }
`;

/** Pairs of a name and a figure, one below the other. */
export const CardRows = styled.dl`
  display: grid;
  font-size: ${theme.size.small};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.s};
    justify-content: space-between;
    padding-block: 0.4rem;
    border-top: 1px solid ${theme.color.line};
  }

  dd {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    font-weight: 550;
    text-align: end;
  }

  dd small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
    font-weight: 400;
  }

  dt small {
    display: block;
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.tiny};
  }

  /* Three columns on a sheet: narrow, and no taller than they must be. */
  ${media.print} {
    font-size: ${theme.size.tiny};

    > div {
      padding-block: 0.15rem;
    }

    dd small {
      text-align: start;
    }

    dt small {
      display: inline;
      margin-inline-start: ${theme.space.xs};
    }
  }
`;

/** A part of the room: what it is about, its figure and its explanation. */
export function RoomCard({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`}>
      <Heading as="h3" $size="h4" id={`${id}-title`}>
        {title}
      </Heading>
      {children}
    </Card>
  );
}

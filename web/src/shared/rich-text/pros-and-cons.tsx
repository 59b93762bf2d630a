import styled from 'styled-components';
import { compact } from '../content/compact.ts';
import { CheckIcon, CrossIcon } from '../design/icons.tsx';
import { textMeasure } from '../design/text-measure.ts';
import { theme } from '../design/theme.ts';
import { CONTENT_TEXTS } from '../content/texts.ts';

const Box = styled.div`
  ${textMeasure}
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`;

const Title = styled.p`
  font: 400 ${theme.size.h4} / ${theme.leading.title} ${theme.font.display};
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${theme.space.m} ${theme.space.l};
`;

const SideName = styled.p`
  margin-bottom: ${theme.space.xs};
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.tiny};
  font-weight: 650;
  letter-spacing: 0.09em;
  text-transform: uppercase;
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  list-style: none;
`;

const Item = styled.li<{ $good: boolean }>`
  display: flex;
  gap: 0.6rem;

  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${({ $good }) => ($good ? theme.color.good : theme.color.bad)};
  }
`;

type Points = readonly (string | null)[] | null | undefined;

export interface ProsAndConsContent {
  title?: string | null;
  pros?: Points;
  cons?: Points;
}

function Side({ name, points, good }: { name: string; points: Points; good: boolean }) {
  const all = [...new Set(compact(points))];
  return all.length === 0 ? null : (
    <div>
      <SideName>{name}</SideName>
      <List role="list" aria-label={name}>
        {all.map((text) => (
          <Item key={text} $good={good}>
            {good ? <CheckIcon /> : <CrossIcon />}
            <span>{text}</span>
          </Item>
        ))}
      </List>
    </div>
  );
}

/** What speaks for something and against it. */
export function ProsAndCons({ title, pros, cons }: ProsAndConsContent) {
  if (compact(pros).length + compact(cons).length === 0) return null;
  return (
    <Box>
      {title ? <Title>{title}</Title> : null}
      <Sides>
        <Side name={CONTENT_TEXTS.pros} points={pros} good />
        <Side name={CONTENT_TEXTS.cons} points={cons} good={false} />
      </Sides>
    </Box>
  );
}
